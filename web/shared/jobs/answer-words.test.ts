import { expect, test } from 'vitest'
import type { SeekerJob } from '../../../contract/job-search.ts'
import jobSearch from '../../locales/en/jobSearch.json' with { type: 'json' }
import { createTexts } from '../../lib/texts.tsx'
import { answerWords } from './answer-words.ts'

const { t } = createTexts('en', { jobSearch })
const words = (employerAnswers: SeekerJob['employerAnswers']) => answerWords({ employerAnswers }, t)

test('how fast an employer answers is said in hours, then in days', () => {
  expect(words(null)).toBeNull()
  expect(words({ percent: 90, hours: 0.4 })).toBe('Answers 90% of applications · usually within an hour')
  expect(words({ percent: 90, hours: 5.2 })).toBe('Answers 90% of applications · usually within 6 hours')
  expect(words({ percent: 66.7, hours: 24 })).toBe('Answers 67% of applications · usually within a day')
  expect(words({ percent: 50, hours: 60 })).toBe('Answers 50% of applications · usually within 3 days')
})
