import type pg from 'pg'
import { pageOf } from '../../contract/paging.ts'
import { spokenLanguages } from '../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { skills } from '../../contract/reference/services.ts'
import { ageRanges } from '../../contract/reference/options/people.ts'
import { liveOfferStates } from '../../contract/rules/hiring.ts'
import { birthDaysOf } from '../../contract/rules/seekers.ts'
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
import { isSampled, sampledAndListed } from './sample.ts'
import type { Work } from './work.ts'

type CardRow = Parameters<typeof cardView>[0]

const columns = `person.id, person.masked_name as name,
  picture.version as "pictureVersion", person.masked_job_title as role, person.place_id as "placeId", person.gender,
  person.date_of_birth::text as "dateOfBirth", person.age_range as "ageRange",
  (person.created_at at time zone 'UTC')::date::text as "registeredOn", profile.experience, profile.education,
  coalesce(profile.skills, '{}') as skills, coalesce(profile.languages, '{}') as languages, coalesce(profile.masked_bio, '') as bio,
  profile.religion, profile.salary_range as "salaryRange", coalesce(profile.has_certifications, false) as "hasCertifications",
  profile.available_from::text as "availableFrom", saved.seeker_id is not null as saved, offer.status as "offerStatus",
  offer.jobs as "offeredJobs", coalesce(figures.reviews, 0) as reviews, coalesce(figures.stars, 0) as stars`
const liveStates = liveOfferStates.map((state) => `'${state}'`).join(', ')
const sources = `accounts person left join seeker_profiles profile on profile.account_id = person.id
  left join account_pictures picture on picture.account_id = person.id
  left join saved_seekers saved on saved.seeker_id = person.id and saved.employer_id = $1
  left join account_figures figures on figures.account_id = person.id
  left join lateral (
    select (array_agg(status order by created_at desc))[1] as status,
      array_agg(job_id) filter (where status in (${liveStates})) as jobs
    from offers where employer_id = $1 and seeker_id = person.id
  ) offer on true`

/** Each search gets a statement of its own with nothing in it that was not asked for, which is planned once. */
export async function bareSeekers(pool: pg.Pool): Promise<Work> {
  const { rows } = await pool.query<{ facet: number; count: number }>(
    'select facet, count(*)::integer as count from seeker_facets group by facet',
  )
  const counts = new Map(rows.map(({ facet, count }) => [facet, count]))
  const statements = new Map<string, { name: string; text: string }>()
  const today = new Date().toISOString().slice(0, 10)
  const search = async (path: string, accountId: string) => {
    let statement = statements.get(path)
    if (statement === undefined) {
      const text = searchText(new URL(path, 'http://bare'), counts, today)
      statement = { name: `seekers ${statements.size}`, text }
      statements.set(path, statement)
    }
    const found = await pool.query<CardRow & { total: number }>({ ...statement, values: [accountId] })
    const listed = found.rows.filter(({ id }) => id !== null).map((row) => cardView(row, today))
    return pageOf(listed, found.rows[0]?.total ?? 0, 5)
  }
  return (path, accountId) =>
    path.startsWith('/api/skills-certification/search?') ? search(path, accountId) : null
}

function searchText(
  { searchParams: asked }: URL,
  counts: ReadonlyMap<number, number>,
  today: string,
): string {
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
      before: (index: number) => `skills & ${skillBits(skillIds.slice(0, index))} = 0`,
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
    ...bits('skills', skillBits(skillIds)),
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
  return `with ${sampledAndListed(branches, `${once} name_key, account_id`)},
      page as (select name_key, account_id from listed order by name_key, account_id limit 5)
    select counted.total, ${columns}
    from counted left join (page join (${sources}) on person.id = page.account_id) on true
    order by page.name_key, page.account_id`
}

const smallints = (numbers: readonly number[]) => `'{${numbers.join(',')}}'::smallint[]`
