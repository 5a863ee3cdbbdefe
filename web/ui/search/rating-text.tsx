import { Star } from 'lucide-react'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'

/** "4.8 (5)": the stars of five on average and of how many reviews; nothing where there is none. Its texts: `searching`. */
export function RatingText({ rating }: { rating: { stars: number; reviews: number } | null }) {
  const { t, language } = useTexts()
  if (rating === null) return null
  const stars = formatNumber(rating.stars, language, 1)
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold">
      <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-primary" />
      <span aria-hidden="true">
        {stars} ({rating.reviews})
      </span>
      <span className="sr-only">{t('searching.rating', { count: rating.reviews, stars })}</span>
    </span>
  )
}
