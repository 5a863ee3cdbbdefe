import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { jobTitles } from './job-titles.ts'
import { shortLanguages, spokenLanguages } from './languages.ts'
import type { Names } from './names.ts'
import { ethiopianPlaces, shortPlaces } from './places.ts'
import { regions } from './regions.ts'
import { shortSkills, skills } from './services.ts'
import { unspaced } from './spelling.ts'

const vocabularies = [
  { list: 'places', vocabulary: ethiopianPlaces, short: shortPlaces },
  { list: 'skills', vocabulary: skills, short: shortSkills },
  { list: 'job titles', vocabulary: jobTitles, short: [] },
  { list: 'languages', vocabulary: spokenLanguages, short: shortLanguages },
  { list: 'regions', vocabulary: regions, short: [] },
]
const scripts = {
  en: /^[\p{Script=Latin}\P{L}]+$/u,
  am: /^[\p{Script=Ethiopic}\P{L}]+$/u,
  om: /^[\p{Script=Latin}\P{L}]+$/u,
}

test.each(vocabularies)('LNG-26 the $list come in every language, each in its script', ({ vocabulary }) => {
  for (const entry of vocabulary.all)
    for (const language of languages) {
      expect(entry.name[language]).toMatch(scripts[language])
      expect(entry.name[language].trim()).toBe(entry.name[language])
      expect(vocabulary.label(entry.id, language)).toBe(entry.name[language])
    }
})

test.each(vocabularies)(
  'an id and an English value stand for one thing among the $list',
  ({ vocabulary }) => {
    for (const entry of vocabulary.all) {
      expect(entry.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(vocabulary.byId(entry.id)).toBe(entry)
      expect(vocabulary.byValue(entry.name.en)).toBe(entry)
    }
  },
)

test.each(vocabularies)(
  'the short list of the $list has a known id behind every value',
  ({ vocabulary, short }) => {
    for (const { value, id, label } of short) {
      expect(label.en).toBe(value)
      expect(vocabulary.byValue(value)?.id ?? null).toBe(id)
      for (const language of languages) expect(label[language]).toMatch(scripts[language])
    }
  },
)

test.each(vocabularies)('other spellings among the $list add to what is found', ({ vocabulary }) => {
  const entries: readonly { name: Names; also?: readonly string[] | undefined }[] = vocabulary.all
  for (const { name, also = [] } of entries) {
    const names = languages.map((language) => unspaced(name[language]))
    const others = also.map(unspaced)
    expect(new Set([...names, ...others]).size, name.en).toBe(new Set(names).size + others.length)
  }
})
