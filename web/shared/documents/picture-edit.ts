export const edgeNames = ['left', 'top', 'right', 'bottom'] as const
export type EdgeName = (typeof edgeNames)[number]
/** Where the edges of the part to keep are, in hundredths of the turned picture. */
export type Edges = { readonly [Name in EdgeName]: number }
/** What the person made of a picture: quarters clockwise first, then the part to keep. */
export type PictureEdit = { quarters: number; edges: Edges }

const whole: Edges = { left: 0, top: 0, right: 100, bottom: 100 }
export const unedited: PictureEdit = { quarters: 0, edges: whole }
const leastPart = 10

export const isWhole = ({ left, top, right, bottom }: Edges): boolean =>
  left === 0 && top === 0 && right === 100 && bottom === 100

/** How far an edge can go: never outside, and never so far that nothing is left. */
export function edgeRange(edges: Edges, name: EdgeName): { least: number; most: number } {
  switch (name) {
    case 'left':
      return { least: 0, most: edges.right - leastPart }
    case 'top':
      return { least: 0, most: edges.bottom - leastPart }
    case 'right':
      return { least: edges.left + leastPart, most: 100 }
    case 'bottom':
      return { least: edges.top + leastPart, most: 100 }
  }
}

export function moveEdge(edges: Edges, name: EdgeName, to: number): Edges {
  const { least, most } = edgeRange(edges, name)
  return { ...edges, [name]: Math.round(Math.min(most, Math.max(least, to))) }
}

/** A quarter clockwise; the part to keep turns with the picture. */
export const turn = ({ quarters, edges }: PictureEdit): PictureEdit => ({
  quarters: (quarters + 1) % 4,
  edges: { left: 100 - edges.bottom, top: edges.left, right: 100 - edges.top, bottom: edges.right },
})

type Size = { width: number; height: number }

export const turnedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width }

/** The part to keep in pixels of the turned picture, and how large to draw it so that no side exceeds the limit. */
export function partOf(picture: Size, { quarters, edges }: PictureEdit, longestSide: number) {
  const turned = turnedSize(picture, quarters)
  const part = {
    left: (turned.width * edges.left) / 100,
    top: (turned.height * edges.top) / 100,
    width: (turned.width * (edges.right - edges.left)) / 100,
    height: (turned.height * (edges.bottom - edges.top)) / 100,
  }
  const scale = Math.min(1, longestSide / Math.max(part.width, part.height))
  return {
    part,
    scale,
    drawn: {
      width: Math.max(1, Math.round(part.width * scale)),
      height: Math.max(1, Math.round(part.height * scale)),
    },
  }
}
