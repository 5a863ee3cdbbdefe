import { house, stove, tap } from './household.ts'
import { along, between, pop, swing } from './motion.ts'
import { looks, person, reaching, resting } from './people.ts'
import type { Draw } from './scene.ts'
import { box, circle, colours, diamonds, group, line, oval, shape } from './svg.ts'
import {
  backdrop,
  broom,
  bubble,
  clock,
  cross,
  door,
  drop,
  heart,
  identityCard,
  phone,
  pot,
  sheet,
  sign,
  smallCalendar,
  smallClock,
  smallCoins,
  tick,
} from './things.ts'

const {
  green,
  leaf,
  forest,
  saffron,
  straw,
  corn,
  clay,
  brick,
  rust,
  teal,
  lagoon,
  deep,
  sky,
  ice,
  blue,
  paper,
  linen,
  sand,
  wood,
  bark,
  ink,
  stone,
} = colours
const { chaltu, employer, grandfather, child } = looks

/** A dot on a map. */
const pin = (x: number, y: number, scale: number): string =>
  group(
    shape('M0 0c-20-26-28-36-28-52a28 28 0 0 1 56 0c0 16-8 26-28 52z', clay) + circle(0, -52, 12, paper),
    { x, y, scale },
  )

const bag = (x: number, y: number, scale = 1): string =>
  group(
    [
      line('M-20-46c0-26 40-26 40 0', bark, 7),
      box(-40, -48, 80, 56, wood, 8),
      diamonds(-18, -30, 3, [saffron, paper]),
    ],
    { x, y, scale },
  )

export const arrival: Draw = (time) => {
  const walk = between(time, 0.4, 3)
  const x = along(-70, 150, walk)
  const steps = walk > 0 && walk < 1 ? Math.abs(swing(time, 0.9)) * 5 : 0
  return [
    box(0, 0, 640, 360, sky),
    circle(90, along(150, 70, between(time, 0, 4)), 34, straw),
    shape('M0 250q130-90 270-20 130-80 370 10v120H0z', lagoon),
    box(0, 318, 640, 42, leaf),
    house(474, 320, 1.06),
    clock(474, 146, 24, 7.9 + time * 0.012),
    person(chaltu, {
      x,
      y: 362 - steps,
      scale: 1.2,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [52, 6])],
    }),
    bag(x + 64, 384 - steps),
    identityCard(300, 84, 0.8 * pop(time, 3) * (1 - between(time, 5.2, 5.6)), -6),
    group(
      sheet(0, 0, [broom, smallClock, smallCoins, smallCalendar], () => 1, 0.5),
      {
        x: 232,
        y: 196,
        scale: pop(time, 3.6) * (1 - between(time, 5.2, 5.6)),
        turn: 6,
      },
    ),
    pin(474, 92 - Math.abs(swing(time, 1.6)) * 8, 1.2 * pop(time, 5.4)),
    phone(226, 268, '', 0.4 * pop(time, 5.8), 10),
    bubble(270, 150, group(house(0, 0, 0.22), { x: -16, y: 30 }) + pin(26, 30, 0.8), {
      scale: 1.15 * pop(time, 6),
      tail: -1,
    }),
  ].join('')
}

