import { sql, type RawBuilder } from 'kysely'

/** Rows whose id ends with one of these digits, which are random. */
export type Digits = { first: number; last: number }

type Stage = {
  digits: Digits
  /** So many matches up to this stage show that there are more than 1,000 in all. */
  threshold: number
  /** With fewer matches before it, the stage is not read: it would hardly decide. */
  from: number
}

export type Stages = readonly [Stage, ...Stage[]]

/**
 * A sample of the rows, which grows while it is too small to tell: a sixteenth, three, five of sixteen. Where there are 1,000,
 * one of the thresholds is reached once in ten billion times. Where there are 1,500, the second mostly decides, else the third.
 */
export const stages: Stages = [
  { digits: { first: 0, last: 0 }, threshold: 119, from: 0 },
  { digits: { first: 1, last: 2 }, threshold: 273, from: 62 },
  { digits: { first: 3, last: 4 }, threshold: 411, from: 235 },
]

/** As in the key of the indexes. */
export const endsWith = (id: string, { first, last }: Digits): RawBuilder<unknown> => {
  const digit = sql`(get_byte(uuid_send(${sql.ref(id)}), 15) & 15)`
  return first === last
    ? sql`${digit} = ${sql.lit(first)}`
    : sql`${digit} between ${sql.lit(first)} and ${sql.lit(last)}`
}
