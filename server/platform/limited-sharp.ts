import sharp from 'sharp'

// Whatever else the library can read (SVG, PDF, GIF, its own formats …) it refuses, for every caller in the process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Every picture is another: nothing to remember. One thread each leaves the machine to everyone else.
sharp.cache(false)
sharp.concurrency(1)

export const limitedSharp = sharp
