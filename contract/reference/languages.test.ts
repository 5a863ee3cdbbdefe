import { expect, test } from 'vitest'
import { languages } from '../rules/language.ts'
import { shortLanguages, spokenLanguages } from './languages.ts'
import { valuesOf } from './options/option.ts'

test('OPT-24 there are 40 Ethiopian languages, English, Arabic and Italian, and what the employer form adds', () => {
  const foreign = ['English', 'Arabic', 'Italian', 'French', 'Spanish']
  for (const value of foreign) expect(spokenLanguages.byValue(value)?.name.en).toBe(value)
  const ethiopian = spokenLanguages.all.map(({ name }) => name.en).filter((value) => !foreign.includes(value))
  expect(ethiopian.length).toBe(40)
  expect(ethiopian.join(', ')).toBe(
    'Aari, Afaan Oromoo, Afar, Amharic, Anuak, Argobba, Awngi, Basketo, Bench, Berta, Burji, Dawro, Dirasha, ' +
      'Ethiopian Sign Language, Gamo, Gedeo, Gofa, Gumuz, Hadiyya, Halaba, Harari, Kafa, Kambaata, ' +
      "Kistane (Soddo), Konso, Koorete, Majang, Me'en, Nuer, Saho, Sebat Bet Gurage, Shekkacho, Sheko, Sidama, " +
      "Silt'e, Somali, Tigrinya, Wolaytta, Xamtanga, Yemsa",
  )
})

test('OPT-26 the employer job form shows eight languages first', () => {
  expect(valuesOf(shortLanguages).join(', ')).toBe(
    'English, Amharic, Oromiffa, Tigrinya, Somali, Arabic, French, Spanish',
  )
  expect(spokenLanguages.byValue('Oromiffa')).toBe(spokenLanguages.byValue('Afaan Oromoo'))
})

test('LNG-42 a language is found by its name in any of the three languages, and in itself', () => {
  for (const spoken of spokenLanguages.all)
    for (const typed of [...languages.map((language) => spoken.name[language]), spoken.endonym])
      for (const language of languages)
        expect(spokenLanguages.suggest(typed, { match: 'prefix', language })[0]).toBe(spoken)
})

test('in Afaan Oromoo a language is found without "Afaan"', () => {
  const found = spokenLanguages.suggest('Ingiliz', { match: 'prefix', language: 'om' })
  expect(found.map(({ name }) => name.om)).toEqual(['Afaan Ingilizii'])
})
