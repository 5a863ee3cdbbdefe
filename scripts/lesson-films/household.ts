import { along } from './motion.ts'
import { box, circle, colours, diamonds, group, line, oval, shape } from './svg.ts'
import { drop, flame } from './things.ts'

const { clay, forest, green, ice, ink, lagoon, linen, paper, rust, saffron, sand, stone, straw, wood } =
  colours
const { bark, blue, brick } = colours

/** A cooker with an oven, whose feet are at `y`. */
export const stove = (x: number, y: number, fire: number): string =>
  group(
    [
      box(-84, -116, 168, 116, linen, 6),
      box(-90, -124, 180, 14, stone, 4),
      box(-60, -66, 120, 56, stone, 6),
      box(-50, -56, 100, 36, '#6b5a4a', 4),
      ...[-54, -18, 18, 54].map((place) => circle(place, -90, 9, ink) + line(`M${place}-90v-6`, paper, 3)),
      line('M-60-128h40M20-128h40', ink, 6),
      fire > 0
        ? flame(-16, -138, 0.5 * fire) + flame(0, -138, 0.55 * fire) + flame(16, -138, 0.5 * fire)
        : '',
    ],
    { x, y },
  )

export const gasBottle = (x: number, y: number, valve: number): string =>
  group(
    [
      line('M-4-118q-60 10-66 60', ink, 6),
      box(-34, -92, 68, 92, blue, 18),
      box(-34, -60, 68, 10, '#4f7fc4'),
      box(-18, -104, 36, 16, stone, 4),
      flame(0, -26, 0.55),
      box(-5, -120, 10, 18, sand, 2),
      group([box(-26, -6, 52, 12, clay, 6), circle(0, 0, 9, rust)], { y: -122, turn: valve }),
    ],
    { x, y, scale: 1.15 },
  )

/** A bottle of something to clean with, whose bottom is at `y`. */
export function bottle(x: number, y: number, fill: string, label: 'drop' | 'bubbles' | 'skull'): string {
  const picture = {
    drop: drop(0, -40, 0.6),
    bubbles: circle(-6, -34, 8, lagoon) + circle(8, -44, 6, lagoon) + circle(7, -28, 4, lagoon),
    skull:
      circle(0, -42, 11, ink) +
      box(-6, -36, 12, 10, ink, 2) +
      circle(-4, -42, 3, paper) +
      circle(5, -42, 3, paper) +
      line('M-12-24l24 8M12-24l-24 8', ink, 3),
  }[label]
  return group(
    [
      shape('M-26 0a8 8 0 0 1-8-8v-58q0-20 20-28v-14h28v14q20 8 20 28v58a8 8 0 0 1-8 8z', fill),
      box(-16, -124, 32, 20, paper, 4),
      box(-26, -62, 52, 46, paper, 4),
      picture,
    ],
    { x, y },
  )
}

/** A hand that comes from the left. */
export const hand = (x: number, y: number, skin: string): string =>
  group(
    [
      shape('M-330-34H-120v68H-330z', paper),
      diamonds(-222, -8, 5, [green, saffron]),
      box(-130, -36, 16, 72, green, 4),
      line('M-112 0H-40', skin, 44),
      circle(-34, 0, 32, skin),
      line('M-20-20H26M-16-4H36M-18 12H28', skin, 15),
      line('M-44-20q16-26 36-28', skin, 15),
      line('M-6-12h26M-4 4h30', '#7a4526', 2),
    ],
    { x, y },
  )

export const socket = (x: number, y: number): string =>
  group(
    [
      box(-50, -50, 108, 108, '#00000022', 14),
      box(-54, -54, 108, 108, paper, 14),
      circle(0, 0, 40, linen),
      circle(0, 0, 36, sand),
      circle(-14, 0, 7, ink),
      circle(14, 0, 7, ink),
    ],
    { x, y },
  )

export const glove = (x: number, y: number, side: number): string =>
  group(
    [
      line('M-12-10v-34M0-12v-42M12-10v-36', saffron, 13),
      line(`M${side * -14} 12l${side * -14}-20`, saffron, 13),
      box(-20, -22, 40, 52, saffron, 12),
      box(-24, 26, 48, 14, clay, 5),
    ],
    { x, y },
  )

type Lifter = { x: number; y: number; straight: boolean; up: number; look: { skin: string; dress: string } }

