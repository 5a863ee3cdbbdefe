import { sql, type RawBuilder } from 'kysely'

/** Rows of an index that are read: all, or those of a sample, each of which has an index of its own. */
export type Source = 'all' | 'sample' | 'wideSample'

/**
 * So many matches in the sample, a sixteenth of the rows, show that there are more than 1,000 in all: of 1,000 some 63 are
 * in it, and as many as this once in a hundred billion times.
 */
export const sampleThreshold = 120

/** From so many matches in the sample on, the wide sample is read too. It mostly decides where 1,400 or more match. */
export const wideSampleFrom = 75

/** The same as `sampleThreshold` for both samples together, which are a quarter of the rows. */
export const wideSampleThreshold = 342

/** The last digit of an id is random. As in the predicates of the indexes. */
export const isInSource = (source: Source, id: string): RawBuilder<unknown> => {
  const lastDigit = sql`(get_byte(uuid_send(${sql.ref(id)}), 15) & 15)`
  switch (source) {
    case 'all':
      return sql`true`
    case 'sample':
      return sql`${lastDigit} = 0`
    case 'wideSample':
      return sql`${lastDigit} in (1, 2, 3)`
  }
}
