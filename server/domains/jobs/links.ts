/** Stop the mails about one saved search, or about all of a person. */
export const jobLinks = ['saved-search-stop', 'saved-searches-stop'] as const

declare module '../../platform/signing.ts' {
  interface LinkPurposes extends Record<(typeof jobLinks)[number], true> {}
}
