import type { Language } from '../../contract/rules/language.ts'
import type { Entries, Locales } from './locales.ts'
import { freeWords, type Specification } from './specification.ts'
import { findCapitals } from './title-case.ts'

/** Written in Latin letters in every language. */
const names = /\b(Abronet|OpenAPI|Facebook|Twitter|Instagram|LinkedIn)\b/g

/** Texts that were copied from English and left so. */
export function findUntranslated(locales: Locales): string[] {
  const copied = (['am', 'om'] as const).flatMap((language) =>
    textsOf(locales[language])
      .filter(([key, text]) => text === locales.en.get(key))
      .filter(([, text]) => /\p{L}{4}/u.test(ownWords(text)))
      .map(([key]) => `${language} ${key}: the same as in English`),
  )
  const withoutEthiopic = textsOf(locales.am)
    .filter(([, text]) => /\p{L}/u.test(ownWords(text)) && !/\p{Script=Ethiopic}/u.test(text))
    .map(([key]) => `am ${key}: not in Ethiopic letters`)
  return [...copied, ...withoutEthiopic]
}

/** What is left of a text to translate. */
const ownWords = (text: string) => text.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll(names, '')

type Rule = { pattern: RegExp; advice: string }

/** "Of", "for", "about" and the like are written to the Amharic word they belong to. */
const wordStart = '(?<!\\p{L})(?:እንደ|ስለ|ያለ|የ|ለ|በ|ከ)*'

/** What is filled in may be any word: a prefix or suffix that fits one does not fit the next. */
const glued: Rule = { pattern: /\p{L}\{\{|\}\}\p{L}/u, advice: 'words apart from what is filled in' }

