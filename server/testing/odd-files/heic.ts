import { heicTile } from './heic-tile.ts'

type Heic = {
  columns?: number
  rows?: number
  /** Of the whole, and what the box of one tile says of its size. */
  width?: number
  height?: number
  tileSide?: number
  /** Quarters of a turn, against the clock. */
  turns?: number
  major?: string
  brands?: string[]
  exif?: Uint8Array
  xmp?: string
  configuration?: Uint8Array
  coded?: Uint8Array
  /** The items that the grid is made of; by default each its own tile. */
  gridOf?: number[]
  primary?: number
}

const grid = 1
const firstTile = 2

/** A HEIC as phones write it: a grid of tiles, here the same tile again and again. */
export function makeHeic(heic: Heic = {}): Buffer {
  const { columns = 1, rows = 1, major = 'heic', brands = ['mif1', 'heic'], tileSide = heicTile.side } = heic
  const { configuration = heicTile.configuration, coded = heicTile.coded } = heic
  const { width = columns * heicTile.side, height = rows * heicTile.side } = heic
  const count = columns * rows
  const tiles = Array.from({ length: count }, (_, index) => firstTile + index)
  const notes = [
    ...(heic.exif === undefined
      ? []
      : [{ type: 'Exif', more: '', data: Buffer.concat([uint32(0), heic.exif]) }]),
    ...(heic.xmp === undefined
      ? []
      : [{ type: 'mime', more: 'application/rdf+xml\0', data: Buffer.from(heic.xmp) }]),
  ].map((note, index) => ({ ...note, id: firstTile + count + index }))
  const description = Buffer.concat([bytes(0, 1, rows - 1, columns - 1), uint32(width), uint32(height)])
  const parts = [coded, description, ...notes.map(({ data }) => data)]
  const properties = [
    configuration,
    fullBox('ispe', uint32(tileSide), uint32(tileSide)),
    fullBox('ispe', uint32(width), uint32(height)),
    box('irot', bytes(heic.turns ?? 0)),
  ]
  const fileType = box('ftyp', Buffer.from(major), uint32(0), Buffer.from(brands.join('')))
  const metaAt = (start: number) => {
    const offsets = parts.map((_, index) => start + Buffer.concat(parts.slice(0, index)).length)
    const item = (id: number, part: number) =>
      Buffer.concat([
        uint16(id),
        uint16(0),
        uint16(1),
        uint32(offsets[part] ?? 0),
        uint32(parts[part]?.length ?? 0),
      ])
    return fullBox(
      'meta',
      fullBox('hdlr', uint32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', uint16(heic.primary ?? grid)),
      fullBox(
        'iinf',
        uint16(1 + count + notes.length),
        itemEntry(grid, 'grid'),
        ...tiles.map((id) => itemEntry(id, 'hvc1')),
        ...notes.map(({ id, type, more }) => itemEntry(id, type, more)),
      ),
      fullBox(
        'iref',
        reference('dimg', grid, heic.gridOf ?? tiles),
        ...notes.map(({ id }) => reference('cdsc', id, [grid])),
      ),
      box(
        'iprp',
        box('ipco', ...properties),
        fullBox(
          'ipma',
          uint32(1 + count),
          Buffer.concat([uint16(grid), bytes(2, 3, 0x84)]),
          ...tiles.map((id) => Buffer.concat([uint16(id), bytes(2, 0x81, 2)])),
        ),
      ),
      fullBox(
        'iloc',
        bytes(0x44, 0),
        uint16(1 + count + notes.length),
        item(grid, 1),
        ...tiles.map((id) => item(id, 0)),
        ...notes.map(({ id }, index) => item(id, 2 + index)),
      ),
    )
  }
  const start = fileType.length + metaAt(0).length + 8
  return Buffer.concat([fileType, metaAt(start), box('mdat', ...parts)])
}

const bytes = (...values: number[]) => Buffer.from(values)

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2)
  buffer.writeUInt16BE(value)
  return buffer
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}

export function box(type: string, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([uint32(content.length + 8), Buffer.from(type), content])
}

const fullBox = (type: string, ...contents: Uint8Array[]) =>
  box(type, type === 'infe' ? bytes(2, 0, 0, 0) : uint32(0), ...contents)

const itemEntry = (id: number, type: string, more = '') =>
  fullBox('infe', uint16(id), uint16(0), Buffer.from(`${type}\0${more}`))

const reference = (type: string, from: number, to: readonly number[]) =>
  box(type, uint16(from), uint16(to.length), ...to.map(uint16))
