import { expect, test } from 'vitest'
import { operatorToken, testApp } from './testing/app.ts'
import { everyCall, sendSample } from './testing/calls.ts'

/** The reviewed table: what each caller gets from each endpoint. A change here is a change of who may do what. */
const matrix: { readonly [endpoint: string]: { stranger: number; operator: number } } = {
  'POST /api/site/browser-faults': { stranger: 204, operator: 204 },
  'POST /api/newsletter/subscribe': { stranger: 200, operator: 200 },
  // The sample's links are ours, but lead to nobody: nothing to confirm, and nothing left to end.
  'POST /api/newsletter/confirm': { stranger: 400, operator: 400 },
  'POST /api/newsletter/unsubscribe': { stranger: 200, operator: 200 },
  'GET /api/openapi.json': { stranger: 200, operator: 200 },
  'GET /healthz': { stranger: 200, operator: 200 },
  'GET /readyz': { stranger: 200, operator: 200 },
  'GET /metrics': { stranger: 404, operator: 200 },
}

/** Routes that are no endpoints: public pages, the files beside them, and what developers see on their own machine. */
const pageRoutes =
  /^(GET|HEAD) (\*|\/(assets|fonts|illustrations|locales|share)\/.+|\/favicon\.svg|\/sitemap\.xml|\/robots\.txt|\/dev\/mail.*)$/

const callers = { stranger: {}, operator: { authorization: `Bearer ${operatorToken}` } }

const { app } = await testApp({ pages: true })
const routes = await new Promise<string[]>((resolve) => {
  void app.ready(() => resolve(readRoutes(app.printRoutes({ commonPrefix: false }))))
})

/** Reads Fastify's own drawing of its route tree, so that no route can hide from the walk. */
function readRoutes(drawing: string): string[] {
  const parents: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const branch = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line)
    if (branch === null) return []
    const [, indent = '', text = '', methods] = branch
    const depth = indent.length / 4
    parents[depth] = text
    const path = parents.slice(0, depth + 1).join('')
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path}`)
  })
}

test('the reviewed table names every endpoint of the contract and no other', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(everyCall.map((call) => call.name).toSorted())
})

test('every route that answers is an endpoint of the contract, or a page', () => {
  const known = new Set(everyCall.flatMap(({ name }) => [name, name.replace(/^GET/, 'HEAD')]))
  expect(routes.length).toBeGreaterThan(everyCall.length)
  expect(routes.filter((route) => !known.has(route) && !pageRoutes.test(route))).toEqual([])
  for (const { name } of everyCall) expect(routes).toContain(name)
})

test.each(everyCall)('$name answers each caller as the table says', async (call) => {
  for (const [caller, headers] of Object.entries(callers)) {
    const expected = caller === 'operator' ? matrix[call.name]?.operator : matrix[call.name]?.stranger
    expect((await sendSample(app, call, headers)).statusCode, caller).toBe(expected)
  }
})

test('a wrong or misspelt operator token opens nothing', async () => {
  for (const authorization of [
    'Bearer wrong',
    `Basic ${operatorToken}`,
    operatorToken,
    `Bearer ${operatorToken}x`,
    'Bearer ',
  ]) {
    const answer = await app.inject({ url: '/metrics', headers: { authorization } })
    expect(answer.statusCode, authorization).toBe(404)
  }
})

test('without a token in the settings there are no figures for anyone', async () => {
  const { app: closed } = await testApp({ environment: { METRICS_TOKEN: '' } })
  const answer = await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
  expect(answer.statusCode).toBe(404)
})
