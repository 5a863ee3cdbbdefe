import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson, sessionOf } from '../../server/testing/accounts.ts'
import { catalogue } from '../../server/testing/documents.ts'
import { UploadRefused } from '../../web/lib/send-in-parts.ts'
import { CallFailed, phoneOf } from './phone.ts'
import { samplePdf } from './sample-pdf.ts'

type Way = 'form' | 'parts'

/** What all of them see. */
export class Tally {
  readonly acknowledged = { form: 0, parts: 0 }
  /** Other answers than 200 by status; 0: none. */
  readonly refused = new Map<number, number>()
  inFlight = 0

  refuse(status: number): void {
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1)
  }

  get total(): number {
    return this.acknowledged.form + this.acknowledged.parts
  }
}

/** Somebody who sends documents one after the other, each until it is acknowledged. */
export class Sender {
  readonly id: string
  readonly cookie: string
  /** By document, what was acknowledged last. */
  readonly sent = new Map<string, string>()

  constructor(id: string, cookie: string) {
    this.id = id
    this.cookie = cookie
  }

  async send(urls: readonly [string, string], count: number, tally: Tally): Promise<void> {
    const documents = [catalogue.identityCard, catalogue.passport] as const
    for (let turn = 0; turn < count; turn += 1) {
      const documentId = documents[turn % 2 === 0 ? 0 : 1]
      // Each document comes in turn by a form and in parts, so that each replaces what came the other way.
      const way = (turn >> 1) % 2 === 0 ? 'parts' : 'form'
      const file = await samplePdf([300, 260])
      await this.#sendUntilTaken(urls, { documentId, way, file }, tally)
      this.sent.set(documentId, hashOf(file))
      tally.acknowledged[way] += 1
    }
  }

  async #sendUntilTaken(
    urls: readonly [string, string],
    { documentId, way, file }: { documentId: string; way: Way; file: Buffer },
    tally: Tally,
  ): Promise<void> {
    for (let node = Math.random() < 0.5 ? 0 : 1; ; node = 1 - node) {
      const phone = phoneOf(urls[node === 0 ? 0 : 1], this.cookie)
      tally.inFlight += 1
      try {
        return await (way === 'form'
          ? phone.sendForm(documentId, file)
          : phone.sendParts(documentId, file, 64 * 1_024))
      } catch (error) {
        if (!(error instanceof CallFailed || error instanceof UploadRefused)) throw error
        tally.refuse(error.status)
      } finally {
        tally.inFlight -= 1
      }
      await pause(300 + Math.random() * 600)
    }
  }
}

export const hashOf = (file: Uint8Array): string => createHash('sha256').update(file).digest('hex')

export async function makeSender(database: Database): Promise<Sender> {
  const person = await makePerson(database, 'seeker')
  return new Sender(person.id, `session=${await sessionOf(database, person)}`)
}
