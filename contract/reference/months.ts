import type { Calendar } from '../rules/calendar.ts'
import type { Language } from '../rules/language.ts'

type InEachLanguage<Value> = { readonly [L in Language]: Value }

/**
 * By the glossary. Not from Intl: its Oromoo names of the Ethiopian months are out of order, and a cheap phone has none.
 * In Oromoo both calendars use the same names, for months that only overlap.
 */
export const monthNames: { readonly [C in Calendar]: InEachLanguage<readonly string[]> } = {
  gregorian: {
    en: words('January February March April May June July August September October November December'),
    am: words('ጃንዋሪ ፌብሩዋሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'),
    om: [
      ...words('Amajjii Guraandhala Bitootessa Ebla Caamsaa Waxabajjii'),
      ...words('Adoolessa Hagayya Fulbaana Onkoloolessa Sadaasa Muddee'),
    ],
  },
  ethiopian: {
    en: words('Meskerem Tikimt Hidar Tahsas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagume'),
    am: words('መስከረም ጥቅምት ኅዳር ታኅሣሥ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜን'),
    om: [
      ...words('Fulbaana Onkoloolessa Sadaasa Muddee Amajjii Guraandhala Bitootessa'),
      ...words('Ebla Caamsaa Waxabajjii Adoolessa Hagayya Qaammee'),
    ],
  },
}

/** Stands after a year of the Ethiopian calendar, so that nobody takes it for a Gregorian one. */
export const ethiopianEraMarks: InEachLanguage<string> = { en: 'E.C.', am: 'ዓ.ም.', om: 'A.L.I.' }

/** Written after a Gregorian year where both calendars are shown. English years need none. */
export const gregorianEraMarks: InEachLanguage<string> = { en: '', am: 'እ.ኤ.አ.', om: 'A.L.A.' }

/** From Sunday on. */
export const weekdayNames: InEachLanguage<readonly string[]> = {
  en: words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  am: words('እሑድ ሰኞ ማክሰኞ ረቡዕ ሐሙስ ዓርብ ቅዳሜ'),
  om: words('Dilbata Wiixata Kibxata Roobii Kamisa Jimaata Sanbata'),
}

/** The quarters of the day that people say with the hours counted from sunrise; the first begins at midnight. */
export const dayQuarters: InEachLanguage<readonly [string, string, string, string]> = {
  en: ['at night', 'in the morning', 'in the afternoon', 'in the evening'],
  am: ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'],
  om: ['halkan', 'ganama', 'guyyaa', 'galgala'],
}

function words(text: string): readonly string[] {
  return text.split(' ')
}