export const greeting: Draw = (time) => {
  const wave = swing(time, 0.9) * 8
  return [
    backdrop(sky, ice, wood),
    door(320, 312, green, 1, 1.25),
    person(grandfather, {
      x: 572,
      y: 362,
      scale: 1.12,
      time: time + 2,
      facing: -1,
      arms: [
        resting(1),
        reaching(-1, [-62, along(0, -104, between(time, 2.6, 3.2)) + wave * between(time, 2.6, 3.2)]),
      ],
    }),
    person(employer, {
      x: 450,
      y: 362,
      scale: 1.22,
      time: time + 1,
      facing: -1,
      arms: [
        resting(1),
        reaching(-1, [-66, along(0, -112, between(time, 1.4, 2)) + wave * between(time, 1.4, 2)]),
      ],
    }),
    person(child, {
      x: 356,
      y: 372,
      scale: 0.95,
      time: time + 0.6,
      facing: -1,
      arms: [
        resting(1),
        reaching(-1, [-62, along(0, -104, between(time, 2, 2.6)) - wave * between(time, 2, 2.6)]),
      ],
    }),
    person(chaltu, {
      x: along(40, 140, between(time, 0.2, 1.4)),
      y: 362,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [70, along(0, -112, between(time, 0.8, 1.4)) + wave])],
    }),
    bubble(150, 62, heart(0, 0, 1.2), { scale: pop(time, 3.6), tail: -1 }),
    ...[356, 450, 572].map((x, index) =>
      bubble(
        x - 4,
        [150, 58, 72][index] ?? 0,
        circle(-22, 0, 7, saffron) + circle(0, 0, 7, clay) + circle(22, 0, 7, green),
        { scale: 0.66 * pop(time, 4.6 + index * 0.9), tail: 1 },
      ),
    ),
  ].join('')
}

export const rooms: Draw = (time) => {
  const lit = (index: number) => between(time, 1 + index * 1.5, 1.6 + index * 1.5)
  const inside = [
    group(stove(0, 0, 1) + pot(0, -152, 0.2, 0.7), { x: 70, y: 108, scale: 0.6 }),
    group([tap(0, 0), line('M12 56v70', ice, 14), shape('M-44 128H68l-12 52H-32z', clay)], {
      x: 72,
      y: 34,
      scale: 0.42,
    }),
    group(
      [
        box(-6, -98, 12, 60, stone, 5),
        shape('M-40-34q40-34 80 0z', stone),
        ...[0, 1, 2, 3].map((index) =>
          drop(-27 + index * 18, -14 + ((time * 40 + index * 17) % 60), 0.45, ice),
        ),
      ],
      { x: 70, y: 76, scale: 0.72 },
    ),
    group(
      [
        box(-84, -40, 12, 66, wood, 4) + box(78, -16, 12, 42, wood, 4) + box(-80, 0, 164, 14, bark),
        box(-74, -18, 154, 22, linen, 8),
        oval(-48, -22, 46, 22, paper),
        shape('M-22-22q60-22 104 2v24h-104z', clay),
        diamonds(-6, -16, 4, [saffron, paper]),
      ],
      { x: 70, y: 88, scale: 0.76 },
    ),
  ]
  const places = [
    [178, 112],
    [330, 112],
    [178, 232],
    [330, 232],
  ] as const
  return [
    box(0, 0, 640, 360, sky),
    box(0, 340, 640, 20, leaf),
    shape('M140 104L326 22 512 104z', rust),
    box(166, 100, 320, 244, brick),
    ...inside.map((picture, index) => {
      const [x = 0, y = 0] = places[index] ?? []
      const light = lit(index)
      return group(
        [
          box(0, 0, 142, 110, deep, 4),
          group([box(0, 0, 142, 110, [corn, ice, lagoon, straw][index] ?? corn, 4), picture], {
            opacity: 0.16 + 0.84 * light,
          }),
        ],
        { x, y },
      )
    }),
    ...[0, 1, 2, 3].map((index) => {
      const [x = 0, y = 0] = places[index] ?? []
      return tick(x + 128, y + 12, 0.55 * pop(time, 1.8 + index * 1.5))
    }),
    person(employer, {
      x: 566,
      y: 362,
      scale: 1.05,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-74, -84])],
    }),
    person(chaltu, { x: 74, y: 362, scale: 1.1, time, facing: 1, arms: [resting(-1), resting(1)] }),
  ].join('')
}

