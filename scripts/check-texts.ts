import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readChecklist } from './spec.ts'
import { findGaps } from './texts/completeness.ts'
import type { Source } from './texts/expressions.ts'
import { findHardCoded } from './texts/hard-coded.ts'
import { allNames, readLocales, type Locales } from './texts/locales.ts'
import { specificationOf, type Specification } from './texts/specification.ts'
import { findUsageProblems } from './texts/usage.ts'
import { findEnglish, findSpellings, findUntranslated } from './texts/wording.ts'

export const root = join(import.meta.dirname, '..')

/** Everything that is wrong with what people read, one line each. */
export function findProblems(
  locales: Locales,
  sources: readonly Source[],
  specification: Specification,
): string[] {
  const components = sources.filter(({ file }) => file.startsWith('web/') && file.endsWith('.tsx'))
  return [
    ...findGaps(locales),
    ...findUsageProblems(locales, sources),
    ...components.flatMap(findHardCoded),
    ...findUntranslated(locales),
    ...findSpellings(locales),
    ...findEnglish(locales, specification),
  ]
}

export function readSources(): Promise<Source[]> {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
  return Promise.all(
    files
      .filter((file) => !/\.test\.tsx?$|^server\/testing\//.test(file))
      .toSorted()
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  )
}

export const readSpecification = async (): Promise<Specification> =>
  specificationOf((await readChecklist()).map(({ text }) => text))

if (import.meta.main) {
  const locales = await readLocales(join(root, 'web/locales'))
  const problems = findProblems(locales, await readSources(), await readSpecification())
  if (problems.length === 0) {
    process.stdout.write(`Texts: ${allNames(locales).size} keys in 3 languages, all used, none missing.\n`)
  } else {
    process.stderr.write(`${problems.join('\n')}\nProblems with texts: ${problems.length}.\n`)
    process.exitCode = 1
  }
}
