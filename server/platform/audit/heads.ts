import type { Disk } from 'flydrive'
import * as z from 'zod/mini'
import type { Link } from './chain.ts'
import type { AuditKeys } from './keys.ts'

/** The end of the chain as it is kept outside the database, with the key that it is sealed with. */
export type Head = Link & { keyId: string }

/** `damaged`: cut off, changed, or sealed with a key that is not given. */
type ReadHead = Head | 'missing' | 'damaged'

/** A head of an earlier day. Its key may be gone; its hash can be compared in any case. */
type DailyHead = { day: string; head: Link | 'damaged' }

export type AuditHeads = {
  read(): Promise<ReadHead>
  readDaily(): Promise<DailyHead[]>
  /** The caller sees to it that no head is replaced by an earlier one. */
  write(head: Link): Promise<void>
  /** Keeps all heads elsewhere, so that the next one is the first. */
  setAside(): Promise<void>
}

const folder = 'audit'
/** Written one after the other: a crash can damage one of them, never both. */
const copies = [`${folder}/head.json`, `${folder}/head-copy.json`] as const
const dailyFolder = `${folder}/heads`

const shape = z.strictObject({
  number: z.int().check(z.nonnegative()),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  keptAt: z.iso.datetime(),
  keyId: z.string(),
  mac: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
type Written = z.output<typeof shape>

const sealedPart = ({ number, hash, keptAt, keyId }: Omit<Written, 'mac'>) =>
  JSON.stringify([number, hash, keptAt, keyId])

export function createHeads(disk: Disk, keys: AuditKeys): AuditHeads {
  const parse = (text: string): { head: Head; seal: 'right' | 'wrong' | 'unknown' } | null => {
    const { success, data } = shape.safeParse(parseJson(text))
    if (!success) return null
    const key = keys.find(data.keyId)
    const isRight = key?.verify('head', sealedPart(data), Buffer.from(data.mac, 'hex'))
    return {
      head: { number: data.number, hash: Buffer.from(data.hash, 'hex'), keyId: data.keyId },
      seal: isRight === undefined ? 'unknown' : isRight ? 'right' : 'wrong',
    }
  }

  const readCopy = async (name: string): Promise<ReadHead> => {
    if (!(await disk.exists(name))) return 'missing'
    const found = parse(await disk.get(name))
    return found?.seal === 'right' ? found.head : 'damaged'
  }

  const compose = ({ number, hash }: Link, keptAt: string): string => {
    const content = { number, hash: hash.toString('hex'), keptAt, keyId: keys.current.id }
    const mac = keys.current.mac('head', sealedPart(content)).toString('hex')
    return `${JSON.stringify({ ...content, mac })}\n`
  }

  const listDaily = () => listFiles(disk, dailyFolder)

  return {
    read: async () => {
      const found = await Promise.all(copies.map(readCopy))
      const heads = found.filter((head) => typeof head !== 'string')
      const [last] = heads.toSorted((one, other) => other.number - one.number)
      return last ?? (found.includes('damaged') ? 'damaged' : 'missing')
    },
    readDaily: async () => {
      const heads: DailyHead[] = []
      for (const name of await listDaily()) {
        const found = parse(await disk.get(name))
        // Cut off by a crash; a missing one is not noticed either, as there are days without acts.
        if (found === null) continue
        const day = name.slice(dailyFolder.length + 1).replace(/\.json$/, '')
        heads.push({ day, head: found.seal === 'wrong' ? 'damaged' : found.head })
      }
      return heads
    },
    write: async (head) => {
      const keptAt = new Date().toISOString()
      const text = compose(head, keptAt)
      for (const name of copies) await disk.put(name, text)
      // The first of a day stays as it is, so that it may be on a store that lets nobody replace it.
      const daily = `${dailyFolder}/${keptAt.slice(0, 10)}.json`
      const isKept = (await disk.exists(daily)) && parse(await disk.get(daily)) !== null
      if (!isKept) await disk.put(daily, text)
    },
    setAside: async () => {
      const to = `${folder}/set-aside/${new Date().toISOString().replaceAll(':', '-')}`
      const there = await Promise.all(copies.map((name) => disk.exists(name)))
      for (const name of [...copies.filter((_, index) => there[index]), ...(await listDaily())])
        await disk.move(name, `${to}/${name.slice(folder.length + 1)}`)
    },
  }
}

async function listFiles(disk: Disk, prefix: string): Promise<string[]> {
  const names: string[] = []
  let page: string | undefined
  do {
    const { objects, paginationToken } = await disk.listAll(
      prefix,
      page === undefined ? {} : { paginationToken: page },
    )
    for (const object of objects) if (object.isFile) names.push(object.key)
    page = paginationToken
  } while (page !== undefined)
  return names.toSorted()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
