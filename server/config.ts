import { resolve } from 'node:path'
import { BlockList, isIP } from 'node:net'
import type { Brand } from '../contract/brand.ts'

export type Config = {
  production: boolean
  host: string
  port: number
  /** Without a slash at the end: `https://abronet.example`. */
  publicUrl: string
  dataFolder: string
  /** Null: PostgreSQL is started by ourselves in the data folder. */
  databaseUrl: string | null
  trustProxy: string[]
  metricsToken: string | null
  rateLimitFactor: number
  logLevel: LogLevel
  brand: Brand
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
  const reload = value('DEV_RELOAD') === '1'
  if (reload && (production || !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname))) {
    throw new SettingsError(
      'DEV_RELOAD is for development on this machine only: HOST and PUBLIC_URL must be local.',
    )
  }
  return {
    production,
    host,
    port,
    publicUrl,
    dataFolder: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    trustProxy: readProxies(value('TRUST_PROXY')),
    metricsToken: readToken(value('METRICS_TOKEN')),
    rateLimitFactor: readFactor(value('RATE_LIMIT_FACTOR') ?? '1'),
    logLevel: readLogLevel(value('LOG_LEVEL') ?? (production ? 'info' : 'warn')),
    brand: {
      name: value('BRAND_NAME') ?? null,
      email: value('BRAND_EMAIL') ?? 'hello@abronet.example',
      phone: value('BRAND_PHONE') ?? '+251 11 000 0000',
      address: value('BRAND_ADDRESS') ?? null,
    },
    reload,
  }
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

function readFactor(text: string): number {
  const factor = Number(text)
  if (Number.isFinite(factor) && factor > 0) return factor
  throw new SettingsError(`RATE_LIMIT_FACTOR must be a number above 0, but is "${text}".`)
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === text)
  if (level !== undefined) return level
  throw new SettingsError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${text}".`)
}
