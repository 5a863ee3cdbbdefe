import { equals, isWithinDays, sharesBit, sharesFacet } from '../../../platform/search/fields.ts'
import { declareIndex, type Search } from '../../../platform/search/search-index.ts'

export const seekerIndex = declareIndex({
  table: 'seeker_facets',
  id: 'account_id',
  sortColumn: 'name_key',
  fields: {
    religion: equals('religion'),
    salary: equals('salary'),
    gender: equals('gender'),
    skills: sharesBit('skills', 'integer'),
    languages: sharesBit('languages', 'bigint'),
    born: isWithinDays('born'),
    places: sharesFacet('places'),
  },
  drivers: ['places', 'skills', 'born', 'religion', 'salary', 'languages', 'gender'],
  otherColumns: [],
})

export type SeekerSearch = Search<typeof seekerIndex.fields>
