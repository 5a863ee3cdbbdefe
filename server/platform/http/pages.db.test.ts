import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '10' } })
const get = (url: string, headers: { [name: string]: string } = {}) => app.inject({ url, headers })
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('the language of a page', () => {
  test.each([
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'am' }, 'am'],
    ['/', { 'accept-language': 'om-ET,en;q=0.4' }, 'om'],
    ['/', { 'accept-language': 'am', cookie: 'lng=om' }, 'om'],
    ['/am', { 'accept-language': 'om' }, 'am'],
    ['/om/', { cookie: 'lng=am' }, 'om'],
    ['/am/login', {}, 'am'],
  ])('RTE-63 %s asked with %j is in %s', async (url, headers, language) => {
    const answer = await get(url, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`<html lang="${language}"`)
    expect(answer.headers['content-language']).toBe(language)
    expect(answer.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding')
  })

  test.each([
    ['en', 'Fair work for you. Trusted help for your home.'],
    ['am', 'ለእርስዎ ፍትሐዊ ሥራ፣ ለቤትዎ የሚታመን ሠራተኛ'],
    ['om', 'Isiniif hojii haqa qabeessa. Mana keessaniif hojjetaa amanamaa.'],
  ])('RTE-62 the %s landing page is real HTML', async (language, heading) => {
    expect((await get('/', { 'accept-language': language })).body).toContain(`>${heading}</h1>`)
  })

  test('LNG-02 the picker is a link: it saves the choice and comes back to the same page, with what its address said', async () => {
    const answer = await get('/am/login?lng=om&from=x')
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/login?from=x')
    expect(answer.headers['set-cookie']).toBe('lng=om; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('a choice of language never leads to another host', async () => {
    for (const url of [
      '//evil.example/?lng=am',
      '/\\evil.example/?lng=am',
      '/am//evil.example?lng=om',
      '///evil.example?lng=am',
    ]) {
      const { location } = (await get(url)).headers
      expect(new URL(String(location), 'http://localhost:3000').origin, url).toBe('http://localhost:3000')
    }
  })

  test('links of a copy for search engines stay within it, but for those to the other languages', async () => {
    const links = [...(await get('/am/login')).body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(
      ([, href = '']) => href,
    )
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => !/^\/am(\/|$)/.test(href))).toEqual(['/en/login', '/om/login'])
  })

  test('the languages of a page are addresses that a crawler without cookies can follow', async () => {
    const { body } = await get('/terms')
    for (const language of ['en', 'am', 'om']) expect(body).toContain(`href="/${language}/terms"`)
    const english = await get('/en/terms?from=x', { cookie: 'lng=am' })
    expect(english.statusCode).toBe(303)
    expect(english.headers.location).toBe('/terms?from=x')
    expect(english.headers['set-cookie']).toBe('lng=en; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('where a part of the address is somebody’s, the choice of language keeps it', async () => {
    expect((await get('/registration/abebe.k')).body).toContain('href="?lng=am"')
    expect((await get('/registration')).body).toContain('href="/am/registration"')
  })
})