export const duties: Draw = (time) => {
  const shirt = shape('M-12-24l-20 10 6 14 8-4v30h36V-4l8 4 6-14-20-10q-12 10-24 0z', blue)
  const iron = shape('M-28 18c0-20 12-26 30-26h26v26z', clay) + line('M-8-10c0-14 30-14 32-2', ink, 6)
  const plates =
    circle(4, 0, 26, sand) + circle(4, 0, 17, linen) + line('M-32-20v42M-38-20v10q6 8 12 0v-10', stone, 4)
  const tasks = [group(pot(0, 0, 1, 0.42), { y: 12 }), broom, plates, shirt, iron]
  const shown = (index: number) => between(time, 0.8 + index * 0.8, 1.4 + index * 0.8)
  return [
    backdrop(green, leaf, forest),
    box(196, 26, 248, 280, '#00000022', 14),
    box(190, 20, 248, 280, paper, 14),
    diamonds(227, 34, 10, [green, saffron]),
    ...tasks.map((picture, index) =>
      group(
        [
          group(picture, { scale: 0.66 }),
          ...Array.from({ length: 7 }, (_, day) => {
            const isDue = index < 3 || day === (index === 3 ? 2 : 5)
            return circle(48 + day * 21, 0, 7, isDue ? (index < 3 ? green : clay) : linen)
          }),
        ],
        { x: 228, y: 86 + index * 46, opacity: shown(index) },
      ),
    ),
    person(employer, {
      x: 546,
      y: 362,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-92, -106 + 30 * between(time, 1, 5)])],
    }),
    person(chaltu, { x: 100, y: 362, time, facing: 1, arms: [resting(-1), resting(1)] }),
    bubble(86, 66, line('M-12-12c0-16 24-16 24 0 0 10-12 10-12 20', clay, 7) + circle(0, 22, 5, clay), {
      scale: 0.9 * pop(time, 0.5),
      tail: 1,
    }),
    tick(546, 66, 1.2 * pop(time, 6.4)),
  ].join('')
}

const key = (fill: string): string =>
  line('M0 0v58M0 44h16M0 58h20', fill, 9) + circle(0, -16, 20, fill) + circle(0, -18, 8, straw)

export const keys: Draw = (time) => {
  const fills = [green, blue, clay] as const
  return [
    backdrop(straw, corn, wood),
    ...fills.map((fill, index) => {
      const x = 130 + index * 190
      const arrives = between(time, 0.8 + index * 1.5, 1.8 + index * 1.5)
      const opens = index < 2 ? between(time, 2 + index * 1.5, 2.7 + index * 1.5) : 0
      return (
        door(x, 312, fill, opens, 1.32) +
        group(key(fill), {
          x: along(320, x + 36, arrives),
          y: along(56, 214, arrives),
          turn: along(swing(time, 1.6) * 10 + (index - 1) * 34, 90, arrives),
          scale: along(1, 0.66, arrives),
          opacity: 1 - opens,
        })
      )
    }),
    group(
      [
        line('M-14-6v-12a14 14 0 0 1 28 0v12', stone, 8),
        box(-24, -8, 48, 40, saffron, 7),
        circle(0, 10, 6, ink),
        line('M0 10v10', ink, 4),
      ],
      { x: 510, y: 200, scale: 1.3 * pop(time, 5) },
    ),
    sign(
      210,
      84,
      circle(0, -8, 12, '#6f4126') + shape('M-22 24c0-16 8-22 22-22s22 6 22 22z', teal),
      1.1 * pop(time, 6.2),
    ),
    tick(240, 112, 0.8 * pop(time, 6.7)),
    sign(
      424,
      84,
      circle(0, -8, 12, '#8a5230') +
        shape('M-22 24c0-16 8-22 22-22s22 6 22 22z', stone) +
        shape('M-20-14h40l-8-4q-12-14-24 0z', bark),
      1.1 * pop(time, 7),
    ),
    cross(454, 112, 0.8 * pop(time, 7.5)),
  ].join('')
}
