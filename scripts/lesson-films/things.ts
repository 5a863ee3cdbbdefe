import { circle, box, colours, diamonds, group, line, shape } from './svg.ts'

const { clay, corn, green, ink, paper, sand, saffron, straw, teal, sky, stone, wood, linen } = colours

/** The ground of a scene, with the disc of our illustrations. */
export const backdrop = (ground: string, disc: string, floor: string, horizon = 312): string =>
  box(0, 0, 640, 360, ground) + circle(320, 176, 160, disc) + box(0, horizon, 640, 360 - horizon, floor)

export const tick = (x: number, y: number, scale = 1): string =>
  group([circle(0, 0, 28, paper), circle(0, 0, 24, green), line('M-11 1l8 9 15-18', paper, 6)], {
    x,
    y,
    scale,
  })

export const cross = (x: number, y: number, scale = 1): string =>
  group([circle(0, 0, 28, paper), circle(0, 0, 24, clay), line('M-9-9l18 18M9-9l-18 18', paper, 6)], {
    x,
    y,
    scale,
  })

/** The ring that forbids what is within it. */
export const forbidden = (x: number, y: number, radius: number, scale = 1): string =>
  group(
    [
      `<circle r="${radius}" fill="none" stroke="${clay}" stroke-width="${radius / 5}"/>`,
      line(`M${-radius * 0.7} ${-radius * 0.7}L${radius * 0.7} ${radius * 0.7}`, clay, radius / 5),
    ],
    { x, y, scale },
  )

export const heart = (x: number, y: number, scale = 1): string =>
  group(shape('M0 18C-30-4-16-24 0-10 16-24 30-4 0 18z', clay), { x, y, scale })

/** A round sign for a picture. */
export const sign = (x: number, y: number, picture: string, scale = 1, fill: string = paper): string =>
  group([circle(0, 0, 34, fill), picture], { x, y, scale })

export const flame = (x: number, y: number, scale = 1): string =>
  group(
    [
      shape('M0 24c-18 0-22-16-14-28 2 6 6 7 6 7C-10-12 0-20 4-28c0 12 16 20 16 36 0 10-8 16-20 16z', clay),
      shape('M1 24c-9 0-11-9-6-16 2 3 4 3 4 3 0-6 3-10 5-13 1 7 8 11 8 17 0 6-4 9-11 9z', saffron),
    ],
    { x, y, scale },
  )

export const drop = (x: number, y: number, scale = 1, fill: string = teal): string =>
  group(shape('M0-24C8-8 17 0 17 9a17 17 0 0 1-34 0C-17 0-8-8 0-24z', fill), { x, y, scale })

export const bolt = (x: number, y: number, scale = 1): string =>
  group(shape('M6-28l-22 32h14l-6 24 24-34H2z', saffron), { x, y, scale })

export const clock = (x: number, y: number, radius: number, hour: number): string => {
  const hand = (turn: number, length: number) => {
    const angle = turn * 2 * Math.PI
    return line(
      `M0 0L${(Math.sin(angle) * length).toFixed(2)} ${(-Math.cos(angle) * length).toFixed(2)}`,
      ink,
      radius / 9,
    )
  }
  const marks = Array.from({ length: 12 }, (_, index) =>
    group(line(`M0 ${-radius * 0.78}v${radius * 0.06}`, sand, radius / 12), { turn: index * 30 }),
  )
  return group(
    [
      circle(0, 0, radius, green),
      circle(0, 0, radius * 0.87, paper),
      ...marks,
      hand(hour / 12, radius * 0.45),
      hand(hour, radius * 0.68),
      circle(0, 0, radius / 10, clay),
    ],
    { x, y },
  )
}

export const coin = (x: number, y: number, scale = 1): string =>
  group([circle(0, 0, 15, saffron), circle(0, 0, 11, straw), shape('M0-6l5 6-5 6-5-6z', saffron)], {
    x,
    y,
    scale,
  })

