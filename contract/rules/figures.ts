import type { Rating } from '../seeker-cards.ts'
import { fewestAnswerCases } from './hiring.ts'

/** Stars of five on average, with one decimal; null where nobody has written. */
export const ratingOf = ({ reviews, stars }: { reviews: number; stars: number }): Rating | null =>
  reviews === 0 ? null : { stars: Math.round((10 * stars) / reviews) / 10, reviews }

/** How often and how fast an employer answers; null where too few cases would say little, or tell of one person. */
export const answersOf = ({
  cases,
  answers,
  hours,
}: {
  cases: number
  answers: number
  hours: number | null
}) => (cases < fewestAnswerCases ? null : { percent: Math.round((100 * answers) / cases), hours: hours ?? 0 })
