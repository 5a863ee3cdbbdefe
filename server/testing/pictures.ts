import sharp, { type Sharp } from 'sharp'

type Look = { width?: number; height?: number; colour?: string }

/** A plain picture, to be written in any format. */
export const plainPicture = ({ width = 320, height = 240, colour = '#2a6' }: Look = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } })

/** As a phone takes it: with the place and the device, and lying on its side. */
export const phonePicture = (picture = plainPicture()): Promise<Buffer> =>
  picture
    .withExif({
      IFD0: { Make: 'Tecno', Model: 'Spark of Tigist' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 48/1', GPSLongitude: '38/1 44/1 24/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** What no compression makes small. */
export const noisyPicture = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 120 },
    },
  })

export function formWith(bytes: Uint8Array, name = 'picture.jpg', field = 'file'): FormData {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  return form
}
