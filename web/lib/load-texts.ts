import { defaultLanguage, type Language } from '../../contract/rules/language.ts'
import type { TextNamespace, TextsByNamespace } from './texts.tsx'

const parallelReads = 10
const retries = 5
const firstWaitMilliseconds = 350

/** Whether to ask again: the server was not well, or nothing came back at all. */
class ReadFailure extends Error {
  override name = 'ReadFailure'
  readonly passing: boolean

  constructor(file: string, reason: string, passing: boolean) {
    super(`${file}: ${reason}`)
    this.passing = passing
  }
}

/** Texts that a screen needs beyond those its page carries. What cannot be fetched is logged; the person is not bothered. */
export async function loadTexts(
  language: Language,
  namespaces: readonly TextNamespace[],
  /** A phone keeps what it fetched under the name of a build. */
  build: string | null = null,
): Promise<TextsByNamespace> {
  const entries = namespaces.map(async (namespace): Promise<[TextNamespace, unknown]> => [
    namespace,
    await read(language, namespace, build),
  ])
  return Object.fromEntries<unknown>(await Promise.all(entries))
}

async function read(language: Language, namespace: TextNamespace, build: string | null): Promise<unknown> {
  const version = build === null ? '' : `?v=${build}`
  try {
    return await limitConcurrency(() => readWithRetry(`/locales/${language}/${namespace}.json${version}`))
  } catch (error) {
    // The specification asks for the log, and for nothing else.
    // oxlint-disable-next-line no-console
    console.warn(error)
    return language === defaultLanguage ? {} : read(defaultLanguage, namespace, build)
  }
}

async function readWithRetry(file: string, retry = 0): Promise<unknown> {
  try {
    return await readOnce(file)
  } catch (error) {
    if (!(error instanceof ReadFailure) || !error.passing || retry === retries) throw error
    await new Promise((resolve) => setTimeout(resolve, firstWaitMilliseconds * 2 ** retry))
    return readWithRetry(file, retry + 1)
  }
}

async function readOnce(file: string): Promise<unknown> {
  const response = await fetch(file).catch((error: unknown) => {
    throw new ReadFailure(file, String(error), true)
  })
  if (!response.ok) throw new ReadFailure(file, `status ${response.status}`, response.status >= 500)
  // Cut off on its way it can be asked for again; whole and no JSON it will be the same next time.
  const text = await response.text().catch((error: unknown) => {
    throw new ReadFailure(file, String(error), true)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new ReadFailure(file, 'not to be parsed', false)
  }
}

let reading = 0
const waiting: (() => void)[] = []

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (reading >= parallelReads) await new Promise<void>((resolve) => waiting.push(resolve))
  reading += 1
  try {
    return await work()
  } finally {
    reading -= 1
    waiting.shift()?.()
  }
}
