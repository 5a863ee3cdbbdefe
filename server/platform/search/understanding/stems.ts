import { isEthiopic, isLatin } from './words.ts'

// All of it works on folded words, in which Latin letters are never doubled: "-tti" is written "ti", "-oota" is "ota".

/** Of Amharic: of, in, for, from, to, about. */
const prefixes = ['የ', 'በ', 'ለ', 'ከ', 'ወደ', 'ስለ']
/** The same before a word that begins with አ, which they swallow: ባዳማ is በአዳማ. */
const contracted: ReadonlyMap<string, string> = new Map([
  ['ያ', 'አ'],
  ['ባ', 'አ'],
  ['ላ', 'አ'],
  ['ካ', 'አ'],
])
const amharicEndings = ['ንና', 'ን', 'ና', 'ም', 'ስ', 'ዋ', 'ው', 'ዬ', 'ነት']
/** Of Afaan Oromoo: to and in, for, from, by, and, too, the subject; the longer before the shorter. */
const oromoEndings = [
  'itira',
  'tira',
  'iti',
  'ti',
  'tif',
  'dhaf',
  'dha',
  'ira',
  'ra',
  'icha',
  'ichi',
  'itin',
  'tin',
]
const shortOromoEndings = ['if', 'f', 'in', 'ni', 'n', 'is', 's']
const oromoPlurals = ['otni', 'otan', 'ota', 'oni', 'owan', 'wan', 'oli']

const mostRemembered = 20_000

/** Texts are made of the same words. The memory is emptied when it is full. */
function remembered<Result>(compute: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const result = compute(word)
    known.set(word, result)
    return result
  }
}

const order = (syllable: string) => syllable.charCodeAt(0) & 7
const ofOrder = (syllable: string, wanted: number) =>
  String.fromCharCode((syllable.charCodeAt(0) & ~7) | wanted)
const isSyllable = (letter: string) => letter >= '\u1200' && letter <= '\u1357'

/** A word, and what it may be an inflection of, the likelier first. Each has at least so many letters left. */
export const inflectedFrom = remembered((word): readonly string[] => {
  if (isEthiopic(word)) return withAmharicEndings([word, ...withoutPrefixes(word)])
  return isLatin(word) ? [word, ...englishSingulars(word), ...withoutOromoEndings(word)] : [word]
})

/** The same where only the beginning of a word may be stripped: for the first word of several. */
export const withoutPrefix = (word: string): readonly string[] =>
  isEthiopic(word) ? [word, ...withoutPrefixes(word)] : [word]

function withoutPrefixes(word: string): string[] {
  const found = prefixes
    .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 2)
    .map((prefix) => word.slice(prefix.length))
  const vowel = contracted.get(word.charAt(0))
  if (vowel !== undefined && word.length >= 3) found.push(vowel + word.slice(1))
  return found
}

const withAmharicEndings = (words: readonly string[]): string[] =>
  words.flatMap((word) => [
    word,
    ...amharicEndings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 2)
      .map((ending) => word.slice(0, -ending.length)),
  ])

const longEnough = (word: string) => word.length >= 3

function englishSingulars(word: string): string[] {
  if (!word.endsWith('s')) return []
  const found = [word.slice(0, -1)]
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`)
  else if (word.endsWith('es')) found.push(word.slice(0, -2))
  return found.filter(longEnough)
}

const withoutOromoEndings = (word: string): string[] =>
  [...oromoEndings, ...shortOromoEndings]
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 4)
    .map((ending) => word.slice(0, -ending.length))

/**
 * What all inflections of a word have in common, in the index of a text as in what is searched: without prefix, plural,
 * case and the last vowel. Not always a word of its own.
 */
export const stem = remembered((word): string => {
  if (isEthiopic(word)) return amharicStem(word)
  return isLatin(word) ? latinStem(word) : word
})

function amharicStem(word: string): string {
  const prefix = prefixes.find((one) => word.startsWith(one) && word.length - one.length >= 2)
  return amharicTrunk(prefix === undefined ? word : word.slice(prefix.length))
}

/** The stem of what a prefix was stripped from already, or of the entries of a list, which have "of" at most. */
export function trunk(word: string): string {
  if (!isEthiopic(word)) return stem(word)
  return amharicTrunk(word.startsWith('የ') && word.length >= 3 ? word.slice(1) : word)
}

/** Our, your, their, after a: ልጃችን is our ልጅ. */
const possessives = ['ችንንና', 'ችንን', 'ችንና', 'ችን', 'ችሁን', 'ችሁ', 'ቸውን', 'ቸው']
function withoutPossessive(word: string): string {
  const ending = possessives.find((one) => word.endsWith(one) && word.length - one.length >= 2)
  const rest = ending === undefined ? word : word.slice(0, -ending.length)
  return order(rest.charAt(rest.length - 1)) === 3 ? rest : word
}

function amharicTrunk(word: string): string {
  let rest = withoutPossessive(word)
  for (const ending of amharicEndings)
    if (rest.endsWith(ending) && rest.length - ending.length >= 3) {
      rest = rest.slice(0, -ending.length)
      break
    }
  rest = withoutAmharicPlural(rest)
  const last = rest.charAt(rest.length - 1)
  // The last vowel is that of the ending: ሞግዚቶች is of ሞግዚት, ሠራተኞች of ሠራተኛ.
  return isSyllable(last) ? rest.slice(0, -1) + ofOrder(last, 0) : rest
}

function withoutAmharicPlural(word: string): string {
  const bare = ['ች', 'ቹ', 'ቿ'].some((ending) => word.endsWith(ending)) ? word.slice(0, -1) : word
  const last = bare.charAt(bare.length - 1)
  if (bare === word || bare.length < 2 || !isSyllable(last) || order(last) !== 6) return word
  return last === 'ዎ' && bare.length >= 3 ? bare.slice(0, -1) : bare
}

function latinStem(word: string): string {
  const [singular = word] = englishSingulars(word)
  let rest = word.endsWith('ies') && word.length >= 6 ? `${word.slice(0, -3)}y` : singular
  const plural = oromoPlurals.find((ending) => rest.endsWith(ending) && rest.length - ending.length >= 4)
  if (plural !== undefined) return rest.slice(0, -plural.length)
  const ending = [...oromoEndings, ...shortOromoEndings].find(
    (one) => rest.endsWith(one) && rest.length - one.length >= 4,
  )
  if (ending !== undefined) rest = rest.slice(0, -ending.length)
  const again = oromoPlurals.find((one) => rest.endsWith(one) && rest.length - one.length >= 4)
  if (again !== undefined) return rest.slice(0, -again.length)
  return /[aeiouy]$/.test(rest) && rest.length >= 5 ? rest.slice(0, -1) : rest
}
