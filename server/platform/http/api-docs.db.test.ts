import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { app } = await testApp({ pages: true })
const get = (url: string) => app.inject({ url })

test('the description of the interface is readable, and needs no script', async () => {
  const { body } = await get('/api/docs')
  expect(body).toContain('/api/site/browser-faults')
  expect(body).toContain('href="/api/docs/site"')
  expect(body).not.toContain('data-app')
})

test('each part of the interface has a page of its own, which leads back in the language of the reader', async () => {
  const [site, jobs] = await Promise.all(
    ['/am/api/docs/site', '/am/api/docs/saved-jobs'].map((url) => get(url)),
  )
  expect(site?.body).toContain('/api/site/browser-faults')
  expect(site?.body).toContain('<title>Site · የፕሮግራም መገናኛ · ')
  expect(site?.body).toContain('href="/am/api/docs"')
  expect(site?.body).toContain('href="/om/api/docs/site"')
  expect(site?.body).not.toContain('data-app')
  expect(jobs?.body).not.toContain('/api/site/browser-faults')
  expect((await get('/am/api/docs/more')).statusCode).toBe(404)
})
