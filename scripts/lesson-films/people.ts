import { swing } from './motion.ts'
import { circle, colours, diamonds, group, line, shape } from './svg.ts'

const { clay, green, ink, linen, paper, saffron, straw, teal } = colours

type Hair = 'bun' | 'scarf' | 'long' | 'short' | 'beard' | 'hat' | 'buns'
type Look = {
  skin: string
  shade: string
  dress: string
  band: string
  hair: Hair
  hairColour?: string
  /** What is worn over the dress. */
  apron?: string
}

/** Who appears in our films. */
export const looks = {
  hanna: { skin: '#6f4126', shade: '#5b3520', dress: green, band: saffron, hair: 'bun' },
  almaz: { skin: '#8a5230', shade: '#7a4526', dress: paper, band: green, hair: 'scarf' },
  chaltu: { skin: '#9b6139', shade: '#8a5230', dress: saffron, band: clay, hair: 'long', apron: paper },
  dawit: { skin: '#7d4a2b', shade: '#6f4126', dress: clay, band: paper, hair: 'short' },
  employer: { skin: '#8a5230', shade: '#7a4526', dress: teal, band: paper, hair: 'long' },
  father: { skin: '#7d4a2b', shade: '#6f4126', dress: '#2d5fa8', band: paper, hair: 'short' },
  grandfather: {
    skin: '#6b3f26',
    shade: '#5e3620',
    dress: paper,
    band: green,
    hair: 'beard',
    hairColour: linen,
  },
  stranger: { skin: '#8a5230', shade: '#7a4526', dress: '#4a4038', band: straw, hair: 'hat' },
  child: { skin: '#9b6139', shade: '#7d4a2b', dress: paper, band: clay, hair: 'buns' },
  doctor: { skin: '#7d4a2b', shade: '#6f4126', dress: paper, band: teal, hair: 'short' },
} as const satisfies { [name: string]: Look }

type Mood = 'glad' | 'calm' | 'worried' | 'asleep'
type Point = readonly [x: number, y: number]
/** From the shoulder over the elbow to the hand. */
type Arm = { shoulder: Point; elbow: Point; hand: Point }
type Pose = {
  x: number
  y: number
  scale?: number
  /** Where the face looks: -1 is left, 1 is right. */
  facing?: number
  mood?: Mood
  time?: number
  arms?: readonly Arm[]
  /** What is held, drawn before the hands. */
  held?: string
}

function hairBehind({ hair, hairColour = ink }: Look): string {
  switch (hair) {
    case 'bun':
      return (
        circle(0, -186, 18, hairColour) +
        shape('M-35-138c0-32 14-46 35-46s35 14 35 46c0 8-2 14-4 18h-62c-2-4-4-10-4-18z', hairColour)
      )
    case 'scarf':
      return shape('M-39-134c0-34 18-50 39-50s39 16 39 50c0 16-4 26-8 30h-62c-4-4-8-14-8-30z', clay)
    case 'long':
      return shape('M-36-142c0-30 16-44 36-44s36 14 36 44c0 22-4 40-10 44h-52c-6-4-10-22-10-44z', hairColour)
    case 'buns':
      return (
        circle(-25, -162, 11, hairColour) + circle(25, -162, 11, hairColour) + circle(0, -142, 31, hairColour)
      )
    case 'beard':
      return shape('M-32-138c0-26 14-38 32-38s32 12 32 38z', hairColour)
    case 'short':
    case 'hat':
      return ''
  }
}

