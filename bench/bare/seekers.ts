import type pg from 'pg'
import { spokenLanguages } from '../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { skills } from '../../contract/reference/services.ts'
import { ageRanges } from '../../contract/reference/options/people.ts'
import { liveOfferStates } from '../../contract/rules/hiring.ts'
import { mostCounted, mostWithAllCounted } from '../../contract/rules/jobs.ts'
import { birthDaysOf, type SeekerFacts } from '../../contract/rules/seekers.ts'
import { searchPageOf } from '../../contract/search-words.ts'
import { createSeekerScorer, readOpenJobs, seekerOf } from '../../server/domains/jobs/service.ts'
import { cardView } from '../../server/domains/seekers/card-view.ts'
import {
  genderCode,
  genderFacets,
  religionCode,
  religionFacets,
  salaryCode,
  salaryFacets,
  yearFacets,
} from '../../server/domains/seekers/search/facets.ts'
import {
  everything,
  languageBits,
  languageFacets,
  placeFacets,
  skillBits,
  skillFacets,
} from '../../server/platform/search/codes.ts'
import type { Reads } from '../../server/platform/database/reads.ts'
import { isSampled, sampledAndListed } from './sample.ts'
import { mostJobs, typedSeekers } from './typed-seekers.ts'
import type { Work } from './work.ts'

type CardRow = Parameters<typeof cardView>[0]

const columns = `person.id, person.masked_name as name,
  picture.version as "pictureVersion", person.masked_job_title as role, person.place_id as "placeId",
  coalesce(profile.wanted_places, '{}') as "wantedPlaces", person.gender,
  person.date_of_birth::text as "dateOfBirth", person.age_range as "ageRange",
  (person.created_at at time zone 'UTC')::date::text as "registeredOn", profile.experience, profile.education,
  coalesce(profile.skills, '{}') as skills, coalesce(profile.languages, '{}') as languages, coalesce(profile.masked_bio, '') as bio,
  profile.religion, profile.salary_range as "salaryRange", coalesce(profile.has_certifications, false) as "hasCertifications",
  profile.available_from::text as "availableFrom", person.masked_job_title as "jobTitle",
  coalesce(profile.job_types, '{}') as "jobTypes", coalesce(profile.work_types, '{}') as "workTypes", saved.seeker_id is not null as saved, offer.status as "offerStatus",
  offer.jobs as "offeredJobs", verification.identity_checked_at as "identityCheckedAt",
  verification.guarantor_confirmed_at as "guarantorConfirmedAt", verification.trained_at as "trainedAt",
  coalesce(figures.reviews, 0) as reviews, coalesce(figures.stars, 0) as stars`
const liveStates = liveOfferStates.map((state) => `'${state}'`).join(', ')
const sources = `accounts person left join seeker_profiles profile on profile.account_id = person.id
  left join account_pictures picture on picture.account_id = person.id
  left join saved_seekers saved on saved.seeker_id = person.id and saved.employer_id = $1
  left join seeker_verifications verification on verification.account_id = person.id
  left join account_figures figures on figures.account_id = person.id
  left join lateral (
    select (array_agg(status order by created_at desc))[1] as status,
      array_agg(job_id) filter (where status in (${liveStates})) as jobs
    from offers where employer_id = $1 and seeker_id = person.id
  ) offer on true`

/** Each search gets statements of its own with nothing in them that was not asked for, which are planned once. */
export async function bareSeekers(pool: pg.Pool, read: Reads): Promise<Work> {
  const { rows } = await pool.query<{ facet: number; count: number }>(
    'select facet, count(*)::integer as count from seeker_facets group by facet',
  )
  const counts = new Map(rows.map(({ facet, count }) => [facet, count]))
  const today = new Date().toISOString().slice(0, 10)
  const typed = await typedSeekers(read, today)
  const statements = new Map<string, { name: string; text: string }>()
  const find = async (path: string, part: Part, accountId: string) => {
    const key = `${part} ${path}`
    const statement = statements.get(key) ?? {
      name: `seekers ${statements.size}`,
      text: searchText(new URL(path, 'http://bare'), part, { counts, today }),
    }
    statements.set(key, statement)
    const [found, jobs] = await Promise.all([
      pool.query<CardRow & SeekerFacts & { total: number }>({ ...statement, values: [accountId] }),
      readOpenJobs(read, accountId, mostJobs),
    ])
    const score = createSeekerScorer(jobs, Date.now())
    return {
      seekers: found.rows
        .filter(({ id }) => id !== null)
        .map((row) => cardView(row, today, score(seekerOf(row, today))?.match())),
      total: found.rows[0]?.total ?? 0,
    }
  }
  // Of several skills it is said how many have all of them.
  const search = async (path: string, accountId: string) => {
    const isSeveral = new URL(path, 'http://bare').searchParams.getAll('skill').length > 1
    const [{ seekers, total }, all] = await Promise.all([
      find(path, 'any skill', accountId),
      isSeveral ? find(path, 'all skills', accountId) : null,
    ])
    return searchPageOf(seekers, total, 5, {
      understood: [],
      withAllSkills: all === null ? null : Math.min(all.total, mostWithAllCounted + 1),
    })
  }
  return (path, accountId) => {
    if (!path.startsWith('/api/skills-certification/search?')) return null
    return path.includes('?q=') ? typed(path, accountId) : search(path, accountId)
  }
}

