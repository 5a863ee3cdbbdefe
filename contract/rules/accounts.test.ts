import { expect, test } from 'vitest'
import { isPossibleBirth, isReservedUsername, isVisibleName } from './accounts.ts'

test.each([
  'admin',
  'Admin',
  'ADMIN_',
  'a.d.m.i.n',
  'adm1n',
  '4dmin',
  'admin1',
  'admin-2026',
  'support',
  'Support.24',
  'supp0rt',
  'root',
  'r00t',
  'abronet',
  'Abr0net',
  'abronet.payments',
  'the-abronet-team',
  'he1p',
  'heIp',
])('nobody registers as %s', (username) => {
  expect(isReservedUsername(username)).toBe(true)
})

test.each(['tigist.b', 'helper', 'adminu', 'rooted', 'abrone', 'supporter', 'demo.fan', '123', 'almaz-91'])(
  'anybody may register as %s',
  (username) => {
    expect(isReservedUsername(username)).toBe(false)
  },
)

test.each([
  'Tigist',
  'ትግስት',
  "Ja'aa",
  'Girma-Selassie',
  'W/ro Almaz',
  'José',
  'Sheger Hotels PLC',
  '4 Kilo Café',
])('%s is a name', (name) => {
  expect(isVisibleName(name)).toBe(true)
})

test.each([
  ['blank letters', '\u3164\u3164'],
  ['a Hangul filler', '\u115f'],
  ['a blank of braille', '\u2800'],
  ['zero-width characters', '\u200b\u200d'],
  ['a zero-width character within', 'Al\u200bmaz'],
  ['a change of direction', 'Almaz\u202egnp'],
  ['a line end', 'Almaz\nKebede'],
  ['a control character', 'Almaz\u0000'],
  ['half of a pair', 'Almaz\ud800'],
  ['variation marks alone', '\ufe0f\ufe0f'],
  ['digits', '12345'],
  ['signs', '---'],
])('%s are no name', (_what, name) => {
  expect(isVisibleName(name)).toBe(false)
})

test.each([
  ['2026-11-18', true],
  ['2026-11-19', false],
  ['1926-11-18', true],
  ['1925-11-19', true],
  ['1925-11-18', false],
  ['1890-05-01', false],
])('on 18 November 2026 a birth on %s is possible: %s', (birth, possible) => {
  expect(isPossibleBirth(birth, '2026-11-18')).toBe(possible)
})
