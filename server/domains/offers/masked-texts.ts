import { defineMaskedTexts } from '../../platform/masking/masked-texts.ts'

export const offerTexts = defineMaskedTexts({
  kind: 'offer',
  table: 'offers',
  id: 'id',
  owner: 'employer_id',
  sources: ['message'],
  columns: ({ message }: { message: string }, mask) => ({ masked_message: mask(message) }),
})
