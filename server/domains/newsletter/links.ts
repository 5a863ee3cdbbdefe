/** Prove an address, and leave. */
export const newsletterLinks = ['newsletter-confirm', 'newsletter-unsubscribe'] as const

declare module '../../platform/signing.ts' {
  interface LinkPurposes extends Record<(typeof newsletterLinks)[number], true> {}
}
