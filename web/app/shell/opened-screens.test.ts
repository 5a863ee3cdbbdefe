import { expect, test } from 'vitest'
import type { AppScreen, Match } from '../../lib/screens.ts'
import { noneOpened, show, type OpenedScreens } from './opened-screens.ts'

const at = (pathname: string, search = '') => ({ pathname, search })
const screen = (name: string, keep?: true): Match<AppScreen> => ({
  name,
  params: {},
  pattern: `/${name}`,
  screen: {
    path: `/${name}`,
    audience: ['CAREER'],
    texts: [],
    load: () => Promise.reject(new Error('not drawn here')),
    ...(keep === undefined ? {} : { keep }),
  },
})
const list = () => screen('list', true)
const form = () => screen('form')
const names = ({ all }: OpenedScreens) => all.map(({ match }) => match.name)
const shownOf = ({ all, shown }: OpenedScreens) => all.find(({ id }) => id === shown)

test('a list stays drawn behind another screen, and Back shows the same one as it was left', () => {
  const first = show(noneOpened, list(), at('/list', '?page=2'), 'a')
  const away = show(first, form(), at('/form'), 'b')
  expect(names(away)).toEqual(['list', 'form'])
  const back = show(away, list(), at('/list', '?page=2'), 'a')
  expect(back.shown).toBe(first.shown)
  expect(shownOf(back)?.place).toBe(shownOf(first)?.place)
  expect(names(back)).toEqual(['list'])
})

test('the address of another screen does not reach one that is hidden', () => {
  const first = show(noneOpened, list(), at('/list', '?page=2'), 'a')
  const away = show(first, form(), at('/form', '?page=9'), 'b')
  expect(away.all[0]?.place).toEqual(at('/list', '?page=2'))
})

test('another query of the same screen is the same screen, for its entry too', () => {
  const first = show(noneOpened, list(), at('/list'), 'a')
  const filtered = show(first, list(), at('/list', '?q=nanny'), 'b')
  expect(filtered.shown).toBe(first.shown)
  const back = show(show(filtered, form(), at('/form'), 'c'), list(), at('/list', '?q=nanny'), 'b')
  expect(back.shown).toBe(first.shown)
})

test('a new visit begins anew, and the old one is gone', () => {
  const away = show(show(noneOpened, list(), at('/list'), 'a'), form(), at('/form'), 'b')
  const again = show(away, list(), at('/list'), 'c')
  expect(again.shown).not.toBe(away.all[0]?.id)
  expect(names(again)).toEqual(['list'])
})

test('a form is never kept: what was typed into it is in its draft', () => {
  const away = show(show(noneOpened, form(), at('/form'), 'a'), list(), at('/list'), 'b')
  expect(names(away)).toEqual(['list'])
})

test('nothing changes while the address stays', () => {
  const opened = show(noneOpened, list(), at('/list'), 'a')
  expect(show(opened, list(), at('/list'), 'a')).toBe(opened)
})

test('a screen that spans its params stays mounted when they change', () => {
  const inbox = (id: string): Match<AppScreen> => ({
    ...screen('inbox', true),
    params: { id },
    screen: { ...screen('inbox', true).screen, spansParams: true },
  })
  const first = show(noneOpened, inbox('1'), at('/inbox/1'), 'a')
  const second = show(first, inbox('2'), at('/inbox/2'), 'b')
  expect(second.shown).toBe(first.shown)
  expect(shownOf(second)?.match.params).toEqual({ id: '2' })
  const back = show(show(second, form(), at('/form'), 'c'), inbox('2'), at('/inbox/2'), 'b')
  expect(back.shown).toBe(first.shown)
})
