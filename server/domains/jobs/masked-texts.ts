import type { Selectable } from 'kysely'
import type { DB } from '../../platform/database/types.ts'
import { defineMaskedTexts } from '../../platform/masking/masked-texts.ts'

type JobTexts = Pick<Selectable<DB['jobs']>, 'title' | 'description' | 'requirements' | 'additional_notes'>

export const jobTexts = defineMaskedTexts({
  kind: 'job',
  table: 'jobs',
  id: 'id',
  owner: 'employer_id',
  toIndex: { table: 'jobs_to_index', id: 'job_id' },
  sources: ['title', 'description', 'requirements', 'additional_notes'],
  columns: (job: JobTexts, mask) => ({
    masked_title: mask(job.title),
    masked_description: mask(job.description),
    masked_requirements: mask(job.requirements),
    masked_additional_notes: mask(job.additional_notes),
  }),
})
