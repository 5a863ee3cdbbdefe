import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

const newTurns = () => {
  const granted: string[] = []
  return { granted, turns: new Turns(({ worker, id }) => granted.push(`${worker}${id}`)) }
}

test('the next turn begins when the one before has ended, in the order of asking', () => {
  const { granted, turns } = newTurns()
  turns.want({ worker: 1, id: 'a' })
  turns.want({ worker: 2, id: 'b' })
  turns.want({ worker: 1, id: 'c' })
  expect(granted).toEqual(['1a'])
  turns.end({ worker: 1, id: 'a' })
  expect(granted).toEqual(['1a', '2b'])
  turns.end({ worker: 2, id: 'b' })
  expect(granted).toEqual(['1a', '2b', '1c'])
})

test('the turn of a worker that ended goes on to the others, and what it waited for is forgotten', () => {
  const { granted, turns } = newTurns()
  turns.want({ worker: 1, id: 'a' })
  turns.want({ worker: 2, id: 'b' })
  turns.want({ worker: 1, id: 'c' })
  turns.want({ worker: 3, id: 'd' })
  turns.forget(1)
  expect(granted).toEqual(['1a', '2b'])
  turns.forget(3)
  expect(granted).toEqual(['1a', '2b'])
  turns.end({ worker: 2, id: 'b' })
  turns.want({ worker: 2, id: 'e' })
  expect(granted).toEqual(['1a', '2b', '2e'])
})

test('a turn that is ended twice, or by another worker, ends nothing else', () => {
  const { granted, turns } = newTurns()
  turns.want({ worker: 1, id: 'a' })
  turns.want({ worker: 2, id: 'b' })
  turns.want({ worker: 2, id: 'c' })
  turns.end({ worker: 2, id: 'a' })
  expect(granted).toEqual(['1a'])
  turns.end({ worker: 1, id: 'a' })
  turns.end({ worker: 1, id: 'a' })
  expect(granted).toEqual(['1a', '2b'])
})
