import { languages, type Language } from '../../contract/rules/language.ts'
import { allNames, countedKeys, type Locales } from './locales.ts'

/** Keys that a language lacks, texts that are none, and placeholders that differ from the English ones. */
export function findGaps(locales: Locales): string[] {
  const counted = countedKeys(locales)
  return [...allNames(locales)].flatMap((name) =>
    languages.flatMap((language) =>
      counted.has(name) ? countedGaps(locales, language, name) : plainGaps(locales, language, name),
    ),
  )
}

function plainGaps(locales: Locales, language: Language, key: string): string[] {
  return textGaps(locales, language, key, placeholders(locales.en.get(key)), false)
}

/** One form per number category of the language, each with the placeholders of the English `_other`. */
function countedGaps(locales: Locales, language: Language, name: string): string[] {
  const rules = new Intl.PluralRules(language)
  const wanted = placeholders(locales.en.get(`${name}_other`))
  const needed = rules.resolvedOptions().pluralCategories
  const present = (['zero', 'two', 'few', 'many'] as const).filter(
    (form) => !needed.includes(form) && locales[language].has(`${name}_${form}`),
  )
  // i18next takes `_zero` in any language; the others it would never choose.
  const useless = present.filter((form) => form !== 'zero')
  return [
    ...[...needed, ...present].flatMap((form) => {
      // "One job" needs no number; the Amharic form for one also stands for none, so it needs it.
      const oneNumber = form === 'zero' || (form === 'one' && rules.select(0) !== 'one')
      return textGaps(locales, language, `${name}_${form}`, wanted, oneNumber)
    }),
    ...useless.map((form) => `${language} ${name}_${form}: this language never uses this form`),
  ]
}

function textGaps(
  locales: Locales,
  language: Language,
  key: string,
  wanted: ReadonlySet<string>,
  countOptional: boolean,
): string[] {
  const text = locales[language].get(key)
  if (text === undefined) return [`${language} ${key}: missing`]
  if (typeof text !== 'string' || text.trim() === '') return [`${language} ${key}: no text`]
  const given = placeholders(text)
  const missing = [...wanted].filter((name) => !given.has(name) && !(countOptional && name === 'count'))
  const differing = [...missing, ...[...given].filter((name) => !wanted.has(name))]
  return differing.length === 0
    ? []
    : [`${language} ${key}: placeholders differ from English: ${differing.join(', ')}`]
}

function placeholders(text: unknown): ReadonlySet<string> {
  if (typeof text !== 'string') return new Set()
  return new Set([...text.matchAll(/\{\{-?\s*([^\s,}]+)/g)].flatMap(([, name]) => name ?? []))
}
