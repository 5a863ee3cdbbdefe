import { along, between, pop, swing, visible } from './motion.ts'
import { looks, person, reaching, resting } from './people.ts'
import type { Draw } from './scene.ts'
import { box, circle, colours, diamonds, drawn, group, line, oval, shape } from './svg.ts'
import {
  backdrop,
  banknote,
  broom,
  clock,
  coin,
  cup,
  door,
  heart,
  pencil,
  sheet,
  smallCalendar,
  smallClock,
  smallCoins,
  tick,
  vapour,
  windowFrame,
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
  lagoon,
  deep,
  sky,
  paper,
  linen,
  sand,
  wood,
  bark,
  ink,
} = colours
const { hanna, chaltu, employer } = looks

export const handshake: Draw = (time) => {
  const meet = between(time, 0.6, 2)
  const shake = meet * swing(time, 0.9) * 5 * (1 - between(time, 4, 5.5))
  const left = along(40, 176, meet)
  const right = along(600, 464, meet)
  return [
    backdrop(saffron, straw, wood),
    door(320, 312, green, 0, 1.25),
    person(hanna, {
      x: left,
      y: 360,
      time,
      facing: 1,
      arms: [resting(-1), reaching(1, [along(62, 108, meet), along(-20, -58, meet) + shake])],
    }),
    person(employer, {
      x: right,
      y: 360,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-along(62, 108, meet), along(-20, -58, meet) + shake])],
    }),
    heart(320, 74 + swing(time, 2.4) * 3, 1.9 * pop(time, 3)),
  ].join('')
}

export const agreement: Draw = (time) => {
  const signing = between(time, 4.6, 6)
  const copy = between(time, 6.5, 7.6)
  const rows = [broom, smallClock, smallCoins, smallCalendar]
  const shown = (index: number) => visible(time, 1 + index * 0.8)
  return [
    backdrop(clay, brick, rust),
    person(hanna, { x: 140, y: 372, time, facing: 1, arms: [resting(-1), reaching(1, [64, -40])] }),
    person(employer, {
      x: 540,
      y: 372,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-64, -40])],
    }),
    box(0, 322, 640, 38, wood),
    box(0, 318, 640, 8, bark),
    group(
      sheet(0, 0, rows, () => 1, 1.15),
      {
        x: along(340, 226, copy),
        y: along(190, 206, copy),
        turn: -10 * copy,
        opacity: between(time, 6.4, 6.6),
      },
    ),
    group(
      [
        sheet(0, 0, rows, shown, 1.25),
        drawn('M-30 104c10-18 16-18 14-4s8 4 14-6 10 14 22 0', colours.blue, 4, signing),
        group(pencil(0, 0, 28, 1.1), {
          x: along(-30, 22, signing),
          y: 106 + swing(time, 0.5) * 4,
          opacity: visible(time, 4.2, 6),
        }),
      ],
      { x: along(340, 374, copy), y: 176 },
    ),
    tick(250, 96, 1.2 * pop(time, 7.8)),
  ].join('')
}

export const payDay: Draw = (time) => {
  const paid = between(time, 2.6, 4.2)
  const days = Array.from({ length: 28 }, (_, index) =>
    box(-78 + (index % 7) * 23, -38 + Math.floor(index / 7) * 25, 17, 18, index === 19 ? saffron : sand, 4),
  )
  const calendar = [
    box(-92, -84, 184, 156, '#00000022', 10),
    box(-96, -88, 184, 156, paper, 10),
    box(-96, -88, 184, 34, clay, 8),
    line('M-50-98v20M42-98v20', ink, 7),
    ...days,
    drawn('M48 28a20 19 0 1 1-12-14q14 4 12 16', clay, 5, between(time, 0.8, 1.8)),
  ]
  return [
    backdrop(straw, corn, wood),
    group(calendar, { x: 330, y: 140 + swing(time, 4) * 2 }),
    person(hanna, { x: 118, y: 360, time, facing: 1, arms: [resting(-1), reaching(1, [94, -20])] }),
    person(employer, {
      x: along(700, 556, between(time, 1.6, 2.8)),
      y: 360,
      time: time + 1,
      facing: -1,
      arms: [resting(1), reaching(-1, [-94, -24])],
    }),
    group([banknote(0, 0, -12), banknote(4, -8, 4), banknote(10, -16, 16)], {
      x: along(436, 244, paid),
      y: along(316, 320, paid) - Math.sin(paid * Math.PI) * 30,
      opacity: visible(time, 2),
    }),
    ...[0, 1, 2].map((index) =>
      coin(
        264 + index * 34,
        250 - Math.abs(swing(time + index * 0.3, 2)) * 10,
        1.1 * pop(time, 4.4 + index * 0.25),
      ),
    ),
    tick(408, 78, 1.1 * pop(time, 5.6)),
  ].join('')
}

