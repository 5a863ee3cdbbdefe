import { defineMaskedTexts } from '../../platform/masking/masked-texts.ts'

export const applicationTexts = defineMaskedTexts({
  kind: 'application',
  table: 'job_applications',
  id: 'id',
  owner: 'seeker_id',
  sources: ['cover_letter'],
  columns: (application: { cover_letter: string }, mask) => ({
    masked_cover_letter: mask(application.cover_letter),
  }),
})

export const interviewTexts = defineMaskedTexts({
  kind: 'interview',
  table: 'interviews',
  id: 'id',
  owner: 'employer_id',
  sources: ['place', 'note'],
  columns: ({ place, note }: { place: string; note: string }, mask) => ({
    masked_place: mask(place),
    masked_note: mask(note),
  }),
})

export const offerTexts = defineMaskedTexts({
  kind: 'offer',
  table: 'offers',
  id: 'id',
  owner: 'employer_id',
  sources: ['message'],
  columns: ({ message }: { message: string }, mask) => ({ masked_message: mask(message) }),
})

export const reviewTexts = defineMaskedTexts({
  kind: 'review',
  table: 'reviews',
  id: 'id',
  owner: 'author_id',
  sources: ['words'],
  columns: ({ words }: { words: string }, mask) => ({ masked_words: mask(words) }),
})