type Part = 'any skill' | 'all skills'
type Known = { counts: ReadonlyMap<number, number>; today: string }

function searchText({ searchParams: asked }: URL, part: Part, { counts, today }: Known): string {
  const skillIds = asked.getAll('skill').map((value) => skills.named(value)?.id ?? '')
  const languageIds = asked.getAll('language').map((value) => spokenLanguages.named(value)?.id ?? '')
  const town = asked.get('location')
  const places = town === null ? [] : placeFacets([ethiopianPlaces.named(town)?.id ?? ''])
  const age = ageRanges.find(({ value }) => value === asked.get('ageRange'))
  const born = age === undefined ? null : birthDaysOf(age.value, today)
  const gender = genderCode(asked.get('gender'))
  const religion = religionCode(asked.get('religion'))
  const salary = salaryCode(asked.get('salaryRange'))
  const alone = () => 'true'
  const drivers = [
    { facets: places, before: (index: number) => `not places && ${smallints(places.slice(0, index))}` },
    {
      facets: skillFacets(skillIds),
      before: (index: number) => `said_skills & ${skillBits(skillIds.slice(0, index))} = 0`,
    },
    {
      facets: languageFacets(languageIds),
      before: (index: number) => `languages & ${languageBits(languageIds.slice(0, index))} = 0`,
    },
    { facets: born === null ? [] : yearFacets(born.after, born.until), before: alone },
    { facets: genderFacets(gender), before: alone },
    { facets: religionFacets(religion), before: alone },
    { facets: salaryFacets(salary), before: alone },
    { facets: [everything], before: alone },
  ]
  const cost = (facets: readonly number[]) =>
    facets.length === 0 ? Infinity : facets.reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0)
  const driver = drivers.reduce((best, next) => (cost(next.facets) < cost(best.facets) ? next : best))
  const one = (column: string, code: number) => (code === 0 ? [] : [`${column} = ${code}`])
  const bits = (column: string, mask: number | string) =>
    Number(mask) === 0 ? [] : [`${column} & ${mask} <> 0`]
  const conditions = [
    ...one('gender', gender),
    ...one('religion', religion),
    ...one('salary', salary),
    ...(part === 'all skills'
      ? [`skills & ${skillBits(skillIds)} = ${skillBits(skillIds)}`]
      : bits('skills', skillBits(skillIds))),
    ...bits('languages', languageBits(languageIds)),
    ...(born === null ? [] : [`born > '${born.after}' and born <= '${born.until}'`]),
    ...(places.length === 0 || driver.facets === places ? [] : [`places && ${smallints(places)}`]),
  ]
  const branches = (limit: string, source = 'all') =>
    driver.facets
      .map((facet, index) => {
        const where = [
          `facet = ${facet}`,
          ...conditions,
          ...(source === 'sample' ? [isSampled('account_id')] : []),
          ...(index === 0 || source === 'all' ? [] : [driver.before(index)]),
        ]
        return `(select name_key, account_id from seeker_facets where ${where.join(' and ')}
          ${source === 'sample' ? '' : 'order by name_key, account_id'} limit ${limit})`
      })
      .join(' union all ')
  const once = driver.facets.length > 1 ? 'distinct' : ''
  const most = part === 'all skills' ? mostWithAllCounted : mostCounted
  return `with ${sampledAndListed(branches, `${once} name_key, account_id`, { most })},
      page as (select name_key, account_id from listed order by name_key, account_id limit 5)
    select counted.total, ${columns}
    from counted left join (page join (${sources}) on person.id = page.account_id) on true
    order by page.name_key, page.account_id`
}

const smallints = (numbers: readonly number[]) => `'{${numbers.join(',')}}'::smallint[]`
