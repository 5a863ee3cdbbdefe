import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { isLoopback, readConfig, SettingsError } from './config.ts'

test('without settings it listens on this machine alone, with a database of its own', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    workers: availableParallelism(),
    databaseConnections: 20,
    metricsToken: null,
    rateLimitFactor: 1,
    stopDelaySeconds: 0.1,
    reload: false,
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535, but is "eighty".'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 256, but is "0".'],
  [{ DATABASE_CONNECTIONS: '2' }, 'DATABASE_CONNECTIONS must be a whole number from 3 to 1000, but is "2".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, but is "70000".'],
  [
    { PUBLIC_URL: 'abronet' },
    'PUBLIC_URL must be an address such as https://abronet.example, but is "abronet".',
  ],
  [
    { PUBLIC_URL: 'https://a.example/x' },
    'PUBLIC_URL must name a host and nothing after it, but is "https://a.example/x".',
  ],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://a.example' },
    'PUBLIC_URL must begin with https:// in production, but is "http://a.example".',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address such as postgresql://user:password@host:5432/abronet.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/64' },
    'TRUST_PROXY must list addresses such as 10.0.0.5 or 10.0.0.0/8, but has "10.0.0.0/64".',
  ],
  ...[
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/x',
    'smtp://a:secret@mail.example?b=c',
  ].map((MAIL_URL): [{ MAIL_URL: string }, string] => [
    { MAIL_URL },
    'MAIL_URL must be an address such as smtps://user:password@mail.example:465, with nothing after the port.',
  ]),
  [
    { MAIL_FROM: 'Abronet' },
    'MAIL_FROM must be written as Abronet <hello@abronet.example>, but is "Abronet".',
  ],
  [
    { SECRET_KEY_PREVIOUS: 'short' },
    'SECRET_KEY_PREVIOUS must have at least 32 characters: it is the SECRET_KEY of before.',
  ],
  [{ CERTIFICATE_KEY: 'short' }, 'CERTIFICATE_KEY must have at least 32 characters, the same on every node.'],
  ...[
    { STORAGE_URL: 'store.example' },
    { STORAGE_URL: 's3://key:secret@store.example/papers' },
    { STORAGE_URL: 'https://store.example/papers' },
    { STORAGE_URL: 'https://key@store.example/papers' },
    { STORAGE_URL: 'https://key:secret@store.example' },
    { STORAGE_URL: 'https://key:secret@store.example/papers/inner' },
    { STORAGE_URL: 'https://key:sec/ret@store.example/papers' },
    { STORAGE_URL: 'https://key:secret@store.example/papers?zone=a' },
    {
      STORAGE_URL: 'http://key:secret@store.example/papers',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://a.example',
    },
  ].map((environment): [{ [name: string]: string }, string] => [
    environment,
    'STORAGE_URL must be an address such as https://key:secret@s3.example/bucket?region=eu-west-1, percent-encoded, and begin with https:// in production.',
  ]),
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0, but is "0".'],
  [{ STOP_DELAY_SECONDS: '-1' }, 'STOP_DELAY_SECONDS must be a number from 0 to 60, but is "-1".'],
  [{ TIME_LIMIT_FACTOR: 'x' }, 'TIME_LIMIT_FACTOR must be a number above 0, but is "x".'],
  [
    { LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
  ],
  [
    { DEV_RELOAD: '1', HOST: '0.0.0.0' },
    'DEV_RELOAD is for development on this machine only: HOST and PUBLIC_URL must be local.',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, but is "yes".'],
  ...[
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://a.example' },
    { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' },
    { NODE_ENV: 'production' },
  ].map((elsewhere): [{ [name: string]: string }, string] => [
    { DEMO: '1', ...elsewhere },
    'DEMO=1 is for this machine only: not in production, and HOST and PUBLIC_URL must be local.',
  ]),
  [
    { ADMIN_EMAIL: 'boss@a.example' },
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.',
  ],
  [
    { ADMIN_PASSWORD: 'kettle-harbour-91' },
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither.',
  ],
  [
    { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'kettle-harbour-91' },
    'ADMIN_EMAIL must be an e-mail address, but is "boss".',
  ],
])('%j is refused with one sentence', (environment: { [name: string]: string }, sentence) => {
  expect(() => readConfig(environment)).toThrow(new SettingsError(sentence))
})

test('a refused DATABASE_URL is not repeated, since it holds a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'http://me:secret@host' })).toThrow(/^((?!secret).)*$/)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['192.168.1.2', false],
  ['localhost.example', false],
])('%s is local: %s', (host, local) => {
  expect(isLoopback(host)).toBe(local)
})

