import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const say = (line: string) => process.stdout.write(`${line}\n`)

export type Line = { id: string; text: string }

export async function readChecklist(): Promise<Line[]> {
  const checklist = await readFile(join(root, 'docs/checklist.md'), 'utf8')
  return [...checklist.matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* (.*)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }))
}

/** The ids that a test carries in its title. */
export async function namedByTests(): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  const files = glob('{contract,server,web,scripts,drills,e2e}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
  for await (const file of files) {
    if (file.includes('node_modules')) continue
    for (const [id] of (await readFile(join(root, file), 'utf8')).matchAll(/\b[A-Z]{3}-\d{2,3}\b/g))
      named.add(id)
  }
  return named
}

/** Which lines of docs/checklist.md a test names by their id, per area, and which none does.  npm run spec [AREA …] */
async function report(wanted: readonly string[]): Promise<void> {
  const lines = await readChecklist()
  const named = await namedByTests()
  const areas = Map.groupBy(lines, ({ id }) => id.slice(0, 3))
  for (const [area, all] of areas) {
    if (wanted.length > 0 && !wanted.includes(area)) continue
    const open = all.filter(({ id }) => !named.has(id))
    say(`${area}: ${all.length - open.length} of ${all.length} lines named by a test`)
    for (const { id, text } of open) say(`   ${id} ${text}`)
  }
  const unknown = [...named].filter(
    (id) => areas.has(id.slice(0, 3)) && !lines.some((line) => line.id === id),
  )
  if (unknown.length > 0) {
    say(`Named by a test, but on no list: ${unknown.join(', ')}`)
    process.exitCode = 1
  }
  say(`${lines.filter(({ id }) => named.has(id)).length} of ${lines.length} lines are named by a test.`)
}

if (import.meta.main) await report(process.argv.slice(2).map((area) => area.toUpperCase()))
