import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationTransitions, offerTransitions, type HiringParty } from '../contract/rules/hiring.ts'

// Draws the states of applications and offers into docs/hiring.md.   npm run hiring-graph

export const hiringGraphFile = join(import.meta.dirname, '../docs/hiring.md')

type Graph = {
  readonly [name: string]: {
    from: readonly string[]
    to: string
    by: readonly HiringParty[]
    notifies: readonly HiringParty[]
    application?: string | null
  }
}

/** What is created starts here. */
const start = '[*]'

function diagram(graph: Graph, creating: string): string {
  const arrows = Object.entries(graph).flatMap(([name, { from, to, by }]) =>
    [...(name === creating ? [start] : []), ...from].map(
      (state) => `  ${state} --> ${to}: ${name} (${by.join(', ')})`,
    ),
  )
  return ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n')
}

function table(graph: Graph, moves: boolean): string {
  const head = ['Transition', 'Caused by', 'Notified', ...(moves ? ['Moves the application by'] : [])]
  const rows = Object.entries(graph).map(([name, { by, notifies, application }]) => [
    name,
    by.join(', '),
    notifies.join(', '),
    ...(moves ? [application ?? ''] : []),
  ])
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

export const hiringGraph = (): string => `# Hiring

Drawn from \`contract/rules/hiring.ts\` by \`npm run hiring-graph\`; a test sees when it is out of date. The database refuses any other
change of state (\`hiring_transitions\`). An arrow without an endpoint in \`contract/hiring.ts\` cannot be caused yet.

## An application

${diagram(applicationTransitions, 'apply')}

${table(applicationTransitions, false)}

## An offer

${diagram(offerTransitions, 'send')}

${table(offerTransitions, true)}
`

if (import.meta.main) await writeFile(hiringGraphFile, hiringGraph())
