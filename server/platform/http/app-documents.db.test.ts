import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyAccounts, makePerson, sessionOf, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '100' } })

beforeEach(() => emptyAccounts(database))

const pageData = z.object({
  screen: z.string(),
  language: z.string(),
  prefix: z.string(),
  build: z.string(),
  texts: z.record(z.string(), z.unknown()),
  user: z.object({ id: z.string(), role: z.string() }),
  answers: z.array(z.object({ key: z.string(), input: z.unknown(), answer: z.unknown() })),
})

const dataOf = (html: string) =>
  pageData.parse(JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'))
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('the document of a signed-in screen', () => {
  test('HDR-17 carries who is signed in, the texts of the screen and what it asks for first', async () => {
    const person = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, person)
    const answer = await who.get('/jobseeker/job-search')
    expect(answer.statusCode).toBe(200)
    const data = dataOf(answer.body)
    expect(data).toMatchObject({ screen: 'jobSearch', language: 'en', prefix: '', user: { role: 'CAREER' } })
    expect(Object.keys(data.texts)).toEqual(expect.arrayContaining(['common', 'shell', 'jobSearch']))
    expect(data.answers.map(({ key }) => key)).toEqual([
      'GET /saved-searches',
      'GET /employer/jobs/recommended',
    ])
    expect(data.answers[0]?.answer).toEqual([])
  })

  test('names all files of its script in the head, each of which there is', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const { body } = await who.get('/jobseeker/Applications')
    const head = body.slice(0, body.indexOf('</head>'))
    const files = [...head.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(
      ([, file = '']) => file,
    )
    expect(files.length).toBeGreaterThan(2)
    expect(head).toMatch(/<script type="module" src="\/assets\/app-[^"]+"><\/script>/)
    for (const file of files) expect((await who.get(file)).statusCode).toBe(200)
    // The pictures of work travel with the code that draws them, not after it.
    expect((await who.get('/jobseeker/job-search')).body).toMatch(/modulepreload" href="[^"]+work-drawings/)
  })

  test('is kept by nobody, and compressed', async () => {
    const session = await sessionOf(database, await makePerson(database, 'household'))
    const small = await app.inject({
      url: '/employer-profile',
      headers: { cookie: `session=${session}`, 'accept-encoding': 'br' },
    })
    expect(small.headers['cache-control']).toBe('no-store')
    expect(small.headers['content-encoding']).toBe('br')
    expect(dataOf(brotliDecompressSync(small.rawPayload).toString()).screen).toBe('employerHome')
  })

  test.each([
    ['/jobseeker/profile', /^Profile · Abronet$/],
    ['/jobseeker/Applications', /^Applications · Abronet$/],
    ['/am/account', /^.+ · አብሮነት$/],
    ['/om/jobseeker/job-search', /^.+ · Abronet$/],
  ])('%s has a title of its own with the brand', async (url, title) => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    expect(titleOf((await who.get(url)).body)).toMatch(title)
  })

  test.each([
    ['seeker', '/jobseeker', 'seekerHome'],
    ['household', '/om/employer', 'employerHome'],
  ] as const)('the bare address of an area is the home of a %s: %s', async (kind, url, screen) => {
    const who = await signedIn(app, database, await makePerson(database, kind))
    expect(dataOf((await who.get(url)).body).screen).toBe(screen)
  })

  test('of another kind of account shows none of its data', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const data = dataOf((await who.get('/employer-profile')).body)
    expect(data.answers).toEqual([])
    expect(data.texts).not.toHaveProperty('employer')
  })

  test('leaves out what its screen may not have or what there is not', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'household'))
    const none = dataOf((await who.get('/employer/edit-job/0190b7a8-0000-7000-8000-000000000000')).body)
    expect(none.answers).toEqual([])
    expect((await who.get('/employer/edit-job/not-an-id')).statusCode).toBe(200)
  })

  test('two people never share one, though its frame is drawn once', async () => {
    const one = await signedIn(app, database, await makePerson(database, 'seeker'))
    const other = await signedIn(app, database, await makePerson(database, 'seeker'))
    const first = dataOf((await one.get('/jobseeker/profile')).body)
    const second = dataOf((await other.get('/jobseeker/profile')).body)
    expect(first.user.id).not.toBe(second.user.id)
    expect(JSON.stringify(second)).not.toContain(first.user.id)
  })

  test('never carries the address that another person asked for', async () => {
    const one = await signedIn(app, database, await makePerson(database, 'household'))
    const other = await signedIn(app, database, await makePerson(database, 'household'))
    for (const screen of ['/employer/edit-job', '/employer/view-applicants']) {
      const mine = `${screen}/0190b7a8-0000-7000-8000-000000000001`
      const theirs = `${screen}/0190b7a8-0000-7000-8000-000000000002`
      expect((await one.get(mine)).body).toContain(`href="/am${mine}"`)
      const { body } = await other.get(theirs)
      expect(body).toContain(`href="/am${theirs}"`)
      expect(body).not.toContain(mine)
    }
  })

  test('follows the language of its address, whatever the cookie says', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    who.jar.set('lng', 'om')
    expect(dataOf((await who.get('/am/jobseeker/profile')).body)).toMatchObject({
      language: 'am',
      prefix: '/am',
    })
    expect(dataOf((await who.get('/jobseeker/profile')).body)).toMatchObject({ language: 'om', prefix: '' })
  })

  test('names the build that every answer names', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const { build } = dataOf((await who.get('/jobseeker/profile')).body)
    expect(build).toMatch(/^[\da-f]{10}$/)
    expect((await who.get('/api/session')).headers['x-build']).toBe(build)
  })

  test('a value of the address cannot break out of it', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const { body } = await who.get('/jobseeker/job-search?q=%3C/script%3E%3Cscript%3Ealert(1)')
    expect(body).not.toContain('<script>alert')
  })
})
