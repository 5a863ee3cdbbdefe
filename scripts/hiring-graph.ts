import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hiringGraph as graphs, statesAfter, type HiringParty } from '../contract/rules/hiring.ts'

// Draws the states of applications, offers, interviews and placements into docs/hiring.md.   npm run hiring-graph

export const hiringGraphFile = join(import.meta.dirname, '../docs/hiring.md')

type Graph = {
  readonly [name: string]: {
    from: readonly string[]
    to: string | readonly string[]
    by: readonly HiringParty[]
    notifies: readonly HiringParty[]
    application?: string
  }
}

/** What is created starts here. */
const start = '[*]'

function diagram(graph: Graph, creating: string): string {
  const arrows = Object.entries(graph).flatMap(([name, { from, to, by }]) =>
    [...(name === creating ? [start] : []), ...from].flatMap((state) =>
      statesAfter({ to }).map((next) => `  ${state} --> ${next}: ${name} (${by.join(', ')})`),
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
change of state (\`hiring_transitions\`).

## An application

An application that returns has the state again that it had before the offer. DECLINED is a state of earlier versions.

${diagram(graphs.application, 'apply')}

${table(graphs.application, false)}

## An offer

${diagram(graphs.offer, 'send')}

${table(graphs.offer, true)}

## An interview

${diagram(graphs.interview, 'propose')}

${table(graphs.interview, false)}

## A placement

${diagram(graphs.placement, 'begin')}

${table(graphs.placement, false)}
`

if (import.meta.main) await writeFile(hiringGraphFile, hiringGraph())
