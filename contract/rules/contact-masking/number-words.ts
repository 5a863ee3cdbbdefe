import { readWord, squeeze } from './reading.ts'

/** What a number word says: its digits, and how many of the last ones the words after it may fill ("twenty" and "three"). */
export interface NumberWord {
  readonly digits: string
  readonly open: 0 | 1 | 2
}

const units = [
  'zero oh nil ዜሮ ባዶ zeeroo duwwaa',
  'one አንድ tokko',
  'two ሁለት lama',
  'three ሦስት sadii',
  'four አራት afur',
  'five አምስት shan',
  "six ስድስት ja'a jaha",
  'seven ሰባት torba',
  'eight ስምንት saddeet',
  'nine ዘጠኝ sagal',
]
const tens = [
  'አስራ kudha',
  'twenty ሃያ digdama digdamii digdamaa',
  'thirty ሰላሳ soddoma soddomii soddomaa',
  'forty fourty አርባ afurtama afurtamii afurtamaa',
  'fifty ሃምሳ አምሳ shantama shantamii shantamaa',
  'sixty ስልሳ ስድሳ jaatama jaatamii jaatamaa jahaatama jahaatamii',
  'seventy ሰባ torbaatama torbaatamii torbaatamaa',
  'eighty ሰማንያ ሰማኒያ saddeettama saddeettamii saddeettamaa',
  'ninety ዘጠና sagaltama sagaltamii sagaltamaa',
]
const fromTen = [
  'ten አስር kudhan',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]

const withoutApostrophes = (word: string): string => readWord(word).replaceAll("'", '')
function entries(rows: readonly string[], meaning: (row: number) => NumberWord): [string, NumberWord][] {
  return rows.flatMap((row, index) =>
    row.split(' ').map((word): [string, NumberWord] => [withoutApostrophes(word), meaning(index)]),
  )
}
const words = new Map<string, NumberWord>([
  ...entries(units, (unit) => ({ digits: String(unit), open: 0 })),
  ...entries(tens, (ten) => ({ digits: `${ten + 1}0`, open: 1 })),
  ...entries(fromTen, (unit) => ({ digits: `1${unit}`, open: 0 })),
])
const squeezed = new Map([...words].map(([word, meaning]) => [squeeze(word), meaning]))
/** Nearly every word is seen to be no number by its beginning. */
const beginnings = new Set([...words.keys(), ...squeezed.keys()].map((word) => word.slice(0, 2)))
const longest = Math.max(...[...words.keys()].map((word) => word.length))

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(withoutApostrophes))
export const hundreds = wordSet('hundred መቶ dhibba')
/** "double one", "triple two". */
export const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['ድርብ', 2],
  ['ደብል', 2],
  ['ትሪፕል', 3],
])
/** May be between the digits of one number. */
export const fillers = wordSet('and then dash hyphen space minus plus እና ከዚያ ሰረዝ ፕላስ fi sana booda')

/** The number words that a row of letters is made of: one, or several written together; none where a letter is left. */
export function numberWords(row: string): readonly NumberWord[] {
  if (!beginnings.has(row.slice(0, 2))) return withoutPrefix(row)
  const word = row.replaceAll("'", '')
  const one = words.get(word) ?? (word.length > 2 ? squeezed.get(squeeze(word)) : undefined)
  return one === undefined ? joinedNumberWords(word) : [one]
}

/** "By nine" is one word in Amharic: በዘጠኝ. */
const prefixes = new Set('በየለከ')
function withoutPrefix(row: string): readonly NumberWord[] {
  const rest = row.slice(1)
  return prefixes.has(row.charAt(0)) && beginnings.has(rest.slice(0, 2)) ? numberWords(rest) : []
}

/** Reads from the left and remembers for each place the last word that ends there, so it takes time in step with length. */
function joinedNumberWords(word: string): readonly NumberWord[] {
  const lastWords = new Map<number, { start: number; meaning: NumberWord }>()
  for (let start = 0, reached = 0; start <= reached && start < word.length; start += 1) {
    if (start > 0 && !lastWords.has(start)) continue
    for (let end = start + 2; end <= Math.min(start + longest, word.length); end += 1) {
      const meaning = words.get(word.slice(start, end))
      if (meaning === undefined || lastWords.has(end)) continue
      lastWords.set(end, { start, meaning })
      reached = Math.max(reached, end)
    }
  }
  const found: NumberWord[] = []
  let last = lastWords.get(word.length)
  while (last !== undefined) {
    found.push(last.meaning)
    last = lastWords.get(last.start)
  }
  return found.toReversed()
}
