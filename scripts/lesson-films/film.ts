import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { between } from './motion.ts'
import { melody } from './melody.ts'
import type { Scene } from './scene.ts'
import { group } from './svg.ts'

const width = 640
const height = 360
const framesPerSecond = 12
const fadeSeconds = 0.5

export type Cut = { scene: Scene; from: number; to: number }

const picture = (content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
    ),
  )

/** What is seen at a time of the film: a scene, and while it begins the one before it. */
function contentAt(cuts: readonly Cut[], time: number): string {
  const index = Math.max(
    0,
    cuts.findLastIndex(({ from }) => from <= time),
  )
  const [before, now] = [cuts[index - 1], cuts[index]]
  if (now === undefined) return ''
  const share = between(time, now.from, now.from + fadeSeconds)
  const drawn = now.scene.draw(time - now.from)
  if (before === undefined || share === 1) return drawn
  return before.scene.draw(time - before.from) + group(drawn, { opacity: share })
}

/** What is sent to old phones too: the main profile, and a place to seek to every two seconds. */
const videoOptions = (quality: number) => [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-level',
  '3.0',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  String(quality),
  '-g',
  String(framesPerSecond * 2),
  '-keyint_min',
  String(framesPerSecond * 2),
  '-sc_threshold',
  '0',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
]
const soundOptions = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1']

/** Draws all frames and has them encoded, with a tune, by the `ffmpeg` on the path; answers with the size. */
export async function makeFilm(cuts: readonly Cut[], target: string, quality: number): Promise<number> {
  const seconds = cuts.at(-1)?.to ?? 0
  const folder = await mkdtemp(join(tmpdir(), 'abronet-film-'))
  const tune = join(folder, 'tune.wav')
  await writeFile(tune, melody(seconds))
  const encoder = spawn(
    'ffmpeg',
    [
      '-loglevel',
      'error',
      '-y',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(framesPerSecond),
      '-i',
      'pipe:0',
      '-i',
      tune,
      ...videoOptions(quality),
      ...soundOptions,
      '-t',
      String(seconds),
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
      target,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  const ended = new Promise<number | null>((resolve, reject) => {
    encoder.once('error', reject)
    encoder.once('close', resolve)
  })
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    const pixels = await picture(contentAt(cuts, frame / framesPerSecond))
      .removeAlpha()
      .raw()
      .toBuffer()
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const code = await ended
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
  return (await stat(target)).size
}

/** What a picture for those who read weighs at most. */
const mostStillBytes = 12_000

/** One picture of a scene; answers with its size. */
export async function makeStill({ draw, still }: Scene, target: string): Promise<number> {
  for (let quality = 76; ; quality -= 4) {
    const drawn = await picture(draw(still)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (drawn.length > mostStillBytes && quality > 20) continue
    await writeFile(target, drawn)
    return drawn.length
  }
}
