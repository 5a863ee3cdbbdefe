import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'

// Linters that others wrote, with every rule that they recommend.

const source = JSON.stringify(openApiDocument({ version: '1.0.0', email: 'hello@abronet.example' }))

test('Spectral finds nothing', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset(new spectral.Ruleset({ extends: [rulesets.oas] }))
  const problems = await linter.run(source)
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([])
})

test('Redocly finds no error, and one pair of addresses that the specification names', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  const found = problems.map(({ severity, ruleId, location }) => [severity, ruleId, location[0]?.pointer])
  // Beside /job-applications/{id}/withdraw: ids are UUIDs, so that no address fits both.
  expect(found).toEqual([['warn', 'no-ambiguous-paths', '#/paths/~1api~1job-applications~1by-job~1{id}']])
})
