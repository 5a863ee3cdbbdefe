import { sql } from 'kysely'
import { jobTitles } from '../../contract/reference/job-titles.ts'
import { kindOfWork } from '../../contract/reference/kinds-of-work.ts'
import { jobTypes, salaryRanges } from '../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../contract/reference/options/people.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makeSeekers, type SeekerDetails } from '../../server/testing/seekers.ts'
import { chance, type Dice } from './chance.ts'
import { bulkLoad, withoutIndexes } from './bulk-load.ts'
import { kinds, languages, places, skills } from './reference.ts'
import { bioOf } from './texts.ts'

/** Made one by one as the product makes them; the others are copies of these, with ids of their own. */
const originals = 10_000
const atOnce = 500
const names = (
  'Hanna Tigist Almaz Meron Chaltu Lelise Bontu Selam Rahel Fatuma Hiwot Abebe Dawit Girma Tolosa Yonas Zerihun ' +
  'ሐና ትዕግሥት አልማዝ ሰላም ዳዊት'
).split(' ')

function details({ next, common, some }: Dice, ofTexts: Dice, number: number): Partial<SeekerDetails> {
  const [registered = 'nanny'] = ofTexts.common(kinds)
  return {
    jobTitle: jobTitles.label(registered, 'en'),
    // Many say no more than what they registered for.
    workTypes: ofTexts.next() < 0.4 ? [] : valuesOfWork([registered, ...ofTexts.some(kinds, 2)]),
    jobTypes: ofTexts.next() < 0.4 ? [] : ofTexts.some(valuesOf(jobTypes), 2),
    firstName: `${names[Math.floor(next() * names.length)] ?? ''}${'abcdefgh'[Math.floor(next() * 8)] ?? ''}`,
    placeId: common(places)[0] ?? 'adama',
    gender: next() < 0.8 ? 'FEMALE' : 'MALE',
    ageRange: common(valuesOf(ageRanges))[0] ?? null,
    wantedPlaces: next() < 0.5 ? [] : some(places, 2),
    skills: some(skills, 5),
    languages: some(languages, 3),
    religion: next() < 0.2 ? null : religionOf(next()),
    salaryRange: common(valuesOf(salaryRanges))[0] ?? null,
    experience: '3-5 years',
    bio: bioOf(ofTexts, number),
  }
}

const valuesOfWork = (all: readonly string[]) => [...new Set(all.flatMap((kind) => kindOfWork(kind) ?? []))]

/** One in a hundred is of the rarest. */
const religionOf = (chosen: number) =>
  chosen < 0.01 ? 'Waqefata' : (valuesOf(religions)[Math.floor(chosen * 5)] ?? null)

export async function fillPeople(database: Database, rows: number): Promise<void> {
  const dice = chance(11)
  const ofTexts = chance(29)
  const first = Math.min(rows, originals)
  for (let made = 0; made < first; made += atOnce) {
    const size = Math.min(atOnce, first - made)
    await makeSeekers(
      database,
      Array.from({ length: size }, (_, index) => details(dice, ofTexts, made + index)),
    )
  }
  const copies = Math.ceil(rows / first) - 1
  if (copies > 0) await copyPeople(database, copies)
  await bulkLoad(database, async (connection) => {
    await sql`insert into sessions (id_hash, account_id, device, idle_after, expires_at)
      select sha256(id::text::bytea), id, 'Chrome, Android', interval '30 days', now() + interval '180 days'
      from accounts where username like 'made.%' or username like 'copy.%'`.execute(connection)
    await sql`vacuum analyze accounts, sessions, seeker_profiles, seeker_facets, seeker_words, skill_sets`.execute(
      connection,
    )
  })
}

async function copyPeople(database: Database, copies: number): Promise<void> {
  await bulkLoad(database, async (connection) => {
    const run = async (statement: ReturnType<typeof sql>) => {
      await statement.execute(connection)
    }
    // Somebody else's name, so that those of one name are not all alike.
    await run(sql`create temporary table copied as
      with made as (
        select id, first_name, name_key, row_number() over (order by id) - 1 as place, count(*) over () as people
        from accounts join seeker_facets on account_id = id and facet = 0 where username like 'made.%'
      )
      select copy.id as original, uuidv7() as id, copy.number, other.first_name, other.name_key
      from (
          select id, row_number() over () as number, people from made, generate_series(1, ${sql.lit(copies)})
        ) copy
        join made other on other.place = copy.number * 7919 % copy.people`)
    await withoutIndexes(connection, 'accounts', () =>
      run(sql`insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name,
          gender, age_range, place_id, job_title, masked_name, masked_job_title, masking_version, email_verified_at)
        select copied.id, type, 'copy.' || number, 'copy.' || number || '@example.com', phone, password_hash, language,
          copied.first_name, last_name, gender, age_range, place_id, job_title, copied.first_name || ' ' || last_name,
          masked_job_title, masking_version, email_verified_at
        from copied join accounts on accounts.id = copied.original order by copied.id`),
    )
    await run(sql`insert into seeker_profiles (account_id, job_types, work_types, wanted_places, skills, languages, religion, salary_range,
        experience, bio, masked_bio, masking_version)
      select copied.id, job_types, work_types, wanted_places, skills, languages, religion, salary_range, experience, bio, masked_bio, masking_version
      from copied join seeker_profiles on account_id = copied.original order by copied.id`)
    await withoutIndexes(connection, 'seeker_facets', () =>
      run(sql`insert into seeker_facets (facet, name_key, account_id, languages, skills, born, gender, religion,
          salary, places, job_types, kinds, said_kinds, said_skills)
        select facet, copied.name_key, copied.id, languages, skills, born, gender, religion, salary, places, job_types,
          kinds, said_kinds, said_skills
        from copied join seeker_facets original on account_id = copied.original
        order by copied.id`),
    )
    await withoutIndexes(connection, 'seeker_words', () =>
      run(sql`insert into seeker_words (account_id, words)
        select copied.id, words from copied join seeker_words original on account_id = copied.original
        order by copied.id`),
    )
    await run(sql`drop table copied`)
  })
}

/** What the person who is signed in looks for. */
export async function describeSeeker({ executor }: Database, id: string): Promise<void> {
  await sql`insert into seeker_profiles (account_id, job_types, work_types, wanted_places, skills, languages, salary_range)
    values (${id}, '{LIVE_IN,FULL_TIME}', '{NANNY}', '{adama,addis-ababa-bole}', '{childcare,cooking}', '{am,om}',
      '3000-4000')`.execute(executor)
}