function hairBefore({ hair, hairColour = ink }: Look): string {
  switch (hair) {
    case 'bun':
      return (
        shape('M-32-140c2-26 14-36 32-36s30 10 32 36c-8-12-20-18-32-18s-24 6-32 18z', hairColour) +
        circle(-31, -124, 4, saffron) +
        circle(31, -124, 4, saffron)
      )
    case 'scarf':
      return (
        shape('M-35-140c2-26 16-38 35-38s33 12 35 38c-12-16-24-20-35-20s-23 4-35 20z', clay) +
        shape('M-27-158c14-12 40-12 54 0l-3 5c-14-10-34-10-48 0z', saffron)
      )
    case 'long':
      return shape('M-30-140c0-24 12-36 30-36s30 12 30 36c-14-2-24-10-30-20-6 10-16 18-30 20z', hairColour)
    case 'buns':
      return shape('M-28-140c2-22 13-30 28-30s26 8 28 30c-8-10-17-14-28-14s-20 4-28 14z', hairColour)
    case 'short':
      return shape(
        'M-33-138c-4-28 12-42 33-42s37 14 33 42c-2-8-6-13-11-16-15 3-32 1-43-3-6 4-10 11-12 19z',
        hairColour,
      )
    case 'beard':
      return shape(
        'M-29-142c0-22 12-34 29-34s29 12 29 34c-6-12-15-17-29-17s-23 5-29 17zM-19-124c4 22 34 22 38 0 4 26-9 34-19 34s-23-8-19-34z',
        hairColour,
      )
    case 'hat':
      return (
        shape(
          'M-48-152c10-6 22-8 26-10 2-18 10-24 22-24s20 6 22 24c4 2 16 4 26 10-20 6-76 6-96 0z',
          '#c98f4e',
        ) + shape('M-23-164q23 8 46 0l1 7q-24 8-48 0z', clay)
      )
  }
}

function face({ facing = 0.6, mood = 'glad', time = 0 }: Pose): string {
  const middle = facing * 6
  const blinks = mood === 'asleep' || time % 3.7 > 3.58
  const eye = (x: number) => (blinks ? line(`M${x - 4} -135q4 3 8 0`, ink, 2.4) : circle(x, -135, 2.7, ink))
  const mouth =
    mood === 'glad'
      ? `M${middle - 8} -123q9 9 18 0`
      : mood === 'worried'
        ? `M${middle - 7} -118q8-7 16 0`
        : `M${middle - 6} -120q7 3 14 0`
  const brows = mood === 'worried' ? line(`M${middle - 16} -145l9-4M${middle + 18} -145l-9-4`, ink, 2.4) : ''
  return eye(middle - 11) + eye(middle + 12) + brows + line(mouth, ink, 3)
}

/** Sleeve, forearm and hand. */
function arm({ shoulder, elbow, hand }: Arm, { skin, dress }: Look): string {
  const [elbowX, elbowY] = elbow
  const [handX, handY] = hand
  return (
    line(`M${shoulder.join(' ')}L${elbowX} ${elbowY}`, dress, 22) +
    line(`M${elbowX} ${elbowY}L${handX} ${handY}`, skin, 12) +
    circle(handX, handY, 9, skin)
  )
}

/** Somebody down to the waist, at whose middle (x, y) is. */
export function person(look: Look, pose: Pose): string {
  const { x, y, scale = 1.3, arms = [], held = '', time = 0 } = pose
  const breath = swing(time, 3.2) * 0.8
  const head = group([hairBehind(look), circle(0, -136, 30, look.skin), face(pose), hairBefore(look)], {
    y: breath,
  })
  const behind = look.hair === 'long' ? hairBehind(look) : ''
  return group(
    [
      group(behind, { y: breath }),
      shape('M-58 20c0-66 18-114 58-114s58 48 58 114z', look.dress),
      look.apron === undefined ? '' : shape('M-26-82h52l8 104h-68z', look.apron),
      look.hair === 'bun' ? shape('M-36-82c20 14 52 14 72 0l5 9c-24 16-58 16-82 0z', look.band) : '',
      diamonds(-27, -38, 4, [look.band, look.hair === 'scarf' ? saffron : straw]),
      shape('M-10-120h20v28q-10 8-20 0z', look.shade),
      head,
      held,
      ...arms.map((each) => arm(each, look)),
    ],
    { x, y, scale },
  )
}

/** An arm that hangs down. */
export const resting = (side: -1 | 1): Arm => ({
  shoulder: [side * 42, -62],
  elbow: [side * 56, -22],
  hand: [side * 50, 14],
})

export const reaching = (side: -1 | 1, hand: Point): Arm => {
  const [handX, handY] = hand
  const shoulder: Point = [side * 42, -62]
  return {
    shoulder,
    // Halfway, and a little lower, as elbows are.
    elbow: [(shoulder[0] + handX) / 2 + side * 8, (shoulder[1] + handY) / 2 + 14],
    hand,
  }
}

/** An open hand that says stop. */
export const stopHand = (x: number, y: number, skin: string, scale = 1): string =>
  group(
    [
      line('M0 34V10', skin, 20),
      circle(0, 0, 17, skin),
      line('M-11-8v-20M-4-12v-24M4-12v-24M11-8v-20M13 4l11-10', skin, 7.5),
    ],
    { x, y, scale },
  )
