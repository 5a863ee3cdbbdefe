import MiniSearch from 'minisearch'
import { titlesOfKind } from '../../contract/reference/kinds-of-work.ts'
import { placesWithin } from '../../contract/reference/place-coverage.ts'
import { fold } from '../../contract/rules/fold.ts'
import { isStopWord } from '../../server/platform/search/understanding/everyday-words.ts'
import { idsOfMeaning, type Meaning } from '../../server/platform/search/understanding/meaning.ts'
import { allSynonyms, allThings } from '../../server/platform/search/understanding/things.ts'
import { topicsOf } from '../../server/platform/search/understanding/topics.ts'
import { isFindable, type Judged, type JudgedJob, type JudgedPerson } from './cases.ts'

/** All names of everything that can be named, by "kind id": those of the lists and our synonyms, in three languages. */
function collectNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (meaning: Meaning, words: readonly string[]) => {
    for (const id of idsOfMeaning(meaning)) {
      const key = `${meaning.kind} ${id}`
      names.set(key, [names.get(key) ?? '', ...words].join('\n'))
    }
  }
  for (const { meaning, names: own, also } of allThings()) add(meaning, [...own, ...also])
  for (const { meaning, words } of allSynonyms()) add(meaning, words)
  return names
}

type Document = {
  id: string
  title: string
  text: string
  work: string
  skills: string
  places: string
  languages: string
  others: string
}
/** The best that were found on the tuning half. */
const boost = { title: 0.1, text: 0.1, work: 2, skills: 4, places: 2, languages: 4, others: 4 }
const fields = ['title', 'text', 'work', 'skills', 'places', 'languages', 'others']

/** MiniSearch over all jobs or all people, which knows every name and synonym that we know. */
function searchOver(documents: readonly Document[]): (query: string) => string[] {
  const search = new MiniSearch<Document>({
    fields,
    tokenize: (text) => fold(text).split(' '),
    searchOptions: {
      boost,
      prefix: true,
      fuzzy: 0.2,
      weights: { fuzzy: 0.2, prefix: 0.8 },
      combineWith: 'OR',
      processTerm: (word) => (isStopWord(word) ? null : word),
    },
  })
  search.addAll(documents)
  return (query) => search.search(query).map(({ id }) => String(id))
}

export function createOpponent({ jobs, people }: Judged): {
  jobs: (query: string) => string[]
  people: (query: string) => string[]
} {
  const names = collectNames()
  const namesOf = (kind: Meaning['kind'], ids: readonly string[]) =>
    [...new Set(ids)].map((id) => names.get(`${kind} ${id}`) ?? '').join('\n')

  /** A part of the city is called by the city's names anyway. */
  const placeNames = (places: readonly (string | null)[]) => namesOf('place', places.flatMap(placesWithin))

  const jobDocument = (job: JudgedJob): Document => ({
    id: job.id,
    title: job.title,
    text: `${job.description}\n${job.requirements}`,
    work: namesOf('work', [...titlesOfKind(job.workType), ...topicsOf(job.title).work]),
    skills: namesOf('skill', job.skills),
    places: placeNames(job.anyPlace ? [null] : job.places),
    languages: namesOf('language', job.languages),
    others: [
      namesOf('jobType', [job.jobType]),
      namesOf('gender', job.gender === 'ANY' ? ['MALE', 'FEMALE'] : [job.gender]),
      namesOf('religion', job.religions),
      `${job.monthlySalary ?? ''}`,
    ].join('\n'),
  })
  const personDocument = (person: JudgedPerson): Document => ({
    id: person.id,
    title: person.firstName,
    text: person.bio,
    work: namesOf('work', person.kinds),
    skills: namesOf('skill', person.skills),
    places: placeNames([person.placeId, ...person.wantedPlaces]),
    languages: namesOf('language', person.languages),
    others: [
      namesOf('jobType', person.jobTypes),
      namesOf('gender', person.gender === null ? [] : [person.gender]),
      namesOf('religion', person.religion === null ? [] : [person.religion]),
      person.salaryRange ?? '',
    ].join('\n'),
  })
  return {
    jobs: searchOver(jobs.map(jobDocument)),
    people: searchOver(people.filter(isFindable).map(personDocument)),
  }
}
