import type { FieldProblem } from '../../../contract/errors.ts'
import { largestFilm, shortestFilmSeconds } from '../../../contract/rules/training.ts'

export type FilmProblem = FieldProblem &
  ('filmKind' | 'filmBroken' | 'filmIndexLast' | 'filmTooShort' | 'filmTooLong')
export type CheckedFilm =
  | { problem: FilmProblem }
  /** What is kept: the film as it came, without the notes of cameras. */
  | { milliseconds: number; content: Uint8Array }

/** A part of the file with its name, from its first byte on; its content is what is between `start` and `end`. */
type Box = { type: string; at: number; start: number; end: number }
type Span = Pick<Box, 'start' | 'end'>

/** In one level of a film there are a dozen; a file that has so many is made to be slow. */
const mostBoxes = 1_000
const brands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'avc1', 'mp41', 'mp42', 'M4V ']
/** Of notes only: places, devices, titles. */
const notes = ['udta', 'meta', 'uuid']

class Refused extends Error {
  readonly problem: FilmProblem

  constructor(problem: FilmProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Decides by the boxes of an MP4 whether browsers can play it while it arrives: H.264, perhaps with AAC, and its index first. It
 * goes down a fixed number of levels and looks at each box once, whatever the file says of itself.
 */
export function checkFilm(file: Uint8Array): CheckedFilm {
  const bytes = Buffer.from(file)
  try {
    return readFilm(bytes)
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem }
    throw error
  }
}

function readFilm(bytes: Buffer): CheckedFilm {
  checkBrand(bytes)
  const boxes = boxesOf(bytes, { start: 0, end: bytes.length })
  const names = boxes.map(({ type }) => type)
  const index = boxes.find(({ type }) => type === 'moov')
  const data = names.indexOf('mdat')
  if (index === undefined || data === -1) throw new Refused('filmBroken')
  const inIndex = boxesOf(bytes, index)
  // In fragments each has an index of its own, which is another way of streaming.
  const isFragmented = names.includes('moof') || find(inIndex, 'mvex') !== undefined
  if (data < boxes.indexOf(index) || isFragmented) throw new Refused('filmIndexLast')
  const tracks = inIndex.filter(({ type }) => type === 'trak').map((track) => boxesOf(bytes, track))
  checkTracks(tracks.map((track) => kindOf(bytes, track)))
  const milliseconds = durationOf(bytes, need(inIndex, 'mvhd'))
  for (const box of [...boxes, ...inIndex, ...tracks.flat()]) if (notes.includes(box.type)) blank(bytes, box)
  return { milliseconds, content: bytes }
}

function checkBrand(bytes: Buffer): void {
  if (bytes.length < 16 || name(bytes, 4) !== 'ftyp') throw new Refused('filmKind')
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * 32)
  const named = [name(bytes, 8)]
  for (let at = 16; at + 4 <= end; at += 4) named.push(name(bytes, at))
  if (!named.some((brand) => brands.includes(brand))) throw new Refused('filmKind')
}

function boxesOf(bytes: Buffer, { start, end }: Span): Box[] {
  const boxes: Box[] = []
  for (let at = start; at < end;) {
    const box = boxAt(bytes, at, end)
    boxes.push(box)
    if (boxes.length > mostBoxes) throw new Refused('filmBroken')
    at = box.end
  }
  return boxes
}

function boxAt(bytes: Buffer, at: number, end: number): Box {
  if (end - at < 8) throw new Refused('filmBroken')
  const type = name(bytes, at + 4)
  const short = bytes.readUInt32BE(at)
  if (short === 1 && end - at < 16) throw new Refused('filmBroken')
  const header = short === 1 ? 16 : 8
  // Larger than 4 GB never fits; 0 is said of the last box of a file.
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
  const length = short === 0 && end === bytes.length ? end - at : size
  if (length < header || length > end - at) throw new Refused('filmBroken')
  return { type, at, start: at + header, end: at + length }
}

const name = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type)

function need(boxes: readonly Box[], type: string): Box {
  const box = find(boxes, type)
  if (box === undefined) throw new Refused('filmBroken')
  return box
}

type Track = { handler: string; formats: string[] }

/** What a track is of, and how it is coded. */
function kindOf(bytes: Buffer, track: readonly Box[]): Track {
  const media = boxesOf(bytes, need(track, 'mdia'))
  const handler = need(media, 'hdlr')
  const table = need(boxesOf(bytes, need(boxesOf(bytes, need(media, 'minf')), 'stbl')), 'stsd')
  if (handler.end - handler.start < 12 || table.end - table.start < 8) throw new Refused('filmBroken')
  // After its version and how many there are.
  const entries = boxesOf(bytes, { start: table.start + 8, end: table.end })
  if (entries.length !== bytes.readUInt32BE(table.start + 4)) throw new Refused('filmBroken')
  return { handler: name(bytes, handler.start + 8), formats: entries.map(({ type }) => type) }
}

function checkTracks(tracks: readonly Track[]): void {
  const isCoded = ({ formats }: Track, format: string) =>
    formats.length > 0 && formats.every((each) => each === format)
  const pictures = tracks.filter(({ handler }) => handler === 'vide')
  const sounds = tracks.filter(({ handler }) => handler === 'soun')
  const isKnown =
    pictures.length === 1 &&
    sounds.length <= 1 &&
    // Phones write where they are into tracks of other kinds.
    tracks.length === pictures.length + sounds.length &&
    pictures.every((track) => isCoded(track, 'avc1')) &&
    sounds.every((track) => isCoded(track, 'mp4a'))
  if (!isKnown) throw new Refused('filmKind')
}

function durationOf(bytes: Buffer, { start, end }: Span): number {
  if (end - start < 20) throw new Refused('filmBroken')
  const isLong = bytes.readUInt8(start) === 1
  if (isLong && end - start < 32) throw new Refused('filmBroken')
  const perSecond = bytes.readUInt32BE(start + (isLong ? 20 : 12))
  const duration = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16)
  if (perSecond === 0) throw new Refused('filmBroken')
  const milliseconds = Math.round((duration / perSecond) * 1_000)
  if (milliseconds < shortestFilmSeconds * 1_000) throw new Refused('filmTooShort')
  if (milliseconds > largestFilm.minutes * 60_000) throw new Refused('filmTooLong')
  return milliseconds
}

/** As empty room, so that everything else stays where the index says. */
function blank(bytes: Buffer, { at, start, end }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, start, end)
}
