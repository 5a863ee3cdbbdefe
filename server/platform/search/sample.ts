/** The facets of the sample stand so far behind those of all. */
export const sampleOffset = 10_000

/** Of 1,000 some 63 are in the sample, and as many as this once in a hundred billion times. */
export const sampleThreshold = 120

/**
 * Ids end by chance, so every sixteenth of them is a fair sample. It stands under facets of its own: that there are more
 * than are counted is seen from a few of the sample instead of from a thousand of all.
 */
export const withSample = (id: string, facets: readonly number[]): number[] =>
  id.endsWith('0') ? [...facets, ...facets.map((facet) => facet + sampleOffset)] : [...facets]
