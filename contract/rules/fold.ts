/** Letters that are found as one; each row is found as its first. */
const alike = [
  'aAÀÁÂÃÄÅĀĂĄÆàáâãäåāăąæ bB cCÇĆĈĊČçćĉċč dDĎĐÐďđð eEÈÉÊËĒĔĖĘĚèéêëēĕėęě fF gGĜĞĠĢĝğġģ',
  'hHĤĦĥħ iIÌÍÎÏĨĪĬĮİìíîïĩīĭįı jJĴĵ kKĶķ lLĹĻĽĿŁĺļľŀł mM nNÑŃŅŇŊñńņňŋ',
  'oOÒÓÔÕÖØŌŎŐŒòóôõöøōŏőœ pP qQ rRŔŖŘŕŗř sSŚŜŞŠẞśŝşšß tTŢŤŦţťŧ',
  'uUÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűų vV wWŴŵ xX yYÝŶŸýÿŷ zZŹŻŽźżž',
  // Ethiopic letters of one sound, order by order. The first and the fourth order of ሀ and of አ sound alike too.
  'ሀሐኀኸሃሓኃኻ ሁሑኁኹ ሂሒኂኺ ሄሔኄኼ ህሕኅኽ ሆሖኆኾኈ ኋሗዃ',
  'ሰሠ ሱሡ ሲሢ ሳሣ ሴሤ ስሥ ሶሦ ሷሧ',
  'አዐኣዓ ኡዑ ኢዒ ኤዔ እዕ ኦዖ',
  'ጸፀ ጹፁ ጺፂ ጻፃ ጼፄ ጽፅ ጾፆ',
  'ቆቈ ኮኰ ጎጐ ውዉ',
].flatMap((row) => row.split(' '))
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/** What parts words: blanks, controls, and punctuation of Latin and Ethiopic. */
const gaps =
  range(0x00, 0x26) +
  range(0x28, 0x2f) +
  range(0x3a, 0x40) +
  range(0x5b, 0x5f) +
  range(0x7b, 0xa0) +
  range(0x1360, 0x1368) +
  range(0x2000, 0x200a) +
  range(0x2010, 0x2015) +
  '«»·“”„…•\u1680\u2028\u2029\u202f\u205f\u3000'
/** What is not heard: apostrophes of every kind, marks upon letters, and what has no width. */
const silent =
  range(0x300, 0x36f) + range(0x135d, 0x135f) + range(0x200b, 0x200d) + "'`´ʹʻʼʾʿ‘’‛′＇\u00ad\u2060\ufeff"

const heardAs = new Map([
  ...alike.flatMap((row) => Array.from(row, (letter) => [letter, row.slice(0, 1)] as const)),
  ...Array.from(gaps, (letter) => [letter, ' '] as const),
  ...Array.from(silent, (letter) => [letter, ''] as const),
])

/** Whether a letter parts words. */
export const isGap = (letter: string): boolean => heardAs.get(letter) === ' '

/**
 * What a text is found by: without case, accents, apostrophes, punctuation and doubled Latin letters, and with Ethiopic
 * letters of one sound written as one. The database's `folded()` does the same, letter for letter.
 */
export function fold(text: string): string {
  let heard = ''
  for (const letter of text) heard += heardAs.get(letter) ?? letter
  return heard
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^ | $/g, '')
}
