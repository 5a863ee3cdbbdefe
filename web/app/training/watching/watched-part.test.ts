import { expect, test } from 'vitest'
import { followFilm, type WatchedPart } from './watched-part.ts'

function follow() {
  const parts: WatchedPart[] = []
  return { parts, film: followFilm(10_000, (part) => parts.push(part)) }
}

test('what plays is handed over every ten seconds, each part beginning where the last one ended', () => {
  const { parts, film } = follow()
  for (let now = 0; now <= 21_000; now += 250) film.playsAt(now)
  film.close(21_000)
  expect(parts).toEqual([
    { from: 0, to: 10_000, position: 10_000 },
    { from: 10_000, to: 20_000, position: 20_000 },
    { from: 20_000, to: 21_000, position: 21_000 },
  ])
})

test('what was jumped over is not among it', () => {
  const { parts, film } = follow()
  film.playsAt(0)
  film.playsAt(250)
  film.close(9_000)
  film.playsAt(9_000)
  film.playsAt(9_250)
  // Nobody said that it jumped.
  film.playsAt(2_000)
  film.playsAt(2_500)
  film.close(2_500)
  expect(parts).toEqual([
    { from: 0, to: 250, position: 9_000 },
    { from: 9_000, to: 9_250, position: 2_000 },
    { from: 2_000, to: 2_500, position: 2_500 },
  ])
})

test('nothing is handed over where nothing was seen', () => {
  const { parts, film } = follow()
  film.close(0)
  film.playsAt(5_000)
  film.close(9_000)
  expect(parts).toEqual([])
})