/** One spelling for one word, by the glossary. */
const rules: { readonly [L in Language]: readonly Rule[] } = {
  am: [
    { pattern: /ኢሜል/, advice: 'ኢሜይል' },
    { pattern: /ደሞዝ/, advice: 'ደመወዝ' },
    { pattern: new RegExp(`${wordStart}ስራ`, 'u'), advice: 'ሥራ' },
    { pattern: new RegExp(`${wordStart}ሰራተ[ኛኞ]`, 'u'), advice: 'ሠራተኛ' },
    { pattern: /ፅዳት/, advice: 'ጽዳት' },
    { pattern: /ፆታ/, advice: 'ጾታ' },
    { pattern: /ገፅ/, advice: 'ገጽ' },
    { pattern: /ስልጠና/, advice: 'ሥልጠና' },
    { pattern: /መስፈር[ትቶ]/, advice: 'መሥፈርት' },
    { pattern: /ሂሳብ/, advice: 'ሒሳብ' },
    { pattern: /ህክምና/, advice: 'ሕክምና' },
    { pattern: /[ህሕ]ጻ|ህፃ/, advice: 'ሕፃን' },
    { pattern: /[ሀሃሐ]ይል/, advice: 'ኃይል' },
    { pattern: new RegExp(`${wordStart}አመት`, 'u'), advice: 'ዓመት' },
    { pattern: new RegExp(`${wordStart}እድሜ`, 'u'), advice: 'ዕድሜ' },
    { pattern: new RegExp(`${wordStart}ቀጣሪ`, 'u'), advice: 'አሠሪ' },
    { pattern: /[ሀሃ]ዋሳ/, advice: 'ሐዋሳ' },
    { pattern: /፡/, advice: 'a space between words' },
    { pattern: /[፩-፼]/, advice: 'the digits 0 to 9' },
    // To clean is a job here; choices and lists are taken away.
    { pattern: /(?:^|(?:ምርጫ|አካባቢ|ማጣሪያ|ዝርዝ)\p{L}*\s)ያጽዱ/u, advice: 'ያስወግዱ' },
    { pattern: /ሠራተኞቻችን/, advice: 'ባልደረቦቻችን' },
    { pattern: /ሰውየው/, advice: 'መገለጫው' },
    { pattern: /የሚመከሩ/, advice: 'የሚስማሙ' },
    { pattern: /ማጣሪያ/, advice: 'ምርጫ' },
    { pattern: /መጽ[ሔሄ]ት/, advice: 'ዜና' },
    { pattern: /ዳግም\s+(?:ማስጀመ|ያስጀም)\p{L}*/u, advice: 'አዲስ የይለፍ ቃል መምረጫ' },
    { pattern: /የይለፍ ቃል(?:ዎን|ን)? ያረጋግጡ/, advice: 'የይለፍ ቃሉን ይድገሙ' },
    { pattern: new RegExp(`${wordStart}ዳታ`, 'u'), advice: 'መረጃ' },
    { pattern: /ኔትወርክ/, advice: 'ግንኙነት' },
    { pattern: /ፒክሰል/, advice: 'ፒክስል' },
    { pattern: /ተነ[ሥስ]ቷል/, advice: 'ተሰርዟል' },
    { pattern: /ተከስቷል/, advice: 'ተፈጥሯል' },
    { pattern: /\(አማራጭ\)/, advice: '(ግዴታ አይደለም)' },
    { pattern: /ማምጣት አልተ[ቻሳ]\p{L}*/u, advice: 'ማሳየት አልተቻለም' },
    { pattern: /የሚመሳሰል አልተገኘም/, advice: 'ምንም አልተገኘም' },
    { pattern: /(?:\}\}|\d)\s*ፊደ(?:ላት|ሎች)(?! ወይም ቁጥሮች)/, advice: 'ፊደላት ወይም ቁጥሮች' },
    { pattern: /(?<!\p{L})[በከ]እር?ሱ(?!\p{L})/u, advice: 'the noun again' },
    // A room is part of what some jobs offer; a part of the site is a page.
    { pattern: /(?<!የራስ )ክፍ[ልሎ]/, advice: 'ገጽ' },
    { pattern: /(?<!\p{L})(?:ለ|ወደ|ከ|በ)፦/u, advice: 'a label before ፦' },
    // To hang up, and a cross.
    { pattern: /ይስቀሉ|በመስቀል ላይ|መስቀል አልተ[ቻሳ]\p{L}*/u, advice: 'ያስገቡ' },
    { pattern: /\.{3}/, advice: '…' },
    glued,
  ],
  om: [
    { pattern: /[‘’]/, advice: "the plain apostrophe '" },
    { pattern: /\bykn\b/i, advice: 'yookaan' },
    { pattern: /\bjecha\s+darbii/i, advice: 'jecha iccitii' },
    { pattern: /\bwalii\s+gal/i, advice: 'waliigal-' },
    { pattern: /\bgah/i, advice: "ga'-" },
    { pattern: /imeeloo/i, advice: 'imeelonni' },
    { pattern: /quunnam|\bwal\s*qunnamtii|neetwork/i, advice: 'qunnamtii' },
    { pattern: /intarneet/i, advice: 'interneetii' },
    { pattern: /biraawzar(?!ii)/i, advice: 'biraawzarii' },
    { pattern: /piiksel/i, advice: 'piikseela' },
    { pattern: /profaayil/i, advice: 'piroofaayilii' },
    { pattern: /\bhin\s+himamne/i, advice: 'hin ibsamne' },
    { pattern: /\bammaaf\b/i, advice: 'ammallee' },
    { pattern: /\bispaam(?!ii)|galmee\s+imeelii/i, advice: 'saanduqa ispaamii' },
    { pattern: /\bfuula+wwan/i, advice: 'fuulota' },
    { pattern: /[^aeiou'\s][aeiou]\s+fi\b/i, advice: 'a long vowel before fi' },
    { pattern: /\.\.\./, advice: '…' },
    { pattern: /\bd(?:aa|ee)taa/i, advice: 'odeeffannoo' },
    { pattern: /\bbarruun?\s+oduu/i, advice: 'oduu' },
    { pattern: /gingilch/i, advice: 'filannoo' },
    { pattern: /\bmich(?:uu|uun|ummaa)\b(?!\s+hojii)/i, advice: 'michuu hojii' },
    // On a site for cleaning work the word is a job.
    { pattern: /\b(?:filannoo\w*|bakka)\s+qulqulleessaa|^qulqulleessaa$/i, advice: 'haqaa' },
    // The people who look for work here are workers too.
    { pattern: /\bhojjettoo(?:nni|ta)\s+keenya/i, advice: 'hojjettoota waajjira keenyaa' },
    { pattern: /\binni\s+guddaan/i, advice: 'caaluu hin qabu' },
    { pattern: /\binni\s+xiqqaan/i, advice: 'yoo xiqqaate' },
    // Reads "they".
    { pattern: /\bisaan\s+seen/i, advice: 'the thing itself' },
    { pattern: /olkaa'amoo|olkaa'amaa\s+miti/i, advice: "tarree keessaa ba'eera" },
    // A profile is saved, never a person.
    { pattern: /\bnam(?:ni|a)(?:\s+\w+)?\s+olkaa'/i, advice: 'piroofaayilii' },
    // Of people it says "counselled".
    { pattern: /\b(?:barbaad\w+\s+hojii|hojjettoo\w+|namoo\w+)\s+gorfam/i, advice: "isiniif ta'an" },
    { pattern: /fiduun\s+hin\s+danda'am/i, advice: 'agarsiisuun' },
    { pattern: /\bmeeshaa\w*(?:\s+\w+){0,3}\s+ba'(?:eera|aniiru)/i, advice: 'irraa baataniittu' },
    { pattern: /\bgochuu\s+hin\s+qabdan/i, advice: 'gochuun hin barbaachisu' },
    glued,
  ],
  en: [
    { pattern: /\b(?:un)?told\b/i, advice: 'said, stated or shown' },
    { pattern: /\b(?:it|they|will|which|trust) stands?\b|\bstands? (?:here|there)\b/i, advice: 'appear' },
    { pattern: /\bat once\b/i, advice: 'right away' },
    { pattern: /\bgo(?:es|ing)? on\b/i, advice: 'continue' },
    { pattern: /\bneed not\b/i, advice: 'do not need to' },
    { pattern: /\bwish(?:es|ed)? for\b/i, advice: 'want or prefer' },
    { pattern: /\bwho(?:so)?ever\b/i, advice: 'anyone who' },
    { pattern: /\bno longer saved\b|\bno longer\W*$/i, advice: 'removed' },
    { pattern: /\bknows? no\b/i, advice: 'not found' },
    { pattern: /\bpress long\b/i, advice: 'press and hold' },
    { pattern: /\bclick(?:s|ed|ing)?\b/i, advice: 'tap' },
    { pattern: /\b(?:e-)?mail(?:s|ed|ing)?\b/i, advice: 'email' },
    { pattern: /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i, advice: 'log in or log out' },
    { pattern: /\bcredentials?\b/i, advice: 'username and password' },
    { pattern: /\bsuccessfully\b/i, advice: 'no such word' },
    { pattern: /\bfailed to\b/i, advice: 'could not be' },
    { pattern: /\.\.\./, advice: '…' },
  ],
}

/** Words that the glossary writes otherwise. */
export function findSpellings(locales: Locales): string[] {
  return (['am', 'om'] as const).flatMap((language) =>
    textsOf(locales[language]).flatMap(([key, text]) => breaches(language, key, text)),
  )
}

/** Quaint words and Title Case; what the specification quotes stays as it is. */
export function findEnglish(locales: Locales, specification: Specification): string[] {
  return textsOf(locales.en).flatMap(([key, text]) => {
    const free = freeWords(text, specification)
    const capitals = findCapitals(free, specification)
    return [
      ...breaches('en', key, free),
      ...capitals.map((word) => `en ${key}: write ${word.toLowerCase()} instead of ${word}`),
    ]
  })
}

function breaches(language: Language, key: string, text: string): string[] {
  return rules[language].flatMap(({ pattern, advice }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`${language} ${key}: write ${advice} instead of ${found}`]
  })
}

const textsOf = (entries: Entries): [string, string][] =>
  [...entries].flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))
