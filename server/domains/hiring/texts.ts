/** The files of web/locales that hiring speaks from. */
export const textFiles = ['applying', 'hiringActs', 'interviewing', 'postings', 'working'] as const

type Act = 'accepted' | 'declined' | 'withdrawn' | 'hired' | 'moved' | 'movedSome'
type Interviewing = 'proposed' | 'picked' | 'asked' | 'cancelled' | 'summary' | 'call'
type Working = 'ended' | 'goesWell' | 'goesBadly' | 'reviewed' | 'followedUp'

declare module '../../platform/texts.ts' {
  interface TextKeys
    extends
      Record<`applying.${'applied' | 'withdrawn'}` | 'postings.interestSent', true>,
      Record<`hiringActs.${Act}`, true>,
      Record<`interviewing.${Interviewing}`, true>,
      Record<`working.${Working}`, true> {}
}
