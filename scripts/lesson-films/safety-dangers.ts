import { bottle, gasBottle, glove, hand, lifter, socket, stove } from './household.ts'
import { along, between, pop, swing, visible } from './motion.ts'
import { looks, person, reaching, resting } from './people.ts'
import type { Draw } from './scene.ts'
import { box, circle, colours, diamonds, group, line, oval, shape } from './svg.ts'
import {
  backdrop,
  bolt,
  bubble,
  cross,
  drop,
  flame,
  forbidden,
  sign,
  tick,
  vapour,
  windowFrame,
} from './things.ts'

const {
  green,
  saffron,
  straw,
  corn,
  clay,
  rust,
  teal,
  lagoon,
  deep,
  sky,
  ice,
  blue,
  paper,
  sand,
  wood,
  bark,
  ink,
  stone,
} = colours
const { almaz, dawit } = looks

export const lookAround: Draw = (time) => {
  const signs = [
    flame(0, 2, 0.95),
    drop(0, 2, 0.95),
    bolt(0, 0, 0.95),
    group(bottle(0, 0, clay, 'skull'), { y: 20, scale: 0.5 }),
  ]
  const places = [
    [112, 130],
    [222, 62],
    [418, 62],
    [528, 130],
  ] as const
  return [
    backdrop(teal, lagoon, deep),
    person(almaz, {
      x: 320,
      y: 372,
      scale: 1.45,
      time,
      facing: swing(time, 5) * 1.4,
      arms: [resting(-1), resting(1)],
      mood: 'calm',
    }),
    ...signs.map((picture, index) => {
      const [x = 0, y = 0] = places[index] ?? []
      return sign(x, y + swing(time + index, 3) * 3, picture, 1.35 * pop(time, 0.6 + index * 0.8))
    }),
    bubble(486, 250, line('M-12-10c0-16 24-16 24 0 0 10-12 10-12 20', clay, 7) + circle(0, 24, 5, clay), {
      scale: pop(time, 5),
      tail: -1,
    }),
  ].join('')
}

export const gas: Draw = (time) => {
  const closed = between(time, 4, 5)
  const opened = between(time, 5.2, 6.4)
  const out = between(time, 6.8, 8.6)
  return [
    box(0, 0, 640, 360, straw),
    box(0, 312, 640, 48, wood),
    windowFrame(330, 104, sky, opened, 1.25),
    stove(150, 312, 0),
    gasBottle(300, 312, closed * 90),
    ...[0, 1, 2].map((index) =>
      group(vapour(0, 0, time + index * 0.5, '#8a9a3a', 1.5), {
        x: 110 + index * 62,
        y: 172,
        opacity: visible(time, 0.5) * (1 - closed),
      }),
    ),
    opened > 0.3
      ? line(
          `M${260 + swing(time, 1.4) * 10} 90h60q16 0 16-14M${280 - swing(time, 1.4) * 10} 120h70q16 0 16 14`,
          paper,
          5,
        )
      : '',
    person(almaz, {
      x: along(470, 700, out),
      y: 360 - Math.abs(swing(time, 0.8)) * 4 * (out > 0 && out < 1 ? 1 : 0),
      time,
      facing: out > 0 ? 1 : -1,
      mood: time < 4 ? 'worried' : 'calm',
      arms: [
        reaching(-1, [along(-36, -100, closed * (1 - opened)), along(-96, -54, closed * (1 - opened))]),
        resting(1),
      ],
    }),
    group([sign(0, 0, line('M0 22V-6', wood, 6) + flame(0, -12, 0.6)), forbidden(0, 0, 36)], {
      x: 60,
      y: 60,
      scale: pop(time, 1.6) * 1.1,
    }),
    group(
      [
        sign(
          0,
          0,
          box(-15, -20, 30, 40, sand, 4) + box(-7, -12, 14, 24, stone, 3) + box(-7, -12, 14, 12, paper, 3),
        ),
        forbidden(0, 0, 36),
      ],
      { x: 160, y: 60, scale: pop(time, 2.5) * 1.1 },
    ),
    tick(352, 252, 0.9 * pop(time, 5)),
    tick(410, 60, 0.9 * pop(time, 6.4)),
  ].join('')
}

