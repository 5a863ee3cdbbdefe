import { join, resolve } from 'node:path'
import { BlockList, isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import type { Brand } from '../contract/brand.ts'
import { email } from '../contract/fields.ts'
import { shortestPassword } from '../contract/rules/accounts.ts'
import { isCommon } from './domains/accounts/common-passwords.ts'
import { readMailServer, readSender, type MailSettings } from './platform/mail/settings.ts'
import { readClamdAddress, type ClamdAddress } from './platform/scanner/clamd.ts'
import { shortestKey } from './platform/signing.ts'
import { readObjectStore, type StorageSettings } from './platform/storage/settings.ts'

export type Config = {
  production: boolean
  host: string
  port: number
  /** Without a slash at the end: `https://abronet.example`. */
  publicUrl: string
  dataFolder: string
  /** Null: PostgreSQL is started by ourselves in the data folder. */
  databaseUrl: string | null
  /** Signs links. Null: made once and kept in the data folder. */
  secretKey: string | null
  /** What was written under it can still be read. */
  previousSecretKey: string | null
  /** Signs certificates. Null: the secret key does. */
  certificateKey: string | null
  /** Where the files of people are. */
  storage: StorageSettings
  /** Scans documents before anyone opens them. Null: nothing does. */
  clamd: ClamdAddress | null
  /** Of all processes of this node together, for requests. */
  databaseConnections: number
  /** Processes that serve. */
  workers: number
  trustProxy: string[]
  metricsToken: string | null
  rateLimitFactor: number
  timeLimitFactor: number
  /** How long a process that is asked to end still serves. */
  stopDelaySeconds: number
  logLevel: LogLevel
  brand: Brand
  mail: MailSettings
  /** Where messages become files while there is no mail server. */
  mailFolder: string
  /** Who becomes the first of the staff, where there is nobody yet. */
  admin: { email: string; password: string } | null
  /** An empty database is filled with people to try things out with. */
  demo: boolean
  /**
   * Only this machine can reach it: HOST and PUBLIC_URL are loopback, outside production. Elsewhere staff need a second
   * factor, demo accounts are refused, and there are no pages under /dev.
   */
  development: boolean
  /** Pages reload themselves when the server comes back; for `npm run dev` alone. */
  reload: boolean
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A setting that cannot be used: one sentence that says which and why. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Environment = { readonly [name: string]: string | undefined }

export function readConfig(environment: Environment): Config {
  const value = (name: string) => environment[name]?.trim() || undefined
  const production = value('NODE_ENV') === 'production'
  const host = value('HOST') ?? '127.0.0.1'
  const port = wholeNumber('PORT', value('PORT') ?? '3000', 1, 65_535)
  const publicUrl = readPublicUrl(value('PUBLIC_URL') ?? `http://localhost:${port}`, production)
  const development = !production && isLoopback(host) && isLoopback(new URL(publicUrl).hostname)
  const reload = value('DEV_RELOAD') === '1'
  if (reload && !development) {
    throw new SettingsError(
      'DEV_RELOAD is for development on this machine only: HOST and PUBLIC_URL must be local.',
    )
  }
  const dataFolder = resolve(value('DATA_DIR') ?? 'data')
  return {
    production,
    host,
    port,
    publicUrl,
    dataFolder,
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    secretKey: readSecretKey(value('SECRET_KEY'), value('DATABASE_URL') !== undefined),
    previousSecretKey: readPreviousKey(value('SECRET_KEY_PREVIOUS')),
    certificateKey: readCertificateKey(value('CERTIFICATE_KEY')),
    clamd: readClamd(value('CLAMD_URL')),
    storage: readStorage(value('STORAGE_URL'), dataFolder, production),
    databaseConnections: wholeNumber('DATABASE_CONNECTIONS', value('DATABASE_CONNECTIONS') ?? '20', 3, 1_000),
    workers: wholeNumber('WORKERS', value('WORKERS') ?? String(availableParallelism()), 1, 256),
    trustProxy: readProxies(value('TRUST_PROXY')),
    metricsToken: readToken(value('METRICS_TOKEN')),
    rateLimitFactor: readFactor('RATE_LIMIT_FACTOR', value('RATE_LIMIT_FACTOR') ?? '1'),
    timeLimitFactor: readFactor('TIME_LIMIT_FACTOR', value('TIME_LIMIT_FACTOR') ?? '1'),
    stopDelaySeconds: readStopDelay(value('STOP_DELAY_SECONDS') ?? (production ? '1' : '0.1')),
    logLevel: readLogLevel(value('LOG_LEVEL') ?? (production ? 'info' : 'warn')),
    brand: {
      name: value('BRAND_NAME') ?? null,
      email: value('BRAND_EMAIL') ?? 'hello@abronet.example',
      phone: value('BRAND_PHONE') ?? '+251 11 000 0000',
      address: value('BRAND_ADDRESS') ?? null,
      social: {
        facebook: readLink('BRAND_FACEBOOK', value('BRAND_FACEBOOK')),
        twitter: readLink('BRAND_TWITTER', value('BRAND_TWITTER')),
        instagram: readLink('BRAND_INSTAGRAM', value('BRAND_INSTAGRAM')),
        linkedin: readLink('BRAND_LINKEDIN', value('BRAND_LINKEDIN')),
      },
    },
    mail: readMail(value('MAIL_URL'), value('MAIL_FROM'), production),
    mailFolder: join(dataFolder, 'mail'),
    admin: readAdmin(value('ADMIN_EMAIL'), value('ADMIN_PASSWORD')),
    demo: readDemo(value('DEMO'), development, value('DATABASE_URL') === undefined),
    development,
    reload,
  }
}

function readAdmin(address: string | undefined, password: string | undefined): Config['admin'] {
  if (address === undefined && password === undefined) return null
  if (address === undefined || password === undefined)
    throw new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.')
  const read = email.safeParse(address)
  if (!read.success) throw new SettingsError(`ADMIN_EMAIL must be an e-mail address, but is "${address}".`)
  // The sentence does not repeat it: logs are read by many.
  if (password.length < shortestPassword || isCommon(password, [read.data.split('@')[0] ?? '']))
    throw new SettingsError(
      `ADMIN_PASSWORD must have at least ${shortestPassword} characters and not be easy to guess.`,
    )
  return { email: read.data, password }
}

/** Everyone knows the password of the demo people, so they live on one's own machine alone. */
function readDemo(text: string | undefined, development: boolean, embedded: boolean): boolean {
  if (text !== undefined && text !== '0' && text !== '1')
    throw new SettingsError(`DEMO must be 0 or 1, but is "${text}".`)
  if (text === '1' && !development)
    throw new SettingsError(
      'DEMO=1 is for this machine only: not in production, and HOST and PUBLIC_URL must be local.',
    )
  return text === undefined ? development && embedded : text === '1'
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (bare === 'localhost') return true
  const family = isIP(bare)
  return family !== 0 && loopback.check(bare, family === 6 ? 'ipv6' : 'ipv4')
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`)
}

function readPublicUrl(text: string, production: boolean): string {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingsError(
      `PUBLIC_URL must be an address such as https://abronet.example, but is "${text}".`,
    )
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new SettingsError(`PUBLIC_URL must name a host and nothing after it, but is "${text}".`)
  }
  if (production && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new SettingsError(`PUBLIC_URL must begin with https:// in production, but is "${text}".`)
  }
  return url.origin
}

