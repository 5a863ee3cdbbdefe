import { join } from 'node:path'
import { expect, test } from 'vitest'
import { userTypes } from '../contract/reference/options/people.ts'
import { namedByTests, readChecklist } from './spec.ts'
import { readLocales } from './texts/locales.ts'

const lines = await readChecklist()
const named = await namedByTests()
/** What a line quotes as a sentence; a single word in quotes may be a value or a name. */
const quoted = (text: string) =>
  [...text.matchAll(/"([^"]+)"/g)].flatMap(([, quote = '']) => (quote.includes(' ') ? [quote] : []))

test('every id that a test names is on the checklist', () => {
  expect(lines.length).toBe(1017)
  const areas = new Set(lines.map(({ id }) => id.slice(0, 3)))
  const known = new Set(lines.map(({ id }) => id))
  expect([...named].filter((id) => areas.has(id.slice(0, 3)) && !known.has(id))).toEqual([])
})

test('LNG-16 what the specifications quote is among our English texts, word for word, for every line that is done', async () => {
  const { en } = await readLocales(join(import.meta.dirname, '../web/locales'))
  // A quote within a sentence begins in small letters; X and Y stand for what is filled in.
  const plain = (text: string) =>
    (text.slice(0, 1).toLowerCase() + text.slice(1)).replaceAll(/\{\{\w+\}\}|\b[XY]\b/g, '…')
  const labels = userTypes.map(({ label }) => label.en)
  const texts = new Set([...en.values(), ...labels].map((text) => plain(String(text))))
  // What older servers say, which is read and shown to nobody.
  const isForeign = (id: string) => id === 'ERR-77'
  const done = lines.filter(({ id }) => named.has(id) && !id.startsWith('LNG') && !isForeign(id))
  expect(done.flatMap(({ text }) => quoted(text)).length).toBeGreaterThan(0)
  expect(
    done.flatMap(({ id, text }) =>
      quoted(text)
        .filter((quote) => !texts.has(plain(quote)))
        .map((quote) => `${id}: ${quote}`),
    ),
  ).toEqual([])
})