export const rest: Draw = (time) => {
  const week = Array.from({ length: 7 }, (_, index) =>
    group(
      [
        box(-24, -22, 48, 44, index === 6 ? saffron : paper, 8),
        index === 6
          ? circle(0, 0, 11, paper) + line('M0-18v2M0 18v-2M-18 0h2M18 0h-2', paper, 4)
          : group(broom, { scale: 0.55 }),
      ],
      {
        x: 152 + index * 56,
        y: 44,
        scale: pop(time, 0.3 + index * 0.2) * (index === 6 ? 1 + 0.06 * swing(time, 1.6) : 1),
      },
    ),
  )
  const walk = between(time, 2, 4)
  return [
    box(0, 0, 640, 360, sky),
    circle(540, 138, 44, straw),
    shape('M0 250q110-110 230-30 110-120 250-20 90-50 160 20v160H0z', lagoon),
    box(0, 300, 640, 60, leaf),
    line('M60 300v-70', bark, 12) + circle(60, 200, 44, green) + circle(34, 222, 28, green),
    ...week,
    person(hanna, {
      x: along(-80, 206, walk),
      y: 360 - Math.abs(swing(time, 0.9)) * 4 * walk * (1 - between(time, 3.6, 4.2)),
      scale: 1.15,
      time,
      facing: 1,
      held: time > 4.4 ? cup(74, -70, 1) : '',
      arms: [resting(-1), reaching(1, [72, along(-10, -58, between(time, 4.2, 5))])],
    }),
    person(chaltu, {
      x: 430,
      y: 360,
      scale: 1.15,
      time: time + 1.4,
      facing: -1,
      held: cup(-78, -66, 1),
      arms: [reaching(-1, [-72, -58]), resting(1)],
    }),
    time > 5 ? vapour(291, 262, time, paper, 0.5) + vapour(340, 268, time + 0.7, paper, 0.5) : '',
    group(clock(0, 0, 40, 5 + time * 0.12), { x: 570, y: 250, scale: pop(time, 1.8) }),
  ].join('')
}

export const night: Draw = (time) => {
  const breath = swing(time, 3.4) * 3
  return [
    box(0, 0, 640, 360, deep),
    box(0, 300, 640, 60, forest),
    windowFrame(180, 96, '#123a3e'),
    circle(192, 84, 17, straw) + circle(200, 79, 15, '#123a3e'),
    ...[
      [150, 74],
      [160, 118],
      [212, 122],
    ].map(([x = 0, y = 0], index) => circle(x, y, 2.2 + swing(time + index, 2) * 0.8, paper)),
    door(560, 302, clay, 1 - between(time, 0.4, 1.8), 1.2),
    tick(560, 210, 1.1 * pop(time, 2.4)),
    box(70, 190, 16, 128, wood, 5) + box(412, 236, 16, 82, wood, 5) + box(76, 274, 346, 22, bark),
    box(84, 246, 338, 34, linen, 12),
    oval(140, 240, 100, 44, paper),
    group(
      [
        circle(0, -36, 16, ink),
        circle(0, 0, 31, '#6f4126'),
        shape('M-32-4c2-26 14-36 32-36s30 10 32 36c-8-12-20-18-32-18s-24 6-32 18z', ink),
        line('M-15 4q5 4 10 0M6 4q5 4 10 0M-5 15q6 4 12 0', ink, 2.6),
      ],
      { x: 146, y: 226 + breath * 0.2, turn: -74 },
    ),
    shape(`M184 ${224 - breath}q60-26 130-${14 + breath} 80-2 108 24v54H178q-8-40 6-64z`, clay),
    diamonds(214, 240 - breath * 0.5, 11, [saffron, paper]),
    group(
      [
        box(-50, 0, 100, 8, wood, 3),
        box(-40, 8, 8, 44, wood) + box(32, 8, 8, 44, wood),
        oval(0, -4, 84, 16, paper),
        shape('M-32-8q32-18 64 0-32 8-64 0z', '#c98f4e'),
        circle(-8, -13, 6, clay) + circle(10, -12, 6, green),
      ],
      { x: along(720, 466, between(time, 3.6, 4.8)), y: 262 },
    ),
    vapour(466, 244, time, paper, 0.5 * between(time, 4.8, 5.4)),
  ].join('')
}
