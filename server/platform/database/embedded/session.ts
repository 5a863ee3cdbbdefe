import { lstat, readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { passwordFile } from './cluster.ts'
import { isPrivateFolder } from './folders.ts'
import { isGone, type PostmasterFile, readPostmasterFile } from './process.ts'

/**
 * A connection held for as long as this process uses the database. It holds a lock that all users share, which
 * is how the last one knows that it is the last, and it goes away by itself when the process is killed.
 */
export type Session = {
  url: string
  pid: number
  socketFolder: string
  /** PostgreSQL has ended the connection. */
  isLost(): boolean
  /** True if no other process uses the database; new ones then wait until this session ends. */
  isLastUser(): Promise<boolean>
  close(): Promise<void>
}

// Locks count per database, so in `postgres`, where no application data live, any number is free.
const userLock = 1

/** Undefined if PostgreSQL is not running on these files, or is not ready yet; fails if it turns us away. */
export async function openSession(cluster: string): Promise<Session | undefined> {
  const postmaster = await readPostmasterFile(cluster)
  if (postmaster === undefined || !postmaster.ready || (await isGone(postmaster.pid))) return undefined
  const urlOf = await urlsOf(cluster, postmaster)
  if (urlOf === undefined) return undefined

  const socket = new Socket()
  const client = new pg.Client({
    connectionString: urlOf('postgres'),
    // Not named abronet…, for those are the connections that mark the database as in use.
    application_name: 'lease of abronet',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    stream: () => socket,
  })
  let lost = false
  client.on('error', () => {
    lost = true
  })
  client.on('end', () => {
    lost = true
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [userLock])
    await ensureDatabase(client)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  // The program may end without stopping the database.
  socket.unref()
  return {
    url: urlOf('abronet'),
    pid: postmaster.pid,
    socketFolder: postmaster.socketFolder,
    isLost: () => lost,
    async isLastUser() {
      socket.ref()
      await client.query('select pg_advisory_unlock_shared($1)', [userLock])
      return isAlone(client)
    },
    async close() {
      socket.ref()
      await client.end().catch(() => undefined)
    },
  }
}

/** Undefined if the socket is in a folder that is not ours, where someone else might be listening. */
async function urlsOf(
  cluster: string,
  { port, socketFolder, address }: PostmasterFile,
): Promise<((database: string) => string) | undefined> {
  if (socketFolder === '') {
    const password = await readFile(passwordFile(cluster), 'utf8')
    return (database) => `postgresql://abronet:${password}@${address}:${port}/${database}?sslmode=disable`
  }
  const { uid } = await lstat(cluster)
  if (!(await isPrivateFolder(socketFolder, uid))) return undefined
  const host = encodeURIComponent(socketFolder).replaceAll('%2F', '/')
  return (database) => `postgresql://abronet@/${database}?host=${host}&port=${port}&sslmode=disable`
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'abronet'")
  if (rowCount === 1) return
  try {
    await client.query('create database abronet')
  } catch (error) {
    // Another start made it at the same moment: duplicate_database, or unique_violation if closer still.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  }
}

async function isAlone(client: pg.Client): Promise<boolean> {
  // A connection closed a moment ago is still listed for a moment.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const locked = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      userLock,
    ])
    if (locked.rows[0]?.alone === true) {
      const others = await client.query(
        `select from pg_stat_activity
         where backend_type = 'client backend' and application_name like 'abronet%' and pid <> pg_backend_pid()`,
      )
      if (others.rowCount === 0) return true
      await client.query('select pg_advisory_unlock($1)', [userLock])
    }
    await sleep(50)
  }
  return false
}
