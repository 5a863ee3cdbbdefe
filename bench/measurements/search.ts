import { mostCounted } from '../../contract/rules/jobs.ts'
import { mostCandidates } from '../../server/platform/search/candidates.ts'
import { median } from '../../server/testing/median.ts'
import { atLeast, atMost, type Bar } from '../bars.ts'
import { alone, compare, shareOf, type Figures, type Target } from '../load.ts'
import { comparison, milliseconds, percent, writeTable } from '../table.ts'
import { queryOf, type Filters } from '../workload.ts'
import { expectSameAnswers, readJson, type World } from '../world.ts'

type SearchGroup = { name: string; sets: { readonly [name: string]: Filters }; isTyped: boolean }

/** What somebody searches, and how it is asked for. */
export type SearchKind = {
  name: string
  /** The first are filtered, and what recommendation is measured by. */
  groups: readonly SearchGroup[]
  /** Of the filtered search, without its query. */
  path: string
  recommended: string
  /** It may take three times as long as the filtered search. */
  recommendedIsBarred: boolean
  /** Further calls whose times are printed; `compared` also stands beside the bare server. */
  others: readonly { name: string; path: string; compared?: boolean }[]
  cookie: string
}

export type SearchFigures = {
  name: string
  rows: number
  sets: { name: string; total: string; found: number; figures: Figures }[]
  lines: string[]
  bars: Bar[]
}

export async function measureSearch(world: World, kind: SearchKind, seconds: number): Promise<SearchFigures> {
  const groups = kind.groups.map(({ name, sets: of }) => ({
    name,
    paths: Object.entries(of).map(([set, filters]) => ({
      name: set,
      path: `${kind.path}?${queryOf(filters)}`,
    })),
  }))
  const headers = { cookie: kind.cookie }
  const asks = (name: string, url: string, ...asked: string[]): Target => ({
    name,
    url,
    paths: asked,
    headers,
  })

  const sets: SearchFigures['sets'] = []
  for (const { name, path } of groups.flatMap(({ paths }) => paths)) {
    const { totalElements, totalIsLowerBound } = await readJson(world.url, path, kind.cookie)
    await expectSameAnswers([world.url, world.bareUrl], path, kind.cookie)
    const total = `${String(totalElements)}${totalIsLowerBound === true ? '+' : ''}`
    sets.push({
      name,
      total,
      found: Number(totalElements),
      figures: await alone(asks(name, world.url, path), Math.max(0.6, seconds / 4)),
    })
  }
  const others: { name: string; figures: Figures }[] = []
  for (const { name, path } of kind.others)
    others.push({ name, figures: await alone(asks(name, world.url, path), seconds / 2) })

  const tables: string[][][] = []
  const bars: Bar[] = []
  for (const [at, { name, paths }] of groups.entries()) {
    const all = paths.map(({ path }) => path)
    const isRecommended = at === 0
    const mixed = await compare(
      [
        asks(`bare node:http + pg, ${name}`, world.bareUrl, ...all),
        asks(name, world.url, ...all),
        ...(isRecommended ? [asks('recommended', world.url, kind.recommended)] : []),
      ],
      seconds,
    )
    tables.push(comparison(mixed))
    const [bare, ours, recommended] = mixed.map(({ figures }) => figures)
    if (bare === undefined || ours === undefined) throw new Error('Not measured')
    const what = `${kind.name}: ${name}, of the bare server, at ${world.rows} rows`
    bars.push(atLeast(what, shareOf(ours, bare), 0.5, percent))
    if (recommended !== undefined && kind.recommendedIsBarred) {
      const slowest = ours.p95 * 3
      bars.push(
        atMost(`${kind.name}: recommended p95 at ${world.rows} rows`, recommended.p95, slowest, milliseconds),
      )
    }
  }
  for (const { name, path } of kind.others.filter(({ compared }) => compared === true)) {
    await expectSameAnswers([world.url, world.bareUrl], path, kind.cookie)
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

/**
 * The same search among few and among many, asked in turn: a machine that grows slower does so for both. In many short turns,
 * since a machine that others share is slow for seconds: the median leaves out the turns that this fell on.
 */
const turns = 9

/**
 * From few rows to many: where there is much to find it may take twice as long, and never more than 50 ms where there is
 * little. What is typed is scored, so it must be as many among few as among many that are.
 */
export async function growth(
  few: { world: World; kind: SearchKind },
  many: { world: World; kind: SearchKind; figures: SearchFigures },
  seconds: number,
): Promise<{ tables: string[]; bars: Bar[] }> {
  const tables: string[] = []
  const bars: Bar[] = []
  for (const { name: group, sets, isTyped } of many.kind.groups) {
    const rows: string[][] = []
    for (const [name, filters] of Object.entries(sets)) {
      const path = `${many.kind.path}?${queryOf(filters)}`
      const { before, now } = await inTurn(few, many, path, seconds)
      const set = many.figures.sets.find((each) => each.name === name)
      const { totalElements } = await readJson(few.world.url, path, few.kind.cookie)
      const isMuch = isTyped ? Number(totalElements) >= mostCandidates : (set?.found ?? 0) >= mostCounted
      rows.push([
        name,
        String(totalElements),
        set?.total ?? '',
        ...[before, now].map(milliseconds),
        (now / before).toFixed(1),
      ])
      const what = `${many.kind.name}: ${name}, p95 at ${many.world.rows} rows`
      bars.push(atMost(what, now, isMuch ? before * 2 : 50, milliseconds))
    }
    const sizes = [few, many].map(({ world }) => `${world.rows} rows`)
    const head = [`${many.kind.name}, ${group}, p95 in turn`, 'found', 'found', ...sizes, 'times']
    tables.push(writeTable([head, ...rows]))
  }
  return { tables, bars }
}

async function inTurn(
  few: { world: World; kind: SearchKind },
  many: { world: World; kind: SearchKind },
  path: string,
  seconds: number,
): Promise<{ before: number; now: number }> {
  const p95In = async ({ world, kind }: typeof few, turn: number) => {
    const target = { name: kind.name, url: world.url, paths: [path], headers: { cookie: kind.cookie } }
    // What the first turn has warmed up stays warm.
    return (await alone(target, Math.max(0.15, seconds / 24), turn === 0 ? 0.3 : 0.05)).p95
  }
  const times: { few: number; many: number }[] = []
  for (let turn = 0; turn < turns; turn += 1)
    times.push({ few: await p95In(few, turn), many: await p95In(many, turn) })
  return { before: median(times.map((time) => time.few)), now: median(times.map((time) => time.many)) }
}