describe('addresses', () => {
  test.each(['/terms', '/TERMS', '/Clients', '/jobs/7', '/contact-us/'])(
    'RTE-47 %s is found in any letter case, and says that it is in preparation',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(titleOf(answer.body)).toMatch(/: in preparation · Abronet$/)
      expect(answer.body).toContain('<meta name="robots" content="noindex">')
    },
  )

  test.each([
    '/jobseeker/JobOffers',
    '/jobseeker',
    '/am/employer/',
    '/EMPLOYER-profile',
    '/partner/edit/',
    '/am/admin',
    '/account',
  ])('RTE-60 %s is for those who are signed in; others are led to the sign-in first', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(/^(\/am)?\/login\?from=%2F/)
  })

  test.each(['/auth/login', '/registration/abebe.k', '/LOGIN'])(
    '%s is a page of another address',
    async (url) => {
      const { body } = await get(url)
      expect(body).toMatch(/<link rel="canonical" href="http:\/\/localhost:3000\/(login|registration)">/)
    },
  )

  test.each([
    '/nothing',
    '/am/nothing',
    '/login/more',
    '/jobseeker/nothing',
    '/employer/nothing/at/all',
    '/am/partner/nothing',
    '/admin/nothing',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/assets/none.js',
  ])('%s is a real 404', async (url) => {
    const answer = await get(url, { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('the small picture of a tab is at the address that browsers and robots ask for by themselves', async () => {
    const answer = await get('/favicon.ico')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^image\//)
    // An icon with one picture, which is a PNG of 48 by 48.
    expect([...answer.rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
    expect(answer.rawPayload.subarray(23, 26).toString()).toBe('PNG')
  })

  test('the 404 is translated', async () => {
    expect((await get('/nothing', { 'accept-language': 'am' })).body).toContain('እዚህ ምንም ገጽ የለም')
    expect((await get('/om/nothing')).body).toContain('Asitti fuulli hin jiru')
  })

  test('RTE-67 RTE-68 an indexed page names itself and its other languages', async () => {
    const { body } = await get('/am')
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/am">')
    for (const [language, href] of [
      ['en', '/'],
      ['am', '/am'],
      ['om', '/om'],
      ['x-default', '/'],
    ] as const) {
      expect(body).toContain(
        `<link rel="alternate" hreflang="${language}" href="http://localhost:3000${href}">`,
      )
    }
  })

  test('a failure is shown to a reader as a page, in words and in the language of the reader', async () => {
    const answer = await get('/', { host: 'evil.example', accept: 'text/html', 'accept-language': 'om' })
    expect(answer.statusCode).toBe(421)
    expect(answer.body).toContain('Teessoon kun kan Abronet miti.')
  })
})

describe('what travels', () => {
  test.each(['/', '/dev/gallery'])(
    'the policy of %s allows our inline pieces by their hashes, nothing else',
    async (path) => {
      const { body, headers } = await get(path)
      const policy = String(headers['content-security-policy'])
      const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(body) ?? []
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
      expect(policy).toContain(`script-src 'self' ${hashOf(script)};`)
      expect(/style-src 'self' ([^;]+);/.exec(policy)?.[1]?.split(' ')).toContain(hashOf(style))
      expect(policy).toContain("; media-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*/)
      // The other two are data, which runs nowhere.
      expect(body.match(/<script(?! type="application\/(ld\+)?json")/g)).toHaveLength(1)
    },
  )

  test('pages come compressed, and not at all when nothing changed', async () => {
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test.each(['/', '/am', '/om', '/login', '/am/login', '/om/nothing', '/api/docs'])(
    '%s is at most 20 kB with its style',
    async (url) => {
      const { rawPayload } = await get(url, { 'accept-encoding': 'br' })
      expect(rawPayload.length).toBeLessThanOrEqual(20_000)
    },
  )

  const live = ['/', '/terms', '/newsletter/sent', '/newsletter/confirm?token=a.b', '/nothing']
  test.each([
    ...['', '/am', '/om'].flatMap((prefix) => live.map((path) => [prefix + path, {}] as const)),
    ...['en', 'am', 'om'].map(
      (language) =>
        ['/', { host: 'evil.example', accept: 'text/html', 'accept-language': language }] as const,
    ),
  ])('what %s asked with %j carries for the browser adds less than 1,000 bytes', async (url, headers) => {
    const { body } = await get(url, headers)
    const [data = ''] = /<script type="application\/json" id="page-data">.*?<\/script>/s.exec(body) ?? []
    // In the background: a loop that is held up makes the server turn callers away.
    const weigh = async (html: string) => (await promisify(brotliCompress)(html)).length
    expect(data).toContain('"texts":{"common":{"brand":')
    expect((await weigh(body)) - (await weigh(body.replace(data, '')))).toBeLessThan(1_000)
  })

  test.each(['/login', '/am/login', '/om/registration', '/am/register', '/am/partner'])(
    '%s carries the words of its form in less than 2 kB',
    async (url) => {
      const { body } = await get(url)
      const [data = ''] = /<script type="application\/json" id="page-data">.*?<\/script>/s.exec(body) ?? []
      const weigh = async (html: string) => (await promisify(brotliCompress)(html)).length
      expect((await weigh(body)) - (await weigh(body.replace(data, '')))).toBeLessThan(2_000)
    },
  )

  test.each(['en', 'am', 'om'])(
    'API-21 LNG-06 LNG-07 /locales/%s/translation.json holds every namespace',
    async (language) => {
      const answer = await get(`/locales/${language}/translation.json`)
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json())).toEqual(
        expect.arrayContaining(['common', 'errors', 'landing', 'notFound', 'comingSoon']),
      )
      expect((await get(`/locales/${language}/landing.json`)).json()).toEqual(
        answer.json<{ landing: unknown }>().landing,
      )
    },
  )

  test('files whose names change with their content are kept for a year', async () => {
    const script = /data-app="([^"]+)"/.exec((await get('/')).body)?.[1] ?? ''
    const shared = /"\.(\/core-[^"]+)"/.exec((await get(script)).body)?.[1] ?? ''
    const answer = await get(`/assets${shared}`, { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, no-cache')
  })

  test('texts are kept under the name of a build, and asked for anew without one', async () => {
    const named = await get('/locales/am/jobSearch.json?v=0123456789')
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const unnamed = await get('/locales/am/jobSearch.json')
    expect(unnamed.headers['cache-control']).toBe('public, no-cache')
  })

  test.each([
    ['/', 'Abronet'],
    ['/am', 'አብሮነት'],
    ['/om', 'Abronet'],
  ])('OPT-01 %s is a page of %s', async (path, name) => {
    const { body } = await get(path)
    expect(/<title>([^<]*)/.exec(body)?.[1]).toContain(name)
    expect(/<header[\s\S]*<\/header>/.exec(body)?.[0]).toContain(name)
  })

  test('OPT-02 OPT-03 the brand of the operator is shown, and cannot break out of the page', async () => {
    const brand = {
      BRAND_NAME: 'A</script><b>"&',
      BRAND_ADDRESS: 'Adama',
      BRAND_EMAIL: 'us@brand.example',
      BRAND_PHONE: '+251 22 111 2233',
      BRAND_FACEBOOK: 'https://social.example/us',
    }
    const { app: branded } = await testApp({ pages: true, environment: brand })
    const { body } = await branded.inject({ url: '/' })
    expect(body).toContain('A&lt;/script&gt;&lt;b&gt;&quot;&amp;')
    expect(body).not.toContain('A</script>')
    expect(body).toContain('Adama')
    expect(body).toContain('mailto:us@brand.example')
    expect(body).toContain('+251 22 111 2233')
    expect(body).toContain('href="https://social.example/us"')
  })
})

test('where people use the product there is no gallery', async () => {
  const { app: used } = await testApp({
    pages: true,
    environment: { NODE_ENV: 'production', SECRET_KEY: 'a key of the tests that is long enough for us' },
  })
  expect((await used.inject({ url: '/dev/gallery' })).statusCode).toBe(404)
  expect((await used.inject({ url: '/' })).statusCode).toBe(200)
  expect((await get('/dev/gallery')).statusCode).toBe(200)
})

describe('search engines and networks', () => {
  const languages = [
    ['/', 'en', 'en_US'],
    ['/am', 'am', 'am_ET'],
    ['/om', 'om', 'om_ET'],
  ] as const

  const contentOf = (body: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`).exec(body)?.[1]

  test.each(languages)(
    'RTE-64 RTE-65 RTE-66 %s may be found, with a title and a description',
    async (path) => {
      const { body } = await get(path)
      expect(body).not.toContain('noindex')
      expect(titleOf(body)).toMatch(/.{5,}/)
      expect(contentOf(body, 'description')?.length).toBeGreaterThan(40)
    },
  )

  test.each(languages)('RTE-65 below %s every page has the brand in its title', async (path, language) => {
    const brand = language === 'am' ? 'አብሮነት' : 'Abronet'
    for (const page of [
      '',
      '/login',
      '/registration',
      '/register',
      '/partner',
      '/terms',
      '/jobs',
      '/nothing',
    ]) {
      const { body } = await get((path === '/' ? '' : path) + page || '/')
      expect(titleOf(body), page).toContain(brand)
    }
  })

  test.each(languages)('RTE-67 RTE-69 %s says what it is to networks', async (path, language, locale) => {
    const { body } = await get(path)
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`)
    expect(contentOf(body, 'og:title')).toBe(titleOf(body))
    expect(contentOf(body, 'og:description')).toBe(contentOf(body, 'description'))
    expect(contentOf(body, 'og:url')).toBe(`http://localhost:3000${path}`)
    expect(contentOf(body, 'og:locale')).toBe(locale)
    for (const part of ['title', 'description', 'image'])
      expect(contentOf(body, `twitter:${part}`)).toBe(contentOf(body, `og:${part}`))
    const image = new URL(contentOf(body, 'og:image') ?? '')
    const picture = await get(image.pathname)
    expect(image.pathname).toBe(`/share/${language}.png`)
    expect(picture.headers['content-type']).toBe('image/png')
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('RTE-70 RTE-68 the sitemap lists every indexed page in every language', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const places = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
    const pages = ['', '/login', '/registration', '/register', '/forgot-password', '/partner']
    const expected = pages.flatMap((page) => ['', '/am', '/om'].map((prefix) => prefix + page || '/'))
    expect(places).toEqual(expected.map((path) => `http://localhost:3000${path}`))
    for (const place of places) expect((await get(new URL(place ?? '').pathname)).statusCode).toBe(200)
    expect(answer.body.match(/hreflang="x-default" href="http:\/\/localhost:3000\/"/g)).toHaveLength(3)
  })

  test('RTE-71 robots.txt lets them in and names the sitemap', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Allow: /\n')
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })

  test.each(languages)('RTE-72 RTE-73 %s tells who we are and answers questions', async (path, language) => {
    const { body } = await get(path)
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'Organization',
          name: language === 'am' ? 'አብሮነት' : 'Abronet',
          url: 'http://localhost:3000',
        },
        { '@type': 'FAQPage', mainEntity: Array.from({ length: 5 }, () => ({ '@type': 'Question' })) },
      ],
    })
    // Word for word what a reader finds on the page.
    const question = /"@type":"Question","name":"([^"]+)"/.exec(text)?.[1] ?? ''
    expect(body.split(question).length).toBeGreaterThan(2)
  })
})
