import type { Selectable } from 'kysely'
import type { DB } from '../database/types.ts'
import { defineMaskedTexts } from './masked-texts.ts'

type Person = Pick<
  Selectable<DB['accounts']>,
  'type' | 'first_name' | 'last_name' | 'company_name' | 'job_title'
>

/** Of a household others see the first name alone, of a company its name. */
function publicName({ type, first_name, last_name, company_name }: Person): string {
  if (company_name !== null) return company_name
  return (type === 'HOUSEHOLD' ? [first_name] : [first_name, last_name]).filter(Boolean).join(' ')
}

/** In the platform, because both accounts and seekers write names. */
export const accountTexts = defineMaskedTexts({
  kind: 'account',
  table: 'accounts',
  id: 'id',
  owner: 'id',
  // Of others than seekers there is nothing to index.
  toIndex: { table: 'seekers_to_index', id: 'account_id' },
  sources: ['type', 'first_name', 'last_name', 'company_name', 'job_title'],
  columns: (person: Person, mask) => ({
    // Both names together: a number that begins in one and ends in the other is a number too.
    masked_name: mask(publicName(person)),
    masked_job_title: mask(person.job_title),
  }),
})
