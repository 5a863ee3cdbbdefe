import { along, between, pop, swing } from './motion.ts'
import { looks, person, reaching, resting, stopHand } from './people.ts'
import type { Draw, Scene } from './scene.ts'
import { box, circle, colours, diamonds, group, line, shape } from './svg.ts'
import {
  backdrop,
  banknote,
  bubble,
  coin,
  cross,
  dialled,
  forbidden,
  heart,
  identityCard,
  mark,
  phone,
  receiver,
  sign,
  tick,
} from './things.ts'
import { agreement, handshake, night, payDay, rest } from './good-employer-terms.ts'

const { green, forest, saffron, straw, clay, brick, rust, teal, lagoon, deep, paper, wood, ink, stone } =
  colours
const { hanna, chaltu, employer, stranger } = looks

const papers: Draw = (time) => {
  const shown = between(time, 0.8, 2) * (1 - between(time, 4.6, 6))
  return [
    backdrop(saffron, straw, wood),
    person(hanna, {
      x: 150,
      y: 360,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [along(60, 92, shown), along(-14, -70, shown)])],
    }),
    person(employer, {
      x: 508,
      y: 360,
      time: time + 1,
      facing: -1,
      mood: 'calm',
      arms: [
        resting(1),
        reaching(-1, [
          along(-56, -74, between(time, 3, 4)),
          along(-4, -40, between(time, 3, 4) * (1 - between(time, 4.6, 5.4))),
        ]),
      ],
    }),
    identityCard(along(236, 318, shown), along(330, 214, shown), along(0.6, 1.5, shown), along(14, 0, shown)),
    group(
      [
        line('M-36-34c0-44 72-44 72 0', rust, 9),
        shape('M-56-36h112l10 78a10 10 0 0 1-10 10H-56a10 10 0 0 1-10-10z', clay),
        diamonds(-36, -2, 5, [saffron, paper]),
      ],
      { x: 250, y: 318 },
    ),
    sign(
      318,
      86,
      shape('M-22 0Q0-24 22 0 0 24-22 0z', ink) + circle(swing(time, 2) * 5, 0, 8, paper),
      1.15 * pop(time, 2.2) * (1 - between(time, 4.4, 4.8)),
    ),
    tick(250, 316, 1.3 * pop(time, 6.2)),
  ].join('')
}

const neverPay: Draw = (time) => {
  const refused = between(time, 3, 3.8)
  return [
    backdrop(clay, brick, rust),
    person(stranger, {
      x: along(720, 500, between(time, 0.4, 1.8)),
      y: 360,
      time: time + 1,
      facing: -1,
      mood: time > 3.4 ? 'worried' : 'calm',
      arms: [resting(1), reaching(-1, [along(-88, -70, refused), along(-52, -6, refused)])],
    }),
    person(hanna, {
      x: 138,
      y: 360,
      time,
      facing: 1,
      mood: time > 2.6 ? 'calm' : 'worried',
      arms: [resting(-1), reaching(1, [72, along(-16, -70, refused)])],
    }),
    refused > 0.3 ? stopHand(236, 254, hanna.skin, 1.1 * pop(time, 3.2)) : '',
    group([banknote(-22, 6, -14, 1.2), banknote(18, -8, 8, 1.2), coin(-6, 40, 1.2), coin(30, 34, 1.2)], {
      x: 330,
      y: 128 + swing(time, 3) * 3,
      scale: pop(time, 1.6) * 1.15,
    }),
    forbidden(336, 136, 78, pop(time, 3.4)),
    phone(344, 300, mark(0, 0, 2), 0.9 * pop(time, 5.6), 6),
  ].join('')
}

