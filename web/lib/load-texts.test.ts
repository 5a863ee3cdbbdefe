import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from './load-texts.ts'

const answers = vi.fn<(file: string) => Promise<Response>>()
const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
const status = (code: number) => new Response('', { status: code })
const texts = (content: object) => Response.json(content)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answers.mockReset()
  logged.mockClear()
})

/** Lets everything happen that waits for time to pass. */
async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return work
}

test('LNG-07 an area of the texts is read from /locales/{language}/{area}.json', async () => {
  answers.mockImplementation(async (file) => texts({ from: file }))
  expect(await settle(loadTexts('om', ['common', 'dates']))).toEqual({
    common: { from: '/locales/om/common.json' },
    dates: { from: '/locales/om/dates.json' },
  })
})

test('LNG-09 at most ten files are read at once', async () => {
  let open = 0
  let most = 0
  answers.mockImplementation(async () => {
    most = Math.max(most, (open += 1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    open -= 1
    return texts({})
  })
  const areas = Array.from({ length: 25 }, () => 'common' as const)
  await settle(Promise.all(areas.map((area) => loadTexts('en', [area]))))
  expect(answers).toHaveBeenCalledTimes(25)
  expect(most).toBe(10)
})

test('LNG-10 LNG-11 LNG-12 a server in trouble is asked five times more, after 350 ms and twice as long each time', async () => {
  const times: number[] = []
  const started = Date.now()
  answers.mockImplementation(async () => {
    times.push(Date.now() - started)
    return status(times.length % 2 === 0 ? 500 : 599)
  })
  await settle(loadTexts('en', ['common']))
  expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850])
})

test('LNG-12 where no answer comes it is asked again, and the words arrive', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  answers.mockResolvedValueOnce(texts({ greeting: 'Hello' }))
  expect(await settle(loadTexts('en', ['common']))).toEqual({ common: { greeting: 'Hello' } })
  expect(logged).not.toHaveBeenCalled()
})

test('LNG-13 a refusal is not asked again', async () => {
  for (const code of [400, 404, 499]) {
    answers.mockReset()
    answers.mockImplementation(async () => status(code))
    await settle(loadTexts('en', ['common']))
    expect(answers).toHaveBeenCalledTimes(1)
  }
})

test('LNG-14 LNG-15 a file that cannot be parsed is a failure, which is logged and no more', async () => {
  answers.mockImplementation(async () => new Response('<html>'))
  expect(await settle(loadTexts('en', ['common']))).toEqual({ common: {} })
  expect(answers).toHaveBeenCalledTimes(1)
  expect(String(logged.mock.calls[0]?.[0])).toContain('/locales/en/common.json: not to be parsed')
})

test('LNG-03 words that cannot be had in the language come in English', async () => {
  answers.mockImplementation(async (file) =>
    file.includes('/am/') ? status(404) : texts({ greeting: 'Hello' }),
  )
  expect(await settle(loadTexts('am', ['common']))).toEqual({ common: { greeting: 'Hello' } })
})
