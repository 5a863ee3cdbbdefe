import {
  equals,
  hasAllBits,
  isOneOf,
  isKnownUpTo,
  isWithinDays,
  lacksBit,
  sharesBit,
  sharesBitIfAny,
  sharesFacet,
} from '../../../platform/search/fields.ts'
import { speaksOf, topicFields } from '../../../platform/search/kinds.ts'
import { declareIndex, type Search } from '../../../platform/search/search-index.ts'
import type { Typed } from '../../../platform/search/typed.ts'

export const seekerIndex = declareIndex({
  table: 'seeker_facets',
  id: 'account_id',
  wordsTable: 'seeker_words',
  sortColumn: 'name_key',
  fields: {
    religion: equals('religion'),
    salary: equals('salary'),
    gender: equals('gender'),
    // What was typed: each is met beside the filter of the same name.
    saidReligion: isOneOf('religion'),
    saidSalary: isKnownUpTo('salary'),
    saidGender: equals('gender'),
    saidJobTypes: sharesBitIfAny('job_types'),
    skills: sharesBit('skills', 'integer', 'said_skills'),
    // Those with all of the skills are listed first, and then the others.
    allSkills: hasAllBits('skills'),
    notAllSkills: lacksBit('skills'),
    topic: speaksOf,
    secondTopic: speaksOf,
    thirdTopic: speaksOf,
    fourthTopic: speaksOf,
    languages: sharesBit('languages', 'bigint'),
    saidLanguages: sharesBit('languages', 'bigint'),
    moreLanguages: sharesBit('languages', 'bigint'),
    born: isWithinDays('born'),
    places: sharesFacet('places'),
    saidPlaces: sharesFacet('places'),
  },
  drivers: [
    ...topicFields,
    'places',
    'saidPlaces',
    'allSkills',
    'skills',
    'born',
    'religion',
    'salary',
    'languages',
    'saidLanguages',
    'gender',
  ],
  otherColumns: ['kinds'],
})

export type SeekerSearch = Search<typeof seekerIndex.fields> & {
  typed: Typed
}
