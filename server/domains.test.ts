import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { endpointGroups } from '../contract/endpoints.ts'
import { documentationEndpoints, probeEndpoints } from '../contract/operations.ts'
import { domains, exporters, mailTemplates } from './domains.ts'
import type { Domain } from './platform/domain.ts'
import type { MailValues } from './platform/mail/job.ts'
import type { Tasks } from './platform/queue/queue.ts'
import type { fileTasks } from './platform/storage/tasks.ts'
import type { Purpose } from './platform/signing.ts'

const all: readonly Domain[] = domains

test('every folder of server/domains is on the list, by its name', () => {
  const files = globSync('*/*.ts', { cwd: join(import.meta.dirname, 'domains') })
  expect(new Set<string>(domains.map(({ name }) => name))).toEqual(
    new Set(files.map((file) => dirname(file))),
  )
})

test('the contract lists every endpoint of a domain, and a domain serves every one that it lists', () => {
  const listed = endpointGroups.flatMap(({ endpoints }) => Object.keys(endpoints))
  const platform = Object.keys({ ...documentationEndpoints, ...probeEndpoints })
  const served = [...domains.flatMap(({ endpoints }) => Object.keys(endpoints)), ...platform]
  expect(served.toSorted()).toEqual(listed.toSorted())
})

type Listed = (typeof domains)[number]
type MailsOf<D> = D extends { mails: infer Mails } ? keyof Mails : never
type TasksOf<D> = D extends { tasks: (context: never) => infer Handlers } ? keyof Handlers : never
type PurposesOf<D> = D extends { linkPurposes: readonly (infer Name)[] } ? Name : never

test('what a domain declares is what it has: a template, task or purpose without an owner does not compile', () => {
  expectTypeOf<MailsOf<Listed>>().toEqualTypeOf<keyof MailValues>()
  expectTypeOf<
    TasksOf<Listed> | 'send-mail' | 'keep-audit-head' | keyof ReturnType<typeof fileTasks>
  >().toEqualTypeOf<keyof Tasks>()
  expectTypeOf<PurposesOf<Listed>>().toEqualTypeOf<Purpose>()
})

describe('no two domains have', () => {
  const count = (parts: readonly (object | undefined)[]) =>
    parts.flatMap((part) => Object.keys(part ?? {})).length

  test('a mail of the same name', () => {
    expect(Object.keys(mailTemplates)).toHaveLength(count(all.map(({ mails }) => mails)))
  })

  test('a part of the export of the same name', () => {
    expect(Object.keys(exporters)).toHaveLength(count(all.map(({ exportData }) => exportData)))
  })

  test('a purpose of links of the same name', () => {
    const purposes = all.flatMap(({ linkPurposes }) => linkPurposes ?? [])
    expect(new Set(purposes).size).toBe(purposes.length)
  })
})
