import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-lessons-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

const addLessons = () => runCommand([join(import.meta.dirname, 'add-lessons.ts')], { DATA_DIR: folder })

test('npm run add-lessons publishes our three lessons in an installation; twice is once', async () => {
  const first = await addLessons()
  expect(first.output).toContain('3 of our 3 lessons were published.')
  expect(first.code).toBe(0)
  const second = await addLessons()
  expect(second.output).toContain('All our lessons were there already; nothing was changed.')
  expect(second.code).toBe(0)
})
