import { sql } from 'kysely'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { atLeast, type Bar } from '../bars.ts'
import { compare, shareOf } from '../load.ts'
import { comparison, percent, writeTable } from '../table.ts'
import { queryOf } from '../workload.ts'
import { expectSameAnswers, type World } from '../world.ts'

const connections = 10
/** Node compiles what is called often. With a worker for each core each has a part of the calls, and becomes faster for some 8 seconds. */
const warmUpSeconds = 8
const oneWorker = 0.35
const allCores = 0.5

/** What a session, masking, checks and matching cost beside a server that does none of it, with one worker and with all. */
export async function besidePlain(world: World, seconds: number): Promise<{ tables: string[]; bars: Bar[] }> {
  const { rows } = await sql<{
    id: string
  }>`select id from plain.jobs order by id desc offset 100 limit 1`.execute(world.database.executor)
  const town = (id: string) => ethiopianPlaces.label(id, 'en')
  const filters = {
    jobType: 'FULL_TIME',
    location: [town('adama'), town('jimma')],
    skills: ['Cooking', 'Cleaning'],
  }
  const search = '/api/employer/jobs/advanced-search'
  const calls = [
    { name: 'search by a job type', path: `${search}?${queryOf({ jobType: 'FULL_TIME' })}` },
    { name: 'search by a job type, two towns and two skills', path: `${search}?${queryOf(filters)}` },
    { name: 'one job by its id', path: `/api/jobs/${rows[0]?.id ?? ''}` },
  ]
  const tables: string[] = []
  const bars: Bar[] = []
  const headers = { cookie: world.seeker }
  for (const { name, path } of calls) {
    await expectSameAnswers([world.url, world.allCoresUrl, world.plainUrl], path, world.seeker, {
      matches: false,
    })
    const measured = await compare(
      [
        { name: `plain, ${name}`, url: world.plainUrl, paths: [path] },
        { name: 'one worker', url: world.url, paths: [path], headers },
        { name: 'all cores', url: world.allCoresUrl, paths: [path], headers },
      ],
      seconds,
      connections,
      warmUpSeconds,
    )
    tables.push(writeTable(comparison(measured)))
    const [plain, one, all] = measured.map(({ figures }) => figures)
    if (plain === undefined || one === undefined || all === undefined) throw new Error('Not measured')
    const bar = (workers: string, share: number, least: number) =>
      atLeast(`${name}, ${workers}, of the plain server, at ${world.rows} rows`, share, least, percent)
    bars.push(
      bar('one worker', shareOf(one, plain), oneWorker),
      bar('all cores', shareOf(all, plain), allCores),
    )
  }
  return { tables, bars }
}
