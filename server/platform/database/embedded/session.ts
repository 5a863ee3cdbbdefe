import { lstat, readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { passwordFile } from './cluster.ts'
import { isPrivateFolder } from './folders.ts'
import { isGone, type PostmasterFile, readPostmasterFile } from './process.ts'
import { adminRole, applicationRole, areRolesReady, isRoleRefused, setUpRoles, type UrlOf } from './roles.ts'

/**
 * A connection held for as long as this process uses the database. It holds a lock that all users share, which
 * is how the last one knows that it is the last, and it goes away by itself when the process is killed.
 */
export type Session = {
  url: string
  adminUrl: string
  pid: number
  socketFolder: string
  /** Resolves when PostgreSQL has ended the connection. */
  lost: Promise<void>
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
  const addresses = await addressesOf(cluster, postmaster)
  if (addresses === undefined) return undefined
  const { urlOf, password } = addresses
  const { client, socket, lost, isLost } = await openLease(urlOf, password)
  // The program may end without stopping the database.
  socket.unref()
  return {
    url: urlOf(applicationRole, 'abronet'),
    adminUrl: urlOf(adminRole, 'abronet'),
    pid: postmaster.pid,
    socketFolder: postmaster.socketFolder,
    lost,
    isLost,
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

type Lease = { client: pg.Client; socket: Socket; lost: Promise<void>; isLost: () => boolean }

/** Opens the lease, once the roles and the database are there. */
async function openLease(urlOf: UrlOf, password: string | null): Promise<Lease> {
  try {
    const lease = await connectLease(urlOf)
    if (await areRolesReady(lease.client)) return lease
    await lease.client.end()
  } catch (error) {
    if (!isRoleRefused(error)) throw error
  }
  await setUpRoles(urlOf, password)
  return connectLease(urlOf)
}

async function connectLease(urlOf: UrlOf): Promise<Lease> {
  const socket = new Socket()
  const client = new pg.Client({
    connectionString: urlOf(applicationRole, 'postgres'),
    // Not named abronet…, for those are the connections that mark the database as in use.
    application_name: 'lease of abronet',
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    stream: () => socket,
  })
  let isLost = false
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const lose = () => {
    isLost = true
    resolve()
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [userLock])
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  return { client, socket, lost, isLost: () => isLost }
}

/** Undefined if the socket is in a folder that is not ours, where someone else might be listening. */
async function addressesOf(
  cluster: string,
  { port, socketFolder, address }: PostmasterFile,
): Promise<{ urlOf: UrlOf; password: string | null } | undefined> {
  if (socketFolder === '') {
    const password = await readFile(passwordFile(cluster), 'utf8')
    const urlOf: UrlOf = (role, database) =>
      `postgresql://${role}:${password}@${address}:${port}/${database}?sslmode=disable`
    return { urlOf, password }
  }
  const { uid } = await lstat(cluster)
  if (!(await isPrivateFolder(socketFolder, uid))) return undefined
  const host = encodeURIComponent(socketFolder).replaceAll('%2F', '/')
  const urlOf: UrlOf = (role, database) =>
    `postgresql://${role}@/${database}?host=${host}&port=${port}&sslmode=disable`
  return { urlOf, password: null }
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