/** Somebody who lifts a box, from the side: with bent knees and a straight back, or the other way round. */
export function lifter({ x, y, straight, up, look }: Lifter): string {
  const { skin, dress } = look
  // Hip, knee and shoulder above the feet, from low to high.
  const hip = straight ? [along(-46, -8, up), along(-52, -96, up)] : [along(-34, -22, up), -96]
  const knee = straight ? [along(14, 2, up), along(-52, -48, up)] : [-10, -50]
  const shoulder = straight
    ? [along(-14, 0, up), along(-118, -166, up)]
    : [along(36, 22, up), along(-112, -128, up)]
  const load = straight ? [48, along(-28, -104, up)] : [74, along(-28, -58, up)]
  const [hipX = 0, hipY = 0] = hip
  const [kneeX = 0, kneeY = 0] = knee
  const [shoulderX = 0, shoulderY = 0] = shoulder
  const [loadX = 0, loadY = 0] = load
  const bend = straight ? '' : `Q${(hipX + shoulderX) / 2 - 10} ${Math.min(hipY, shoulderY) - 44} `
  const headX = shoulderX + (straight ? 8 : 34)
  const headY = shoulderY - (straight ? 40 : 12)
  return group(
    [
      line(`M${hipX} ${hipY}L${kneeX} ${kneeY}L-6 -8`, blue, 26),
      line('M-8-4h18', ink, 14),
      line(`M${hipX} ${hipY}${bend === '' ? 'L' : bend}${shoulderX} ${shoulderY}`, dress, 44),
      circle(headX, headY, 25, skin),
      shape(
        `M${headX - 27} ${headY + 2}c-4-24 10-34 27-34s28 10 26 26c-8-4-14-6-20-6-4 10-14 16-20 20-6 4-11 0-13-6z`,
        ink,
      ),
      circle(headX + 14, headY + 1, 2.4, ink),
      straight
        ? line(`M${headX + 8} ${headY + 12}q6 4 11-1`, ink, 2.6)
        : line(`M${headX + 8} ${headY + 14}q5-5 10 0`, ink, 2.6),
      box(loadX - 30, loadY - 28, 66, 56, wood, 4),
      box(loadX - 30, loadY - 28, 66, 10, bark, 3),
      diamonds(loadX - 24, loadY - 2, 4, [saffron, straw]),
      line(
        `M${shoulderX} ${shoulderY + 4}L${(shoulderX + loadX) / 2 + 2} ${(shoulderY + loadY) / 2 + 14}`,
        dress,
        18,
      ),
      line(
        `M${(shoulderX + loadX) / 2 + 2} ${(shoulderY + loadY) / 2 + 14}L${loadX - 2} ${loadY + 10}`,
        skin,
        11,
      ),
      circle(loadX, loadY + 10, 8, skin),
    ],
    { x, y, scale: 1.12 },
  )
}

export const basin = (x: number, y: number): string =>
  group(
    [
      oval(0, -74, 236, 34, ice),
      shape('M-122-76H122l-20 68a14 14 0 0 1-14 10H-88a14 14 0 0 1-14-10z', clay),
      box(-128, -82, 256, 14, brick, 7),
      diamonds(-63, -44, 8, [saffron, paper]),
    ],
    { x, y },
  )

export const tap = (x: number, y: number): string =>
  group(
    [
      box(-140, -16, 120, 26, sand, 6),
      shape('M-40-22h34q26 0 26 26v44h-36V16q0-6-6-6h-18z', sand),
      box(-22, 42, 48, 12, stone, 4),
      box(-36, -46, 12, 28, stone, 3),
      box(-54, -56, 48, 14, clay, 7),
    ],
    { x, y },
  )

export function ambulance(x: number, y: number, time: number): string {
  const lit = time % 0.8 < 0.4
  const wheel = (place: number) =>
    circle(place, -4, 25, ink) +
    circle(place, -4, 10, sand) +
    group(line('M0-8V8', stone, 4), { x: place, y: -4, turn: (time * 260) % 360 })
  return group(
    [
      shape('M-170-150a16 16 0 0 1 16-16H60q20 0 34 20l28 42q10 4 10 16v76H-170z', paper),
      shape('M58-150h10q12 0 20 12l22 34H58z', ice),
      box(-170, -62, 302, 18, clay),
      shape('M-62-142h26v24h24v26h-24v24h-26v-24h-24v-26h24z', clay),
      box(-10, -180, 34, 16, lit ? clay : blue, 5),
      lit ? line('M-20-186l-10-8M7-192v-10M34-186l10-8', clay, 5) : '',
      box(116, -50, 16, 12, straw),
      wheel(-106),
      wheel(74),
    ],
    { x, y },
  )
}

export const house = (x: number, y: number, scale = 1): string =>
  group(
    [
      box(-100, -130, 200, 130, brick),
      shape('M-124-124L0-214 124-124z', rust),
      box(-30, -92, 60, 92, forest, 3),
      circle(20, -44, 4, saffron),
      box(-86, -98, 40, 40, ice, 3) + box(46, -98, 40, 40, ice, 3),
      line('M-66-98v40M-86-78h40M66-98v40M46-78h40', paper, 4),
      box(-110, -6, 220, 8, wood, 2),
    ],
    { x, y, scale },
  )