const never: Draw = (time) => {
  const raised = between(time, 0.3, 0.9)
  const fist =
    box(-20, -14, 34, 30, '#8a5230', 9) +
    line('M-12-14v10M-3-14v10M6-14v10', '#6f4126', 3) +
    box(10, -6, 22, 16, '#8a5230', 4) +
    line('M-30-18l-8-8M-34 0h-10M-30 18l-8 8', clay, 4)
  const shout =
    shape('M-26-6l14-6 22-14v52l-22-14-14-6z', stone) + line('M18-12l12-8M20 0h14M18 12l12 8', clay, 5)
  const lock =
    line('M-12-6v-10a12 12 0 0 1 24 0v10', stone, 7) + box(-20, -6, 40, 32, saffron, 6) + circle(0, 8, 5, ink)
  const touch =
    circle(-8, -14, 10, '#6f4126') +
    shape('M-30 26c0-20 8-28 22-28s22 8 22 28z', green) +
    line('M36 16L16 4', clay, 11) +
    line('M20 6l-8-2M18 9l-8 1M19 2l-6-5', '#8a5230', 6)
  const signs = [fist, shout, touch, lock]
  const places = [
    [112, 110],
    [106, 258],
    [534, 258],
    [528, 110],
  ] as const
  return [
    backdrop(deep, teal, forest),
    person(hanna, {
      x: 322,
      y: 372,
      scale: 1.45,
      time,
      facing: 0,
      mood: 'calm',
      arms: [resting(-1), reaching(1, [along(50, 74, raised), along(10, -84, raised)])],
    }),
    stopHand(430, 246, hanna.skin, 1.3 * pop(time, 0.7)),
    ...signs.flatMap((picture, index) => {
      const [x = 0, y = 0] = places[index] ?? []
      const start = 0.8 + index * 1.3
      return [
        sign(x, y, picture, 1.5 * pop(time, start)),
        cross(x + 38, y + 38, 0.95 * pop(time, start + 0.7)),
      ]
    }),
  ].join('')
}

const help: Draw = (time) => {
  const calling = between(time, 4.6, 5.4)
  const ring = (time * 1.2) % 1
  return [
    backdrop(teal, lagoon, deep),
    person(chaltu, {
      x: 92,
      y: 360,
      scale: 1.2,
      time: time + 1,
      facing: 1,
      arms: [resting(-1), reaching(1, [86, -36])],
    }),
    person(hanna, {
      x: 236,
      y: 360,
      scale: 1.25,
      time,
      facing: time < 4 ? -1 : 1,
      mood: time < 2.4 ? 'worried' : 'calm',
      arms: [resting(-1), reaching(1, [along(52, 86, calling), along(0, -40, calling)])],
    }),
    bubble(132, 66, heart(0, 0, 1.3), { scale: pop(time, 0.8) * (1 - between(time, 4.2, 4.6)), tail: -1 }),
    bubble(330, 66, mark(0, 0, 2.2), { scale: pop(time, 2.4) * (1 - between(time, 4.2, 4.6)), tail: -1 }),
    group(
      [
        circle(0, 0, along(92, 140, ring), '#ffffff22'),
        phone(
          0,
          0,
          dialled(0, -30, [9, 9, 1], 0.86 * between(time, 5, 5.6)) +
            receiver(0, 30, 1.1 + 0.08 * swing(time, 0.8)),
          1.45,
        ),
      ],
      { x: along(760, 470, between(time, 4, 5.2)), y: 184 },
    ),
    group(
      [
        shape('M0-40l34 12v26c0 24-16 36-34 44-18-8-34-20-34-44v-26z', colours.blue),
        shape('M0-22l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', straw),
      ],
      { x: 580, y: 96, scale: 1.1 * pop(time, 6) },
    ),
  ].join('')
}

export const goodEmployer: readonly Scene[] = [
  { draw: handshake, still: 6 },
  { draw: agreement, still: 8 },
  { draw: payDay, still: 6.4 },
  { draw: rest, still: 6.4 },
  { draw: night, still: 6 },
  { draw: papers, still: 3.6 },
  { draw: neverPay, still: 6.6 },
  { draw: never, still: 7.4 },
  { draw: help, still: 7.4 },
]
