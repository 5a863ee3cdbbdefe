import { equals, sharesBit, sharesFacet } from '../../../platform/search/fields.ts'
import { declareIndex, type Search } from '../../../platform/search/search-index.ts'

export const jobIndex = declareIndex({
  table: 'job_facets',
  id: 'job_id',
  partition: 'job_type',
  fields: {
    workType: equals('work_type'),
    religions: sharesBit('religions', 'smallint'),
    genders: sharesBit('genders', 'smallint'),
    skills: sharesBit('skills', 'integer'),
    languages: sharesBit('languages', 'bigint'),
    ages: sharesBit('ages', 'integer'),
    places: sharesFacet('places'),
  },
  drivers: ['places', 'skills', 'languages'],
  otherColumns: ['pay', 'starts', 'verified'],
})

export type JobSearch = Search<typeof jobIndex.fields> & {
  /** For to_tsquery. */
  words: string | null
}
