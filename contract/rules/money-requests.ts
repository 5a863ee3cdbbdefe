import { fold } from './fold.ts'
import { languages } from './money-requests/patterns.ts'
import type { Asking } from './money-requests/patterns.ts'

const clauseEnds = /[.!?;።፤፣\n]+|,(?!\d)/u
/** The polite imperative of "pay" and "send": folding would turn "kaffalaa" into "kaffalla", "we pay". */
const politeForm = /(?<!\p{L})(kaffal|erg|galch|dabars)aa(?!\p{L})/giu
/** Only the start of a longer word is read, to keep texts without spaces fast. */
const longWord = /([^ ]{30})[^ ]+/gu
/** How many words before a request can say who pays, and how many after it that nobody does. */
const wordsBefore = 3
const wordsAfter = 5

/** Guesses whether an employer asks a job seeker for money. A job seeker never pays for a job. */
export function asksForMoney(text: string): boolean {
  return text.split(clauseEnds).some((clause) => {
    const folded = `^ ${fold(clause.replaceAll(politeForm, '$1i')).replaceAll(longWord, '$1')}`
    return languages.some((language) => asksIn(folded, language))
  })
}

function asksIn(clause: string, { certain, requests, notBefore, notAfter }: Asking): boolean {
  if (certain.some((request) => clause.search(request) !== -1)) return true
  return requests.some((request) => {
    for (const match of clause.matchAll(request)) {
      const end = match.index + match[0].length
      const before = clause.slice(0, match.index).trimEnd().split(' ').slice(-wordsBefore).join(' ')
      const after = clause.slice(end).trimStart().split(' ', wordsAfter).join(' ')
      if (`${before} ${match[0]}`.search(notBefore) === -1 && after.search(notAfter) === -1) return true
    }
    return false
  })
}