export const banknote = (x: number, y: number, turn = 0, scale = 1): string =>
  group(
    [
      box(-34, -18, 68, 36, '#5c9a62', 3),
      box(-30, -14, 60, 28, '#8fbf86', 2),
      circle(0, 0, 10, '#5c9a62'),
      shape('M-22-5l4 5-4 5-4-5zM22-5l4 5-4 5-4-5z', '#5c9a62'),
    ],
    { x, y, turn, scale },
  )

/** A sheet of paper with rows: a small picture and a line of writing each. */
export const sheet = (
  x: number,
  y: number,
  rows: readonly string[],
  shown: (index: number) => number,
  scale = 1,
): string =>
  group(
    [
      box(-66, -96, 140, 200, '#00000022', 6),
      box(-70, -100, 140, 200, paper, 6),
      diamonds(-45, -94, 6, [green, saffron]),
      ...rows.map((picture, index) =>
        group(
          [
            group(picture, { x: -46, scale: 0.62 }),
            box(-20, -9, 76, 6, sand, 3),
            box(-20, 4, 48, 6, sand, 3),
          ],
          { y: -50 + index * 38, opacity: shown(index) },
        ),
      ),
    ],
    { x, y, scale },
  )

export const broom = line('M12-26L-4 4', wood, 5) + shape('M-12 0l14 8-8 20-22-12z', saffron)
export const smallClock = clock(0, 0, 24, 3)
export const smallCoins = coin(-8, 6) + coin(8, -4)
export const smallCalendar =
  box(-22, -20, 44, 42, clay, 5) +
  box(-18, -8, 36, 26, linen, 2) +
  line('M-10-24v8M10-24v8', ink, 4) +
  shape('M0-3l7 8-7 8-7-8z', green)

export const pencil = (x: number, y: number, turn: number, scale = 1): string =>
  group(
    [
      shape('M0 0l5-14h-10z', straw),
      shape('M0 0l2-5h-4z', ink),
      box(-5, -60, 10, 46, clay),
      box(-5, -68, 10, 8, sand, 2),
    ],
    { x, y, turn, scale },
  )

/** A phone; what is on its screen is drawn around its middle, 76 wide and 128 high. */
export const phone = (x: number, y: number, screen: string, scale = 1, turn = 0): string =>
  group([box(-46, -82, 92, 164, ink, 12), box(-38, -66, 76, 132, corn, 4), circle(0, 74, 4, stone), screen], {
    x,
    y,
    scale,
    turn,
  })

export const mark = (x: number, y: number, scale = 1): string =>
  group(
    shape(
      'M-8-10a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v11h-6zM-8 9h6v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM2-9v-1a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1zM2-1h6v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z',
      green,
    ) +
      shape(
        'M-9-8h-1a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h1zM-1-8v6h11a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2zM-10 2a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h11V2zM9 2h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2H9z',
        saffron,
      ) +
      shape('M-1-1h2v2h-2z', clay),
    { x, y, scale, turn: 45 },
  )

/** What numbers look like is the same in all our languages. */
const digits = {
  0: 'M0-14c-8 0-10 6-10 14s2 14 10 14 10-6 10-14-2-14-10-14z',
  1: 'M-5-9l6-5v28',
  7: 'M-9-14H9L-3 14',
  9: 'M9-5a9 9 0 1 1-18 0 9 9 0 0 1 18 0c0 10-3 16-12 19',
} as const
export const dialled = (x: number, y: number, number: readonly (keyof typeof digits)[], scale = 1): string =>
  group(
    number.map((digit, index) =>
      group(line(digits[digit], ink, 5), { x: (index - (number.length - 1) / 2) * 25 }),
    ),
    { x, y, scale },
  )

export const receiver = (x: number, y: number, scale = 1, turn = 0): string =>
  group(
    [
      circle(0, 0, 20, '#2f9e5b'),
      shape(
        'M-9-8c2-4 5-4 6-1l2 4c0 2-3 3-2 4 1 3 3 5 6 6 2 1 2-2 4-2l4 2c3 1 2 4-1 6-6 3-20-8-19-19z',
        paper,
      ),
    ],
    { x, y, scale, turn },
  )

