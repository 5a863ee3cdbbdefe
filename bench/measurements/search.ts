import { atLeast, atMost, type Bar } from '../bars.ts'
import { alone, compare, shareOf, type Figures, type Target } from '../load.ts'
import { comparison, milliseconds, percent, writeTable } from '../table.ts'
import { queryOf, type Filters } from '../workload.ts'
import { expectSameAnswers, readJson, type World } from '../world.ts'

/** What somebody searches, and how it is asked for. */
export type SearchKind = {
  name: string
  filterSets: { readonly [name: string]: Filters }
  /** Of the filtered search, without its query. */
  path: string
  recommended: string
  /** It may take three times as long as the filtered search. */
  recommendedIsBarred: boolean
  /** Further calls whose times are told; `compared` also stands beside the bare server. */
  others: readonly { name: string; path: string; compared?: boolean }[]
  cookie: string
}

export type SearchFigures = {
  name: string
  rows: number
  sets: { name: string; total: string; many: boolean; figures: Figures }[]
  lines: string[]
  bars: Bar[]
}

export async function measureSearch(world: World, kind: SearchKind, seconds: number): Promise<SearchFigures> {
  const paths = Object.entries(kind.filterSets).map(([name, filters]) => ({
    name,
    path: `${kind.path}?${queryOf(filters)}`,
  }))
  const headers = { cookie: kind.cookie }
  const asks = (name: string, url: string, ...asked: string[]): Target => ({
    name,
    url,
    paths: asked,
    headers,
  })

  const sets: SearchFigures['sets'] = []
  for (const { name, path } of paths) {
    const { totalElements, totalIsLowerBound } = await readJson(world.url, path, kind.cookie)
    await expectSameAnswers(world, path, kind.cookie)
    const total = `${String(totalElements)}${totalIsLowerBound === true ? '+' : ''}`
    const many = Number(totalElements) >= 1000
    sets.push({
      name,
      total,
      many,
      figures: await alone(asks(name, world.url, path), Math.max(0.6, seconds / 4)),
    })
  }
  const others: { name: string; figures: Figures }[] = []
  for (const { name, path } of kind.others)
    others.push({ name, figures: await alone(asks(name, world.url, path), seconds / 2) })

  const all = paths.map(({ path }) => path)
  const mixed = await compare(
    [
      asks('bare node:http + pg, all filter sets', world.bareUrl, ...all),
      asks(`all filter sets`, world.url, ...all),
      asks('recommended', world.url, kind.recommended),
    ],
    seconds,
  )
  const [bare, ours, recommended] = mixed.map(({ figures }) => figures)
  if (bare === undefined || ours === undefined || recommended === undefined) throw new Error('Not measured')
  const bars = [
    atLeast(
      `${kind.name}: filtered, of the bare server, at ${world.rows} rows`,
      shareOf(ours, bare),
      0.5,
      percent,
    ),
    ...(kind.recommendedIsBarred
      ? [
          atMost(
            `${kind.name}: recommended p95 at ${world.rows} rows`,
            recommended.p95,
            ours.p95 * 3,
            milliseconds,
          ),
        ]
      : []),
  ]
  const tables = [comparison(mixed)]
  for (const { name, path } of kind.others.filter(({ compared }) => compared === true)) {
    await expectSameAnswers(world, path, kind.cookie)
    const pair = await compare(
      [asks(`bare node:http + pg, ${name}`, world.bareUrl, path), asks(name, world.url, path)],
      seconds / 2,
    )
    tables.push(comparison(pair))
    const [least, own] = pair.map(({ figures }) => figures)
    if (least === undefined || own === undefined) throw new Error('Not measured')
    bars.push(
      atLeast(
        `${kind.name}: ${name}, of the bare server, at ${world.rows} rows`,
        shareOf(own, least),
        0.5,
        percent,
      ),
    )
  }
  const timesOf = ({ p50, p95, p99 }: Figures) => [p50, p95, p99].map(milliseconds)
  const singles = [
    [`${kind.name}, ${world.rows} rows`, 'found', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...sets.map(({ name, total, figures }) => [name, total, ...timesOf(figures)]),
    ...others.map(({ name, figures }) => [name, '', ...timesOf(figures)]),
  ]
  return { name: kind.name, rows: world.rows, sets, lines: [singles, ...tables].map(writeTable), bars }
}

/** From few rows to many: where there is much to find it may take twice as long, and never more than 50 ms where there is little. */
export function growth(few: SearchFigures, many: SearchFigures): { table: string; bars: Bar[] } {
  const pairs = many.sets.flatMap((set) => {
    const before = few.sets.find(({ name }) => name === set.name)
    return before === undefined ? [] : [{ set, before }]
  })
  const rows = pairs.map(({ set, before }) => [
    set.name,
    set.total,
    milliseconds(before.figures.p95),
    milliseconds(set.figures.p95),
    (set.figures.p95 / before.figures.p95).toFixed(1),
  ])
  const head = [`${many.name}, p95`, 'found', `${few.rows} rows`, `${many.rows} rows`, 'times']
  const bars = pairs.map(({ set, before }) => {
    const what = `${many.name}: ${set.name}, p95 at ${many.rows} rows`
    return atMost(what, set.figures.p95, set.many ? before.figures.p95 * 2 : 50, milliseconds)
  })
  return { table: writeTable([head, ...rows]), bars }
}