export const electricity: Draw = (time) => {
  const dry = between(time, 3.2, 4.6)
  const again = between(time, 4.8, 5.6)
  const near = between(time, 0.6, 2) * (1 - between(time, 2.6, 3.4)) + again
  const handX = along(190, 268, near)
  return [
    backdrop(saffron, straw, wood),
    socket(380, 150),
    group(hand(0, 0, almaz.skin), { x: handX, y: 176, turn: -8 }),
    ...[0, 1, 2, 3]
      .map((index) => drop(handX - 70 + index * 26, 206 + ((time * 44 + index * 22) % 70), 0.45))
      .map((each) => group(each, { opacity: 1 - dry })),
    group(
      [
        box(-60, -40, 120, 80, paper, 10),
        box(-60, 14, 120, 10, clay),
        diamonds(-45, -24, 6, [green, saffron]),
      ],
      {
        x: 150 + swing(time, 0.5) * 14,
        y: 190,
        turn: swing(time, 0.5) * 6,
        opacity: visible(time, 3.1, 4.6),
      },
    ),
    group([bolt(-26, 0, 1.1), bolt(26, 4, 1.1)], {
      x: 330,
      y: 92,
      opacity: visible(time, 1.6, 2.8) * (0.6 + 0.4 * swing(time, 0.3)),
    }),
    cross(452, 88, 1.3 * visible(time, 1.8, 3)),
    tick(452, 88, 1.3 * pop(time, 5.6)),
    group(
      [
        box(-104, -54, 208, 116, paper, 20),
        line('M-84 34q34 10 40-14t26-16', ink, 13),
        line('M84 34q-34 10-40-14t-26-16', ink, 13),
        line('M-16 4l12-10M-16 4l14-2M-16 4l12 8M16 4L4-6M16 4L2 2M16 4L4 12', clay, 3.5),
        bolt(0, -24 + swing(time, 0.4) * 2, 0.8),
      ],
      { x: 490, y: 276, scale: pop(time, 6.2) },
    ),
    cross(588, 232, pop(time, 7)),
  ].join('')
}

export const cleaning: Draw = (time) => {
  const tip = between(time, 0.8, 1.8) * (1 - between(time, 3.6, 4.4))
  const fumes = visible(time, 1.8, 4)
  const opened = between(time, 5, 6.2)
  return [
    box(0, 0, 640, 360, ice),
    box(0, 300, 640, 60, lagoon),
    windowFrame(520, 104, sky, opened, 1.25),
    group(bottle(0, 0, blue, 'drop'), { x: along(150, 232, tip), y: along(300, 196, tip), turn: tip * 62 }),
    group(bottle(0, 0, saffron, 'bubbles'), {
      x: along(430, 348, tip),
      y: along(300, 196, tip),
      turn: -tip * 62,
    }),
    shape('M230 232h120l-14 84a8 8 0 0 1-8 6h-76a8 8 0 0 1-8-6z', clay),
    oval(290, 232, 120, 22, rust),
    line('M230 232q60-92 120 0', stone, 5),
    group(
      [
        circle(-34, 0, 34, '#a9c36a'),
        circle(20, -18, 44, '#a9c36a'),
        circle(48, 12, 30, '#a9c36a'),
        circle(0, 14, 34, '#a9c36a'),
        circle(8, -6, 22, paper),
        circle(0, -9, 6, ink) + circle(16, -9, 6, ink),
        box(-2, 8, 20, 14, paper, 4),
        line('M3 10v10M8 10v10M13 10v10', ink, 2),
      ],
      { x: 284, y: 120 + swing(time, 2) * 5, opacity: fumes, scale: 0.8 + fumes * 0.4 },
    ),
    cross(404, 60, 1.3 * visible(time, 2.2, 4.4)),
    group([glove(-34, 0, -1), glove(34, 0, 1)], { x: 96, y: 116, scale: 1.1 * pop(time, 6.4) }),
    tick(96, 186, pop(time, 7)),
    tick(590, 176, pop(time, 6.3)),
  ].join('')
}

export const lifting: Draw = (time) => {
  const up = between(time % 4.4, 1, 2.6) * (1 - between(time % 4.4, 3.6, 4.4))
  return [
    backdrop(straw, corn, wood, 306),
    box(0, 302, 640, 8, bark),
    lifter({ x: 170, y: 304, straight: false, up: up * 0.5, look: dawit }),
    lifter({ x: 448, y: 304, straight: true, up, look: dawit }),
    cross(130, 64, 1.4 * pop(time, 1.6)),
    group(line('M0-14l-10-12M-14-4l-16-8M-18 10h-16', clay, 6), {
      x: 118,
      y: 168,
      opacity: visible(time, 1.8) * (0.6 + 0.4 * swing(time, 0.8)),
    }),
    tick(560, 64, 1.4 * pop(time, 2.4)),
    line('M312 90v196', sand, 4),
  ].join('')
}
