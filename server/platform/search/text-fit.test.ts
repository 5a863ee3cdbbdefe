import { describe, expect, test } from 'vitest'
import { skillBits } from './codes.ts'
import { kindBits } from './kinds.ts'
import { createTopicFit, fits, joinedFit } from './text-fit.ts'
import { readTyped } from './typed.ts'

type Named = { kinds?: string[]; saidKinds?: string[]; skills?: string[]; saidSkills?: string[] }
const subject = ({ kinds = [], saidKinds = [], skills = [], saidSkills = [] }: Named) => ({
  kinds: kindBits(kinds),
  saidKinds: kindBits([...kinds, ...saidKinds]),
  skills: skillBits(skills),
  saidSkills: skillBits([...skills, ...saidSkills]),
})
const fitsOf = (text: string, listed = true) =>
  readTyped(text).topics.map((topic) => {
    const fit = createTopicFit(topic, { listed })
    return (named: Named) => fit(subject(named))
  })

describe('how directly something is the kind of work that was typed', () => {
  test('TXS-01 first is the work itself, then nearly the same, then other work with the skill', () => {
    const [cook = () => 0] = fitsOf('cook')
    const inOrder = [
      cook({ kinds: ['cook'], skills: ['cooking'] }),
      cook({ kinds: ['chef'], skills: ['cooking'] }),
      cook({ kinds: ['housekeeper'], skills: ['cooking'] }),
      cook({ kinds: ['housekeeper'], saidSkills: ['cooking'] }),
      cook({ kinds: ['waiter'], saidKinds: ['cook', 'chef'] }),
    ]
    expect(inOrder).toEqual([fits.itself, fits.nearly, fits.related, fits.said, fits.offered])
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one))
  })

  test('TXS-01 a kind that a form offers is doubtful where a job asks for the skills of other trades', () => {
    const [housekeeper = () => 0] = fitsOf('housekeeper')
    expect(housekeeper({ kinds: ['housekeeper'] })).toBe(fits.itself)
    expect(housekeeper({ kinds: ['housekeeper'], skills: ['laundry'] })).toBe(fits.nearly)
    expect(housekeeper({ kinds: ['housekeeper'], skills: ['pool-maintenance'] })).toBe(fits.doubtful)
    const [person = () => 0] = fitsOf('housekeeper', false)
    expect(person({ kinds: ['housekeeper'], skills: ['childcare'] })).toBe(fits.itself)
  })

  test('TXS-01 who does what belongs to the work comes after those who do its trade', () => {
    const [babysitter = () => 0] = fitsOf('babysitter')
    const minds = babysitter({ kinds: ['nanny'], skills: ['babysitting'] })
    expect(babysitter({ kinds: ['nanny'], skills: ['childcare'] })).toBeLessThan(minds)
  })
})

test('TXS-03 a skill is listed, or is the trade of the work, before a text speaks of it', () => {
  const [cooking = () => 0] = fitsOf('cooking')
  expect(cooking({ kinds: ['nanny'], skills: ['cooking'] })).toBe(fits.itself)
  expect(cooking({ kinds: ['cook'] })).toBe(fits.itself)
  expect(cooking({ kinds: ['nanny'], skills: ['childcare'], saidSkills: ['cooking'] })).toBe(fits.said)
})

test('TXS-04 of several things the weakest decides, then the others', () => {
  expect(joinedFit([])).toBe(1)
  expect(joinedFit([1, 0.5])).toBeLessThan(joinedFit([0.7, 0.7]))
  expect(joinedFit([1, 0.5])).toBeGreaterThan(joinedFit([0.5, 0.5]))
})
