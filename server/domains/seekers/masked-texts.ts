import { defineMaskedTexts } from '../../platform/masking/masked-texts.ts'

export const profileTexts = defineMaskedTexts({
  kind: 'profile',
  table: 'seeker_profiles',
  id: 'account_id',
  owner: 'account_id',
  toIndex: { table: 'seekers_to_index', id: 'account_id' },
  sources: ['bio'],
  columns: ({ bio }: { bio: string }, mask) => ({ masked_bio: mask(bio) }),
})
