import titles from './job-titles.json' with { type: 'json' }
import { Vocabulary } from './vocabulary.ts'

export const jobTitles = new Vocabulary(titles)
