import { bottle, house } from './household.ts'
import { along, between, pop, swing, visible } from './motion.ts'
import { looks, person, reaching, resting } from './people.ts'
import type { Draw, Scene } from './scene.ts'
import { box, circle, colours, drawn, group, line, oval, shape } from './svg.ts'
import {
  backdrop,
  broom,
  bubble,
  cross,
  cup,
  door,
  drop,
  heart,
  mark,
  pencil,
  phone,
  receiver,
  sheet,
  sign,
  smallCalendar,
  smallClock,
  smallCoins,
  tick,
  windowFrame,
} from './things.ts'
import { arrival, duties, greeting, keys, rooms } from './first-day-arriving.ts'

const {
  green,
  leaf,
  forest,
  saffron,
  straw,
  clay,
  brick,
  rust,
  teal,
  lagoon,
  deep,
  ice,
  blue,
  paper,
  linen,
  wood,
  bark,
  ink,
  stone,
} = colours
const { hanna, chaltu, employer, child } = looks

const children: Draw = (time) => {
  const nut =
    oval(-10, -6, 24, 30, '#c98f4e') +
    oval(8, 10, 26, 34, '#c98f4e') +
    line('M-14-10l6 4M4 4l8 6M2 16l8 2', wood, 2.5)
  const egg =
    shape('M0-22c14 0 20 18 20 28a20 18 0 0 1-40 0c0-10 6-28 20-28z', linen) + circle(2, 6, 9, saffron)
  const medicine = group(bottle(0, 0, wood, 'drop'), { y: 26, scale: 0.46 })
  const moon = circle(0, 0, 24, deep) + circle(0, 0, 18, straw) + circle(9, -6, 15, deep)
  const collects =
    circle(-10, -10, 10, '#6b3f26') +
    shape('M-28 22c0-18 6-26 18-26s18 8 18 26z', blue) +
    circle(16, 2, 7, '#9b6139') +
    shape('M4 24c0-12 4-16 12-16s12 4 12 16z', clay)
  const signs = [group([nut], { scale: 0.9 }), egg, medicine, moon, collects]
  const places = [
    [96, 76],
    [200, 52],
    [320, 46],
    [440, 52],
    [544, 76],
  ] as const
  return [
    backdrop(clay, brick, rust),
    person(chaltu, {
      x: 204,
      y: 362,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [84, -44])],
    }),
    person(child, {
      x: 350,
      y: 366,
      scale: 1.05,
      time: time + 1,
      facing: swing(time, 4),
      arms: [resting(-1), reaching(1, [60, -92 + swing(time, 0.9) * 10 * visible(time, 1, 4)])],
    }),
    person(employer, {
      x: 490,
      y: 362,
      time: time + 2,
      facing: -1,
      arms: [resting(1), reaching(-1, [-70, -24])],
    }),
    ...signs.map((picture, index) => {
      const [x = 0, y = 0] = places[index] ?? []
      return sign(x, y, picture, 1.22 * pop(time, 0.8 + index * 1.3))
    }),
    cross(124, 104, 0.72 * pop(time, 1.5)),
    cross(228, 80, 0.72 * pop(time, 2.8)),
    tick(572, 104, 0.72 * pop(time, 6.8)),
  ].join('')
}

