import { ambulance, basin, bottle, hand, house, stove, tap } from './household.ts'
import { along, between, pop, swing, visible } from './motion.ts'
import { looks, person, reaching, resting } from './people.ts'
import type { Draw, Scene } from './scene.ts'
import { box, circle, colours, group, line, oval, shape } from './svg.ts'
import {
  backdrop,
  bolt,
  bubble,
  clock,
  cross,
  dialled,
  drop,
  mark,
  phone,
  pot,
  receiver,
  sign,
  tick,
  vapour,
} from './things.ts'
import { cleaning, electricity, gas, lifting, lookAround } from './safety-dangers.ts'

const {
  saffron,
  straw,
  corn,
  clay,
  brick,
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
const { hanna, almaz, dawit, employer, father, stranger, child, doctor } = looks

const stoveAndChild: Draw = (time) => {
  const turned = between(time, 2.6, 3.8)
  const stored = (index: number) => between(time, 4.6 + index * 0.7, 5.6 + index * 0.7)
  const reach = swing(time, 1.6) * 3
  const things = [
    box(-22, -14, 44, 28, blue, 4) + box(-22, -14, 44, 8, clay) + line('M-8 6l20-6', paper, 4),
    line('M0 22V4', bark, 9) + shape('M-6 4c-4-22 2-34 8-40 4 8 4 28 4 40z', sand),
    box(-15, -8, 30, 32, paper, 5) + box(-11, -18, 22, 10, clay, 3) + line('M0 2v14M-7 9H7', clay, 5),
  ]
  return [
    box(0, 0, 640, 360, corn),
    box(0, 312, 640, 48, wood),
    box(330, 92, 250, 10, bark) + line('M352 102v16M558 102v16', bark, 8),
    stove(190, 312, 1),
    pot(190, 158, along(-1, 0.2, turned), 0.95),
    vapour(190, 92, time, paper, 0.8),
    person(child, {
      x: along(380, 440, between(time, 2.4, 3.6)),
      y: 366,
      scale: 1.05,
      time,
      facing: -1,
      mood: time < 3.4 ? 'calm' : 'glad',
      arms: [reaching(-1, [along(-86, -58, turned), along(-92, -40, turned) + reach]), resting(1)],
    }),
    cross(300, 62, 1.3 * visible(time, 0.8, 2.8)),
    tick(300, 62, 1.3 * pop(time, 3.8)),
    ...things.map((thing, index) =>
      group(thing, {
        x: along(528 + index * 30, 396 + index * 62, stored(index)),
        y: along(286, 66, stored(index)),
        opacity: visible(time, 3.8 + index * 0.2),
      }),
    ),
    tick(600, 84, pop(time, 7.4)),
  ].join('')
}

const bath: Draw = (time) => {
  const feeling = 1 - between(time, 3, 3.8)
  const inside = between(time, 3.6, 4.6)
  return [
    backdrop(lagoon, sky, deep, 300),
    person(hanna, {
      x: 190,
      y: 352,
      time,
      facing: 1,
      arms: [
        resting(-1),
        reaching(1, [along(96, 84, feeling), along(-56, -6, feeling) + swing(time, 1.2) * 3 * feeling]),
      ],
    }),
    inside > 0
      ? person(child, {
          x: 414,
          y: along(250, 318, inside),
          scale: 1.02,
          time: time + 1,
          facing: -1,
          arms: [
            reaching(-1, [-66, -92 + swing(time, 0.8) * 12]),
            reaching(1, [66, -92 - swing(time, 0.8) * 12]),
          ],
        })
      : '',
    basin(400, 340),
    ...[0, 1, 2, 3].map((index) =>
      circle(332 + index * 46, 268 - ((time * 16 + index * 9) % 26), 6 + (index % 3) * 2, '#ffffffaa'),
    ),
    group(
      [
        oval(0, 0, 44, 26, saffron),
        circle(16, -16, 12, saffron),
        circle(20, -18, 2.4, ink),
        shape('M27-16l12 3-12 4z', clay),
      ],
      { x: 486 + swing(time, 2.6) * 6, y: 262 + swing(time, 1.3) * 2 },
    ),
    sign(
      546,
      92,
      shape('M-22 0Q0-24 22 0 0 24-22 0z', ink) + circle(swing(time, 2) * 6, 0, 8, paper),
      1.4 * pop(time, 5),
    ),
    sign(
      400,
      130,
      box(-6, -24, 12, 36, sand, 6) +
        circle(0, 16, 11, clay) +
        line(`M0 14V${along(6, -6, 0.5 + swing(time, 2) / 2)}`, clay, 5),
      1.25 * pop(time, 0.8) * (1 - between(time, 3, 3.5)),
    ),
  ].join('')
}

const burn: Draw = (time) => {
  const remedies = [
    bottle(0, 0, saffron, 'drop'),
    box(-30, -26, 60, 26, straw, 4) + box(-36, -2, 72, 8, paper, 3) + box(-30, -26, 20, 26, corn, 4),
    shape('M-38-14h56l12-8v28l-12-8h-56z', paper) +
      box(30, -18, 10, 20, clay, 2) +
      box(-30, -12, 40, 10, teal, 2),
  ]
  return [
    backdrop(teal, lagoon, deep),
    tap(228, 78),
    line(`M228 132q${swing(time, 0.5) * 2} 50 0 96`, ice, 20),
    line(`M${224 + swing(time, 0.4) * 3} 136v86`, paper, 4),
    group(hand(0, 0, almaz.skin), { x: 240, y: 244, turn: 4 }),
    circle(212, 236, 14, clay),
    circle(212, 236, 8, brick),
    ...[0, 1, 2, 3, 4].map((index) =>
      drop(176 + index * 26, 272 + ((time * 60 + index * 31) % 80), 0.4, ice),
    ),
    clock(436, 112, 66, between(time, 1, 5) * 0.3334),
    `<path d="M436 112V62a50 50 0 0 1 ${(50 * Math.sin(between(time, 1, 5) * 2.0944)).toFixed(2)} ${(50 - 50 * Math.cos(between(time, 1, 5) * 2.0944)).toFixed(2)}z" fill="${saffron}" opacity=".45"/>`,
    tick(350, 60, 1.1 * pop(time, 5)),
    ...remedies.flatMap((remedy, index) => [
      group(remedy, {
        x: 392 + index * 90,
        y: 302,
        scale: (index === 0 ? 0.72 : 0.9) * pop(time, 5.2 + index * 0.5),
      }),
      cross(408 + index * 90, 318, 0.8 * pop(time, 5.7 + index * 0.5)),
    ]),
  ].join('')
}

const hurt: Draw = (time) => {
  const drive = between(time, 4.3, 5.8)
  const early = 1 - between(time, 4.4, 4.9)
  return [
    box(0, 0, 640, 360, sky),
    circle(540, 70, 36, straw),
    shape('M0 250q120-100 260-30 150-90 380 10v130H0z', lagoon),
    box(0, 318, 640, 42, stone),
    group(
      [
        person(dawit, {
          x: 150,
          y: 366,
          time,
          facing: 1,
          mood: 'worried',
          arms: [resting(-1), { shoulder: [42, -62], elbow: [62, -26], hand: [16, -26] }],
          held: '',
        }),
        group([box(-30, -12, 46, 24, paper, 8), line('M-20-10v20M-8-10v20M4-10v20', sand, 3)], {
          x: 208,
          y: 334,
          turn: -2,
        }),
        bubble(
          286,
          86,
          group(
            [
              box(-36, -14, 72, 28, '#dba77a', 14),
              box(-13, -14, 26, 28, '#c98f4e'),
              circle(-6, -5, 2, paper),
              circle(6, -5, 2, paper),
              circle(-6, 5, 2, paper),
              circle(6, 5, 2, paper),
            ],
            { turn: -20 },
          ),
          {
            scale: pop(time, 0.8),
          },
        ),
        person(time < 2.8 ? employer : doctor, {
          x: 480,
          y: 366,
          time: time + 1,
          facing: -1,
          mood: 'calm',
          arms: [reaching(-1, [-70, -46]), resting(1)],
        }),
        time > 2.8
          ? sign(480, 92, box(-7, -20, 14, 40, clay) + box(-20, -7, 40, 14, clay), 1.2 * pop(time, 2.9))
          : '',
      ],
      { opacity: early },
    ),
    group(ambulance(0, 0, time), { x: along(-260, 230, drive), y: 318 }),
    group(
      phone(0, 0, dialled(0, -28, [9, 0, 7], 0.9) + receiver(0, 30, 1.1 + 0.08 * swing(time, 0.8)), 1.25),
      {
        x: along(760, 534, between(time, 4.4, 5.4)),
        y: 190,
      },
    ),
  ].join('')
}

const threat: Draw = (time) => {
  const away = between(time, 1.8, 3.6)
  return [
    box(0, 0, 640, 360, straw),
    box(0, 318, 640, 42, wood),
    house(560, 318, 0.95),
    group(
      person(stranger, {
        x: 84,
        y: 366,
        time,
        facing: 1,
        mood: 'worried',
        arms: [resting(-1), reaching(1, [60, -96 + swing(time, 0.6) * 5])],
      }),
      { x: -120 * away, opacity: 1 - between(time, 4.4, 5) },
    ),
    group(bolt(0, 0, 1) + bolt(30, 12, 0.8), { x: 170, y: 100, opacity: visible(time, 0.5, 2) }),
    person(father, {
      x: 566,
      y: 366,
      scale: 1.15,
      time: time + 2,
      facing: -1,
      arms: [resting(1), reaching(-1, [-60, -60])],
    }),
    person(employer, {
      x: 470,
      y: 366,
      scale: 1.15,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-64, -52])],
    }),
    person(almaz, {
      x: along(230, 356, away),
      y: 366 - Math.abs(swing(time, 0.8)) * 5 * (away > 0 && away < 1 ? 1 : 0),
      time,
      facing: away > 0 ? 1 : -1,
      mood: time < 3.4 ? 'worried' : 'calm',
      arms: [resting(-1), resting(1)],
    }),
    group(
      phone(0, 0, dialled(0, -28, [9, 9, 1], 0.9) + receiver(0, 30, 1.1 + 0.08 * swing(time, 0.8)), 1.3),
      {
        x: along(-120, 130, between(time, 4.2, 5.2)),
        y: 186,
      },
    ),
    bubble(264, 62, mark(0, 0, 2.2), { scale: pop(time, 6.6), tail: 1 }),
  ].join('')
}

export const safetyAtWork: readonly Scene[] = [
  { draw: lookAround, still: 6.5 },
  { draw: gas, still: 6.9 },
  { draw: electricity, still: 7.8 },
  { draw: cleaning, still: 3 },
  { draw: lifting, still: 7 },
  { draw: stoveAndChild, still: 8 },
  { draw: bath, still: 6.5 },
  { draw: burn, still: 7.8 },
  { draw: hurt, still: 7.5 },
  { draw: threat, still: 7.6 },
]
