/** The files of web/locales that jobs speak from. */
export const textFiles = ['applying', 'postings', 'savedSearches'] as const

type PostingText =
  | 'posted'
  | 'saved'
  | 'deleted'
  | 'duplicated'
  | 'copy'
  | 'copyNumber'
  | 'closed'
  | 'reopened'
  | 'keptOpen'

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    | `applying.${'saved' | 'unsaved'}`
    | `postings.${PostingText}`
    | `savedSearches.${'saved' | 'deleted' | 'stopped.heading'}`,
    true
  > {}
}
