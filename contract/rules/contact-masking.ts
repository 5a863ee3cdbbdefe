/** What stands where a phone number or an address stood. */
export const masked = '•••'

const digitWords = [
  ['zero', 'oh', 'ዜሮ', 'zeeroo', 'duwwaa'],
  ['one', 'አንድ', 'tokko'],
  ['two', 'ሁለት', 'lama'],
  ['three', 'ሦስት', 'ሶስት', 'sadii'],
  ['four', 'አራት', 'afur'],
  ['five', 'አምስት', 'shan'],
  ['six', 'ስድስት', "ja'a", 'jaha'],
  ['seven', 'ሰባት', 'torba'],
  ['eight', 'ስምንት', 'saddeet'],
  ['nine', 'ዘጠኝ', 'sagal'],
].flat()

/** Fewer digits than this are a year, a wage or an age. */
const fewestDigits = 7

const word = digitWords.toSorted((one, other) => other.length - one.length).join('|')
/** One digit in any writing. A word counts where it stands alone. */
const digit = String.raw`(?:[\p{Nd}፩-፼]|(?<![\p{L}\p{M}])(?:${word})(?![\p{L}\p{M}]))`
/** What people put between digits: blanks, dashes, dots, brackets, and what has no width. */
const gap = String.raw`[\s\p{Z}\p{Cf}.,፣፡·•*_/\\|()\[\]{}~:;+=\p{Pd}-]{0,4}`
const number = new RegExp(`(?:\\+|፡)?${digit}(?:${gap}${digit}){${fewestDigits - 1},}`, 'giu')

const at = String.raw`\s*(?:@|＠|﹫|[(\[{<]\s*(?:at|ኣት|አት)\s*[)\]}>]|\s(?:at|አት)\s)\s*`
const dot = String.raw`\s*(?:[.。．]|[(\[{<]\s*(?:dot|ዶት|ነጥብ)\s*[)\]}>]|\s(?:dot|ዶት|ነጥብ)\s)\s*`
/** Between words a full stop ends a sentence, unless it is written close. */
const closeDot = dot.replace('[.。．]', String.raw`(?<=\S)[.。．](?=\S)`)
/** At most as long as an address may be, or a long row of letters would be read from each of them to its end. */
const part = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}_+%-]{0,63}`
const mostParts = 8
const domains = 'com|net|org|et|info|biz|me|io|co|gov|edu|dev|app|uk|us|ae|sa|qa|kw|lb|ኮም'
/** With a sign that only addresses have, any ending will do; spelt with words, a known one. */
const plainEmail = new RegExp(
  `${part}(?:${dot}${part}){0,${mostParts}}\\s*[@＠﹫]\\s*${part}(?:${dot}${part})+`,
  'giu',
)
const speltEmail = new RegExp(
  `${part}(?:${closeDot}${part}){0,${mostParts}}${at}${part}(?:${closeDot}${part}){0,${mostParts}}?${closeDot}(?:${domains})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** A name to be found by elsewhere. */
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}|(?:t\.me|wa\.me|telegram\.me)\/\S+/giu

/** Numbers side by side that are no phone number; each as narrow as can be, since it is a way past the mask. */
const harmless = [
  // "2019-2024"
  /^(?:19|20)\d{2}\s*[-–—/]\s*(?:19|20)\d{2}$/u,
  // "5000 - 7000": wages are round.
  /^[1-9]\d{1,2}00\s*[-–—/]\s*[1-9]\d{1,2}00$/u,
  // "2026-12-01" and "01/12/2026"
  /^(?:19|20)\d{2}[-/.][01]?\d[-/.][0-3]?\d$/u,
  /^[0-3]?\d[-/.][0-3]?\d[-/.](?:19|20)\d{2}$/u,
  // "1,200,000"
  /^\d{1,2},\d{3},000$/u,
  // "8:00-17:00"
  /^[0-2]?\d:[0-5][05]\s*[-–—]\s*[0-2]?\d:[0-5][05]$/u,
]

/** Nearly every text has nothing of the kind, and is seen to have nothing by one quick look. */
const suspicious = new RegExp(
  String.raw`[\p{Nd}፩-፼@＠﹫]|(?:t|wa|telegram)\.me|(?<!\p{L})(?:at|dot|አት|ኣት|ዶት|ነጥብ|${digitWords.join('|')})(?!\p{L})`,
  'iu',
)

/** Without phone numbers, e-mail addresses and names on other networks, as far as a program can tell them. */
export function maskContacts(text: string): string {
  if (!suspicious.test(text)) return text
  return text
    .replaceAll(plainEmail, masked)
    .replaceAll(speltEmail, masked)
    .replaceAll(handle, masked)
    .replaceAll(number, (found) => (harmless.some((form) => form.test(found)) ? found : masked))
}
