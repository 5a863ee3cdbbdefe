import { shareOf, type Figures } from './load.ts'

/** Columns under each other: the first to the left, the others to the right. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return rows.map(line).join('\n')
}

export const milliseconds = (time: number) => time.toFixed(1)
export const percent = (share: number) => `${(share * 100).toFixed(0)}%`

/** One line per target, with its share of what the first one does. */
export function comparison(lines: readonly { name: string; figures: Figures }[]): string[][] {
  const first = lines[0]?.figures
  return [
    ['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'ratio'],
    ...lines.map(({ name, figures }) => [
      name,
      figures.perSecond.toFixed(0),
      ...[figures.p50, figures.p95, figures.p99].map(milliseconds),
      percent(first === undefined ? 1 : shareOf(figures, first)),
    ]),
  ]
}
