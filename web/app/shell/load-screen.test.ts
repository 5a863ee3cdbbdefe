import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppScreen } from '../../lib/screens.ts'
import { createTexts } from '../../lib/texts.tsx'
import { loadedScreen, loadScreen } from './load-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Screen = () => null
const lateBy = (milliseconds: number): AppScreen => ({
  path: '/late',
  audience: ['CAREER'],
  texts: [],
  load: () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ default: Screen }), milliseconds)
    }),
})

test('RTE-61 the code of a screen that takes two minutes is still waited for', async () => {
  const found = loadScreen('late', lateBy(120_000), createTexts('en', {}))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(loadedScreen('late')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBe(Screen)
  expect(loadedScreen('late')).toBe(Screen)
})

test('code that could not be had is asked for anew', async () => {
  const screen = lateBy(10)
  const broken = { ...screen, load: () => Promise.reject(new Error('gone')) }
  await expect(loadScreen('broken', broken, createTexts('en', {}))).rejects.toThrow('gone')
  const again = loadScreen('broken', screen, createTexts('en', {}))
  await vi.advanceTimersByTimeAsync(10)
  expect(await again).toBe(Screen)
})
