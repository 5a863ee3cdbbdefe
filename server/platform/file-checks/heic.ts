import { createRequire } from 'node:module'
import createDecoder, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import * as z from 'zod/mini'
import { loadBoundedWasm } from './bounded-wasm.ts'
import { checkSize, drawPixels } from './picture.ts'
import { Refusal } from './refusal.ts'

/** The file, its planes and its colours at the largest size that we take. */
const mostMemory = 216 * 1_048_576

const decoded = z.object({
  channels: z.array(
    z.object({
      width: z.number(),
      height: z.number(),
      stride: z.number(),
      data: z.instanceof(Uint8Array),
    }),
  ),
})
type Handle = Parameters<MainModule['heif_image_handle_get_width']>[0]

/** The primary image of a HEIC, upright, as a new WebP. The build of sharp that we use cannot read HEVC. */
export async function drawHeic(file: Uint8Array): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm')
  const { instantiateWasm, refusal } = await loadBoundedWasm(wasm, mostMemory)
  const decoder = createDecoder({ instantiateWasm, print: () => {}, printErr: () => {} })
  try {
    const image = openPrimary(decoder, file)
    const size = {
      width: decoder.heif_image_handle_get_width(image),
      height: decoder.heif_image_handle_get_height(image),
    }
    checkSize(size)
    const pixels = decode(decoder, image)
    checkSize(pixels)
    return await drawPixels(pixels.data, { width: pixels.width, height: pixels.height, channels: 3 })
  } catch (error) {
    throw refusal(error)
  }
}

function openPrimary(decoder: MainModule, file: Uint8Array): Handle {
  const context = decoder.heif_context_alloc()
  const { code } = decoder.heif_context_read_from_memory(context, file)
  if (code !== decoder.heif_error_code.heif_error_Ok) throw new Refusal('documentBroken')
  const found: unknown = decoder.heif_js_context_get_primary_image_handle(context)
  if (!isHandle(found)) throw new Refusal('documentBroken')
  return found
}

/** What is no handle is an error with a code. */
const isHandle = (found: unknown): found is Handle =>
  typeof found === 'object' && found !== null && !('code' in found)

/** Its colours as one row of bytes after the other: a view of the decoder's memory, since a copy would take as much again. */
function decode(decoder: MainModule, image: Handle) {
  const result = decoded.safeParse(
    decoder.heif_js_decode_image2(
      image,
      decoder.heif_colorspace.heif_colorspace_RGB,
      decoder.heif_chroma.heif_chroma_interleaved_RGB,
    ),
  )
  const [channel] = result.data?.channels ?? []
  if (channel === undefined) throw new Refusal('documentBroken')
  const { width, height, stride, data } = channel
  const row = width * 3
  if (stride !== row)
    for (let y = 1; y < height; y += 1) data.copyWithin(y * row, y * stride, y * stride + row)
  return { width, height, data: data.subarray(0, row * height) }
}