/** What somebody says or asks, with a picture of it. */
export const bubble = (
  x: number,
  y: number,
  picture: string,
  { scale = 1, tail = -1, width = 116, height = 84 } = {},
): string =>
  group(
    [
      box(-width / 2, -height / 2, width, height, paper, 20),
      shape(`M${tail * 16} ${height / 2 - 4}l${tail * 22} 24 ${-tail * 2}-24z`, paper),
      picture,
    ],
    { x, y, scale },
  )

export const identityCard = (x: number, y: number, scale = 1, turn = 0): string =>
  group(
    [
      box(-56, -34, 112, 72, '#00000022', 8),
      box(-58, -37, 116, 74, paper, 8),
      box(-58, -37, 116, 14, green, 6),
      box(-58, -27, 116, 5, saffron),
      box(-48, -14, 36, 42, sky, 4),
      shape('M-46 28c0-14 6-20 16-20s16 6 16 20z', clay),
      circle(-30, 0, 10, '#6f4126'),
      shape('M-40-1c0-9 4-12 10-12s10 3 10 12c-6-6-14-6-20 0z', ink),
      box(-2, -10, 50, 6, sand, 3),
      box(-2, 4, 40, 6, sand, 3),
      box(-2, 18, 46, 6, sand, 3),
    ],
    { x, y, scale, turn },
  )

/** Steam, gas or a smell: lines that rise. */
export const vapour = (x: number, y: number, time: number, stroke: string, scale = 1): string =>
  group(
    [0, 1, 2].map((index) => {
      const share = (time / 2.4 + index / 3) % 1
      return group(line('M0 0q-8-9 0-18t0-18', stroke, 5), {
        x: (index - 1) * 20,
        y: -share * 34,
        opacity: Math.sin(share * Math.PI),
      })
    }),
    { x, y, scale },
  )

export const door = (x: number, y: number, fill: string, open = 0, scale = 1): string =>
  group(
    [
      box(-44, -150, 88, 150, ink, 3),
      box(-38, -144, 76, 144, corn),
      shape(`M-38-144L${38 - open * 56}-${144 - open * 12}V${open * 12}L-38 0z`, fill),
      circle(26 - open * 50, -68, 5, saffron),
    ],
    { x, y, scale },
  )

export const windowFrame = (x: number, y: number, pane: string, open = 0, scale = 1): string =>
  group(
    [
      box(-50, -44, 100, 88, wood, 4),
      box(-43, -37, 86, 74, pane),
      line('M0-37v74', wood, open > 0.5 ? 0.1 : 5),
      shape(
        `M-43-37h${(1 - open) * 43 - open * 34}l${-open * 2} ${open * 10}v${74 - open * 4}H-43z`,
        open > 0.05 ? '#e8f3f2' : pane,
      ),
      shape(
        `M43-37h${-(1 - open) * 43 + open * 34}l${open * 2} ${open * 10}v${74 - open * 4}H43z`,
        open > 0.05 ? '#e8f3f2' : pane,
      ),
      line('M-50 48h100', wood, 8),
    ],
    { x, y, scale },
  )

export const cup = (x: number, y: number, scale = 1): string =>
  group(
    [
      shape('M-12-10h24v8a12 12 0 0 1-24 0z', paper),
      box(-12, -12, 24, 4, ink),
      box(-18, 12, 36, 5, paper, 2),
    ],
    { x, y, scale },
  )

export const pot = (x: number, y: number, handle: number, scale = 1): string =>
  group(
    [
      line(`M0-24L${(-handle * 92).toFixed(1)}-${Math.round(24 + (1 - Math.abs(handle)) * 40)}`, ink, 9),
      shape('M-44-38h88v36a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14z', green),
      box(-49, -44, 98, 12, '#174f33', 3),
      circle(0, -50, 7, '#174f33'),
      diamonds(-27, -20, 4, [saffron, paper]),
    ],
    { x, y, scale },
  )