const numbers: Draw = (time) => {
  const contacts = [
    circle(-7, -5, 7, '#8a5230') +
      circle(8, -5, 7, '#6f4126') +
      shape('M-18 14c0-9 4-13 11-13s7 4 7 13zM-2 14c0-9 4-13 10-13s10 4 10 13z', clay),
    group(house(0, 0, 0.13), { y: 14 }),
    box(-4, -12, 8, 24, clay) + box(-12, -4, 24, 8, clay),
  ]
  const shown = (index: number) => visible(time, 1 + index * 1.1)
  const written = (index: number) => between(time, 4.8 + index * 0.8, 5.6 + index * 0.8)
  return [
    backdrop(green, leaf, forest),
    phone(
      190,
      172,
      contacts
        .map((picture, index) =>
          group(
            [
              box(-35, -19, 70, 38, paper, 7),
              group(circle(0, 0, 15, ice) + group(picture, { scale: 0.82 }), { x: -17 }),
              receiver(18, 0, 0.62),
            ],
            { y: -44 + index * 43, opacity: shown(index) },
          ),
        )
        .join(''),
      1.85,
      -3,
    ),
    door(520, 322, saffron, 0, 1.72),
    group(
      [
        box(-58, -74, 124, 156, '#00000022', 5),
        box(-62, -78, 124, 156, paper, 5),
        circle(0, -70, 6, clay),
        ...contacts.map((picture, index) =>
          group(
            [
              circle(-36, 0, 16, ice),
              group(picture, { x: -36, scale: 0.85 }),
              drawn('M-10 4q6-16 12 0t12 0 12 0 12-6 8 4', blue, 3.5, written(index)),
            ],
            { y: -36 + index * 44, opacity: written(index) > 0 ? 1 : 0 },
          ),
        ),
      ],
      { x: along(700, 372, between(time, 3.8, 4.7)), y: 168, turn: 3 },
    ),
    group(pencil(0, 0, 30, 1.1), {
      x: 366 + swing(time, 0.7) * 24,
      y: 136 + 44 * Math.min(2, Math.max(0, Math.floor((time - 4.8) / 0.8))),
      opacity: visible(time, 4.5, 7),
    }),
    tick(372, 272, 1.1 * pop(time, 7.3)),
  ].join('')
}

const agreeing: Draw = (time) => {
  const rows = [smallClock, smallCoins, smallCalendar, broom]
  const writing = between(time, 4.6, 6)
  return [
    backdrop(clay, brick, rust),
    windowFrame(320, 66, '#e9a04f', 0, 1),
    circle(320, along(62, 92, between(time, 0, 7)), 13, straw),
    box(268, 100, 104, 12, wood),
    person(chaltu, { x: 150, y: 372, time, facing: 1, arms: [resting(-1), reaching(1, [86, -44])] }),
    person(employer, {
      x: 492,
      y: 372,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-86, -44])],
    }),
    ...[smallClock, smallCoins, smallCalendar].map((picture, index) =>
      group(sign(0, 0, picture, 1), {
        x: along(along(150, 492, index % 2), 282, between(time, 2 + index * 0.7, 3 + index * 0.7)),
        y: along(70, 196 + index * 34, between(time, 2 + index * 0.7, 3 + index * 0.7)),
        scale:
          pop(time, 0.6 + index * 0.5) * along(1.1, 0.3, between(time, 2 + index * 0.7, 3 + index * 0.7)),
      }),
    ),
    box(0, 326, 640, 34, wood),
    box(0, 322, 640, 8, bark),
    group(
      [
        sheet(0, 0, rows.slice(0, 3), (index) => visible(time, 2.8 + index * 0.7), 1.12),
        drawn('M-50 88c8-18 14-18 12-4s8 4 12-6 8 10 16 0', blue, 4, Math.min(1, writing * 2)),
        drawn('M16 88c4-14 14-10 8 0s12-14 14-4 10-4 16-2', clay, 4, Math.max(0, writing * 2 - 1)),
        group(pencil(0, 0, 28, 1.05), {
          x: along(-50, 56, writing),
          y: 90 + swing(time, 0.5) * 4,
          opacity: visible(time, 4.2, 6),
        }),
      ],
      { x: 322, y: 214 },
    ),
    tick(404, 128, 1.2 * pop(time, 6.6)),
  ].join('')
}

/** What is left of a cup. */
const pieces = (fill: string): string =>
  [
    group(shape('M-20-18h16l-6 14 8 12h-6q-12-6-12-26z', fill), { x: -24, y: -6, turn: -24 }),
    group(shape('M4-18h16q0 20-12 26H4l-6-10z', fill), { x: 20, y: -4, turn: 30 }),
    shape('M-6 2l8-8 6 10z', fill) + shape('M34 4l8-6 4 8zM-48 4l6-8 6 8z', fill),
  ].join('')

