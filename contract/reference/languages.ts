import spoken from './languages.json' with { type: 'json' }
import { Vocabulary, type ShortOption } from './vocabulary.ts'

/** What the employer's form shows first. */
export const shortLanguages = [
  { value: 'English', id: 'en', label: { en: 'English', am: 'እንግሊዝኛ', om: 'Afaan Ingilizii' } },
  { value: 'Amharic', id: 'am', label: { en: 'Amharic', am: 'አማርኛ', om: 'Afaan Amaaraa' } },
  { value: 'Oromiffa', id: 'om', label: { en: 'Oromiffa', am: 'ኦሮምኛ', om: 'Afaan Oromoo' } },
  { value: 'Tigrinya', id: 'ti', label: { en: 'Tigrinya', am: 'ትግርኛ', om: 'Afaan Tigree' } },
  { value: 'Somali', id: 'so', label: { en: 'Somali', am: 'ሶማልኛ', om: 'Afaan Somaalee' } },
  { value: 'Arabic', id: 'ar', label: { en: 'Arabic', am: 'ዓረብኛ', om: 'Afaan Arabaa' } },
  { value: 'French', id: 'fr', label: { en: 'French', am: 'ፈረንሳይኛ', om: 'Afaan Faransaayii' } },
  { value: 'Spanish', id: 'es', label: { en: 'Spanish', am: 'ስፓኒሽ', om: 'Afaan Ispeen' } },
] as const satisfies readonly ShortOption[]

/** Languages that people speak; those of the site itself are in rules/language.ts. Each has its name in itself. */
export const spokenLanguages = new Vocabulary(spoken, {
  short: shortLanguages,
  // In Afaan Oromoo every language is called "Afaan …", and by prefix it is the second word that people type.
  alsoCalled: ({ endonym, name }) => [endonym, name.om.replace(/^Afaan /, '')],
})
