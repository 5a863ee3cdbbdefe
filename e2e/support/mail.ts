import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMessage, type ReadMessage } from '../../server/platform/mail/read-message.ts'
import { expect } from './test.ts'

/** Where the server under test puts its mails. A file never changes, so each is read once. */
const folder = () => join(tmpdir(), `abronet-e2e-${process.env['E2E_PORT']}`, 'mail')
const known = new Map<string, ReadMessage>()

/** The mails to an address, the newest first. */
async function mailsTo(email: string): Promise<ReadMessage[]> {
  const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const added = names.filter((name) => !known.has(name))
  await Promise.all(
    added.map(async (name) => known.set(name, readMessage(await readFile(join(folder(), name), 'utf8')))),
  )
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => known.get(name) ?? [])
    .filter((mail) => mail.header('to') === email)
}

type LinkPage = 'verify-email' | 'reset-password' | 'guarantor'

/** Waits for that many mails with such a link, and gives the newest. */
export async function linkInMail(email: string, page: LinkPage, count = 1): Promise<string> {
  const pattern = new RegExp(`href="(http[^"]*/${page}\\?token=[^"]+)"`)
  let links: string[] = []
  const countLinks = async () => {
    links = (await mailsTo(email)).flatMap(({ html }) => pattern.exec(html)?.[1] ?? [])
    return links.length
  }
  await expect.poll(countLinks, { intervals: [50, 100, 100, 250] }).toBe(count)
  return links[0] ?? ''
}