const mistakes: Draw = (time) => {
  const fall = between(time, 0.5, 1.1)
  const broken = time > 1.1
  const swept = between(time, 5.6, 7)
  return [
    backdrop(green, leaf, forest, 300),
    person(chaltu, {
      x: 170,
      y: 356,
      time,
      facing: 1,
      mood: time > 1 && time < 4.6 ? 'worried' : 'glad',
      arms: [resting(-1), reaching(1, [along(76, 64, fall), along(-60, -30, fall)])],
    }),
    person(employer, {
      x: along(700, 496, between(time, 1.6, 2.8)),
      y: 356,
      time: time + 1,
      facing: -1,
      mood: time > 4 ? 'glad' : 'calm',
      arms: [resting(1), reaching(-1, [-62, along(0, -56, between(time, 4, 4.8))])],
    }),
    broken
      ? group(pieces(paper), { x: along(330, 300, swept), y: 332, scale: 1.15 * (1 - swept) })
      : group(
          shape('M-22-20h44v14a22 22 0 0 1-44 0z', paper) + line('M22-14q14 0 10 10-4 6-12 4', paper, 5),
          {
            x: along(282, 330, fall),
            y: along(276, 326, fall * fall),
            turn: fall * 80,
          },
        ),
    broken ? line('M296 300l-8-10M330 292v-14M364 300l8-10', straw, 5 * (1 - between(time, 1.5, 2))) : '',
    bubble(250, 70, group(pieces(teal), { y: 8 }), {
      scale: pop(time, 2.8) * (1 - between(time, 5, 5.4)),
      tail: -1,
    }),
    bubble(420, 70, heart(0, 0, 1.3), { scale: pop(time, 4.4), tail: 1 }),
    group([line('M0-120L8-10', wood, 8), shape('M-22-14h52l12 34h-76z', saffron)], {
      x: along(440, 330, between(time, 5.2, 6)) + swing(time, 0.8) * 14,
      y: 318,
      opacity: visible(time, 5.2, 7.2),
    }),
    tick(320, 316, 1.1 * pop(time, 7.4)),
  ].join('')
}

const checkIn: Draw = (time) => {
  const faces = [
    { fill: '#2f9e5b', mouth: 'M-9 4q9 10 18 0' },
    { fill: saffron, mouth: 'M-8 7h16' },
    { fill: clay, mouth: 'M-9 10q9-10 18 0' },
  ]
  const touched = between(time, 3.6, 4.2)
  const answered = time > 4.2
  const helping = between(time, 5, 6)
  return [
    backdrop(teal, lagoon, deep),
    person(chaltu, {
      x: 112,
      y: 362,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [along(66, 92, between(time, 0.4, 1)), -60])],
    }),
    phone(
      296,
      180,
      mark(0, -42, 1.8) +
        faces
          .map(({ fill, mouth }, index) =>
            group(
              [
                circle(0, 0, 19, fill),
                circle(-6, -5, 2.6, ink),
                circle(6, -5, 2.6, ink),
                line(mouth, ink, 3),
              ],
              {
                x: (index - 1) * 25,
                y: 12,
                scale:
                  pop(time, 1.2 + index * 0.4) *
                  (answered && index === 1 ? 0.78 : index === 1 ? 0.6 + 0.18 * touched : 0.6),
                opacity: answered && index !== 1 ? 0.4 : 1,
              },
            ),
          )
          .join('') +
        group(line('M0 0l16 40', chaltu.skin, 12) + circle(0, 0, 7, chaltu.skin), {
          x: along(40, 2, touched),
          y: along(80, 24, touched),
          opacity: visible(time, 3, 4.6),
        }),
      1.75,
    ),
    group(
      [
        person(hanna, {
          x: 0,
          y: 0,
          scale: 1.2,
          time: time + 1,
          facing: -1,
          arms: [resting(1), resting(-1)],
        }),
        line('M-39-160c4-56 74-56 78 0', ink, 6),
        box(-46, -176, 14, 28, stone, 6),
        line('M-40-150q2 20 22 20', ink, 4),
      ],
      { x: along(760, 520, helping), y: 362 },
    ),
    bubble(446, 66, heart(0, 0, 1.3), { scale: pop(time, 6.2), tail: 1 }),
    tick(376, 52, 1.1 * pop(time, 7.2)),
  ].join('')
}

export const firstDay: readonly Scene[] = [
  { draw: arrival, still: 7.4 },
  { draw: greeting, still: 7.8 },
  { draw: rooms, still: 7.6 },
  { draw: duties, still: 7.2 },
  { draw: keys, still: 7.9 },
  { draw: children, still: 7.6 },
  { draw: numbers, still: 7.6 },
  { draw: agreeing, still: 7.2 },
  { draw: mistakes, still: 5 },
  { draw: checkIn, still: 7.8 },
]