test('files go to a folder among the data, or to the bucket of the operator', () => {
  expect(readConfig({ DATA_DIR: '/srv/data' }).storage).toEqual({ kind: 'folder', folder: '/srv/data/files' })
  const storage = (STORAGE_URL: string, more = {}) => readConfig({ STORAGE_URL, ...more }).storage
  expect(storage('https://KEY:a%2Fb%25c@s3.example/papers?region=eu-west-1')).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example',
    bucket: 'papers',
    region: 'eu-west-1',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b%c' },
  })
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }
  expect(storage('http://KEY:secret@127.0.0.1:9000/papers', production)).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
  })
})

test('mail goes to the server of the operator, encrypted wherever it leaves the machine in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }
  const server = (MAIL_URL: string, more = {}) => readConfig({ MAIL_URL, ...more }).mail.server
  expect(server('smtps://post%40a.example:p%25ss@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    requireTls: false,
    login: { user: 'post@a.example', password: 'p%ss' },
  })
  expect(server('smtp://mail.example')).toMatchObject({ port: 587, requireTls: false, login: null })
  expect(server('smtp://mail.example:25', production)).toMatchObject({ port: 25, requireTls: true })
  expect(server('smtp://127.0.0.1:25', production)).toMatchObject({ requireTls: false })
  expect(server('smtp://[::1]:25', production)).toMatchObject({ host: '::1', requireTls: false })
  expect(readConfig({}).mail).toEqual({ server: null, from: null })
  expect(readConfig({ MAIL_FROM: 'a@b.example' }).mail.from).toEqual({ name: null, address: 'a@b.example' })
  expect(readConfig({ MAIL_FROM: '"አብሮነት" <a@b.example>' }).mail.from).toEqual({
    name: 'አብሮነት',
    address: 'a@b.example',
  })
})

test('the demo is on where nobody else can reach it, unless it is turned off', () => {
  const local = { DATABASE_URL: 'postgresql://me@127.0.0.1/abronet', SECRET_KEY: 'x'.repeat(32) }
  const demo = (environment: { [name: string]: string }) => readConfig(environment).demo
  expect(demo({})).toBe(true)
  expect(demo({ DEMO: '0' })).toBe(false)
  expect(demo(local)).toBe(false)
  expect(demo({ ...local, DEMO: '1' })).toBe(true)
  expect(demo({ HOST: '0.0.0.0' })).toBe(false)
  expect(demo({ PUBLIC_URL: 'https://a.example' })).toBe(false)
  expect(demo({ NODE_ENV: 'production' })).toBe(false)
})

test.each(['short', 'password123', '1234567890', 'boss-boss12', 'aaaaaaaaaaaa'])(
  'LOG-23 the password "%s" is too weak for staff, and is not repeated',
  (ADMIN_PASSWORD) => {
    expect(() => readConfig({ ADMIN_EMAIL: 'boss-boss@a.example', ADMIN_PASSWORD })).toThrow(
      new SettingsError('ADMIN_PASSWORD must have at least 10 characters and not be easy to guess.'),
    )
  },
)

test('LOG-22 LOG-23 staff come from the environment, and there is no default', () => {
  expect(readConfig({}).admin).toBeNull()
  expect(readConfig({ ADMIN_EMAIL: 'Boss@A.example', ADMIN_PASSWORD: 'kettle-harbour-91' }).admin).toEqual({
    email: 'boss@a.example',
    password: 'kettle-harbour-91',
  })
})
