import {
  equals,
  hasAllBits,
  isAtLeast,
  lacksBit,
  sharesBit,
  sharesFacet,
} from '../../../platform/search/fields.ts'
import { speaksOf, topicFields } from '../../../platform/search/kinds.ts'
import { declareIndex, type Search } from '../../../platform/search/search-index.ts'
import type { Typed } from '../../../platform/search/typed.ts'

export const jobIndex = declareIndex({
  table: 'job_facets',
  id: 'job_id',
  wordsTable: 'job_words',
  partition: 'job_type',
  fields: {
    workType: equals('work_type'),
    religions: sharesBit('religions', 'smallint'),
    genders: sharesBit('genders', 'smallint'),
    skills: sharesBit('skills', 'integer', 'said_skills'),
    // Those with all of the skills are listed first, and then the others.
    allSkills: hasAllBits('skills'),
    notAllSkills: lacksBit('skills'),
    // What was typed: each is met beside the filter of the same name.
    payFrom: isAtLeast('pay'),
    saidGenders: sharesBit('genders', 'smallint'),
    topic: speaksOf,
    secondTopic: speaksOf,
    thirdTopic: speaksOf,
    fourthTopic: speaksOf,
    saidLanguages: sharesBit('languages', 'bigint'),
    moreLanguages: sharesBit('languages', 'bigint'),
    languages: sharesBit('languages', 'bigint'),
    ages: sharesBit('ages', 'integer'),
    places: sharesFacet('places'),
    saidPlaces: sharesFacet('places'),
  },
  drivers: [...topicFields, 'places', 'saidPlaces', 'allSkills', 'skills', 'languages', 'saidLanguages'],
  otherColumns: ['starts', 'verified', 'kinds'],
})

export type JobSearch = Search<typeof jobIndex.fields> & {
  typed: Typed
}
