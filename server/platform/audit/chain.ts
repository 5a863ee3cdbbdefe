import { createHash } from 'node:crypto'
import type { AuditKey, AuditKeys } from './keys.ts'

/** How far the chain goes: the number of a row, and the hash that covers it and all rows before it. */
export type Link = { number: number; hash: Buffer }

/** Before the first row. */
export const chainStart: Link = { number: 0, hash: Buffer.alloc(32) }

export type Act = { actorId: string | null; act: string; targetId: string; happenedAt: Date }

export type AuditRow = Link & Act & { keyId: string; mac: Buffer }

/** Needs no key, so that rows whose key is gone are still covered by the head and the MACs of later rows. */
function hashOf(previous: Link, row: Omit<AuditRow, 'hash' | 'mac'>): Buffer {
  const { number, actorId, act, targetId, happenedAt, keyId } = row
  const content = JSON.stringify([number, actorId, act, targetId, happenedAt.toISOString(), keyId])
  return createHash('sha256').update(previous.hash).update(content).digest()
}

export function appendTo(previous: Link, act: Act, key: AuditKey): AuditRow {
  const row = { ...act, number: previous.number + 1, keyId: key.id }
  const hash = hashOf(previous, row)
  return { ...row, hash, mac: key.mac('row', hash) }
}

export type RowProblem = { kind: 'missing' | 'duplicate' | 'changed' | 'forged'; number: number }

/** How far the rows are right, and the last of them whose key is not given: only its hash was checked. */
export type Walk = { end: Link; unknownTo: number }

/** The walk with one row more, or what is wrong with the row. */
export function follow(keys: AuditKeys, { end, unknownTo }: Walk, row: AuditRow): Walk | RowProblem {
  const expected = end.number + 1
  if (row.number > expected) return { kind: 'missing', number: expected }
  if (row.number < expected) return { kind: 'duplicate', number: row.number }
  const { number, hash } = row
  if (!hashOf(end, row).equals(hash)) return { kind: 'changed', number }
  const key = keys.find(row.keyId)
  if (key === null) return { end: { number, hash }, unknownTo: number }
  if (!key.verify('row', hash, row.mac)) return { kind: 'forged', number }
  return { end: { number, hash }, unknownTo }
}