function readLink(name: string, text: string | undefined): string | null {
  if (text === undefined) return null
  if (URL.parse(text)?.protocol === 'https:') return text
  throw new SettingsError(`${name} must be an address that begins with https://, but is "${text}".`)
}

function readDatabaseUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  // The value holds a password, so the sentence does not repeat it.
  if (!/^postgres(ql)?:\/\/[^/]*\/[^/?]+(\?|$)/.test(text)) {
    throw new SettingsError(
      'DATABASE_URL must be an address such as postgresql://user:password@host:5432/abronet.',
    )
  }
  return text
}

function readMail(url: string | undefined, from: string | undefined, production: boolean): MailSettings {
  const server = url === undefined ? null : readMailServer(url, (host) => production && !isLoopback(host))
  // The value holds a password, so the sentence does not repeat it.
  if (url !== undefined && server === null) {
    throw new SettingsError(
      'MAIL_URL must be an address such as smtps://user:password@mail.example:465, with nothing after the port.',
    )
  }
  const sender = from === undefined ? null : readSender(from)
  if (from !== undefined && sender === null) {
    throw new SettingsError(`MAIL_FROM must be written as Abronet <hello@abronet.example>, but is "${from}".`)
  }
  return { server, from: sender }
}

function readSecretKey(text: string | undefined, needed: boolean): string | null {
  if (text === undefined && !needed) return null
  if (text !== undefined && text.length >= shortestKey) return text
  throw new SettingsError(
    `SECRET_KEY must have at least ${shortestKey} characters, the same on every node; it is needed with DATABASE_URL.`,
  )
}

function readPreviousKey(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.length >= shortestKey) return text
  throw new SettingsError(
    `SECRET_KEY_PREVIOUS must have at least ${shortestKey} characters: it is the SECRET_KEY of before.`,
  )
}

function readCertificateKey(text: string | undefined): string | null {
  if (text === undefined || text.length >= shortestKey) return text ?? null
  throw new SettingsError(
    `CERTIFICATE_KEY must have at least ${shortestKey} characters, the same on every node.`,
  )
}

function readClamd(text: string | undefined): ClamdAddress | null {
  if (text === undefined) return null
  const address = readClamdAddress(text)
  if (address !== null) return address
  throw new SettingsError(
    'CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.',
  )
}

function readStorage(text: string | undefined, dataFolder: string, production: boolean): StorageSettings {
  if (text === undefined) return { kind: 'folder', folder: join(dataFolder, 'files') }
  const store = readObjectStore(text, (host) => production && !isLoopback(host))
  if (store !== null) return { kind: 's3', ...store }
  // The value holds a secret, so the sentence does not repeat it.
  throw new SettingsError(
    'STORAGE_URL must be an address such as https://key:secret@s3.example/bucket?region=eu-west-1, percent-encoded, and begin with https:// in production.',
  )
}

function readProxies(text: string | undefined): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const proxy of proxies) {
    const [address = '', size] = proxy.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    const sizeIsRight = size === undefined || (/^\d+$/.test(size) && Number(size) <= bits)
    if (isIP(address) === 0 || !sizeIsRight) {
      throw new SettingsError(
        `TRUST_PROXY must list addresses such as 10.0.0.5 or 10.0.0.0/8, but has "${proxy}".`,
      )
    }
  }
  return proxies
}

function readToken(text: string | undefined): string | null {
  if (text === undefined) return null
  if (text.length >= 16) return text
  throw new SettingsError('METRICS_TOKEN must have at least 16 characters.')
}

function readFactor(name: string, text: string): number {
  const factor = Number(text)
  if (Number.isFinite(factor) && factor > 0) return factor
  throw new SettingsError(`${name} must be a number above 0, but is "${text}".`)
}

function readStopDelay(text: string): number {
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= 60) return seconds
  throw new SettingsError(`STOP_DELAY_SECONDS must be a number from 0 to 60, but is "${text}".`)
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === text)
  if (level !== undefined) return level
  throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${text}".`)
}
