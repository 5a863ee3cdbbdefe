import type { Figures } from './load.ts'

/** One line per target, with its share of what the first one does. */
export function writeTable(lines: readonly { name: string; figures: Figures }[]): string {
  const first = lines[0]?.figures.perSecond ?? 0
  const rows = lines.map(({ name, figures: { perSecond, p50, p95, p99 } }) => [
    name,
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((time) => time.toFixed(1)),
    `${((perSecond / first) * 100).toFixed(0)}%`,
  ])
  const all = [['', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'ratio'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
