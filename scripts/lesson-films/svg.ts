/** The colours of our illustrations. */
export const colours = {
  green: '#1f6b42',
  leaf: '#2f8757',
  forest: '#174f33',
  saffron: '#e5a823',
  straw: '#f2c766',
  corn: '#f6d98f',
  clay: '#bc4a2b',
  brick: '#cf6a48',
  rust: '#8f3218',
  teal: '#2a7f86',
  lagoon: '#35929a',
  deep: '#1d6167',
  sky: '#8ecbd0',
  ice: '#cfe7ea',
  blue: '#2d5fa8',
  paper: '#fff7e8',
  linen: '#efe9dd',
  sand: '#cfc3aa',
  wood: '#8a4b22',
  bark: '#6f3a19',
  ink: '#2b1b12',
  stone: '#4a4038',
} as const

const number = (value: number): string => String(Math.round(value * 100) / 100)

type Place = { x?: number; y?: number; scale?: number; turn?: number; opacity?: number }

/** Parts that are moved, turned and scaled together. */
export function group(parts: string | readonly string[], place: Place = {}): string {
  const { x = 0, y = 0, scale = 1, turn = 0, opacity = 1 } = place
  if (opacity <= 0 || scale <= 0) return ''
  const moves = `translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${number(scale)})`
  const faded = opacity < 1 ? ` opacity="${number(opacity)}"` : ''
  return `<g transform="${moves}"${faded}>${typeof parts === 'string' ? parts : parts.join('')}</g>`
}

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  radius <= 0 ? '' : `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`

export const oval = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(width / 2)}" ry="${number(height / 2)}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${radius}" fill="${fill}"/>`

/** A line that is drawn as by hand: only a share of its length is there. */
export const drawn = (d: string, stroke: string, width: number, share: number): string =>
  share <= 0
    ? ''
    : `<path d="${d}" pathLength="100" stroke-dasharray="${number(share * 100)} 200" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Diamonds in a row, as on the borders of our dresses. */
export const diamonds = (x: number, y: number, count: number, fills: readonly [string, string]): string =>
  Array.from({ length: count }, (_, index) =>
    shape(`M${number(x + index * 18)} ${number(y)}l6 8-6 8-6-8z`, fills[index % 2 === 0 ? 0 : 1]),
  ).join('')
