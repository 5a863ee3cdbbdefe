import { useRef, useState } from 'react'
import type { Placement } from '../../../contract/placements.ts'
import { hiringDays, longestReview } from '../../../contract/rules/hiring.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { StarsField } from './stars-field.tsx'

type Props = { placement: Placement; role: 'seeker' | 'employer' }

/** Stars and words about the other after the work has ended. Its texts are those of the namespace `placements`. */
export function ReviewForm({ placement, role }: Props) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const [stars, setStars] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [words, setWords] = useState('')
  const [mayBeQuoted, setMayBeQuoted] = useState(false)
  const review = useAct('POST /placements/:id/review', {
    failed: t('placements.failed'),
    refreshes: ['GET /placements'],
    quiet: true,
  })
  const send = async () => {
    setMissing(stars === null)
    if (stars === null) {
      form.current?.querySelector('input')?.focus()
      return
    }
    await review.run({ params: { id: placement.id }, body: { stars, words, mayBeQuoted } })
  }
  const { fields } = review
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <StarsField
        legend={t(`placements.review.ask.${role}`)}
        value={stars}
        error={isMissing ? t('placements.review.missing') : (fields['stars'] ?? null)}
        onChange={(next) => {
          setStars(next)
          setMissing(false)
        }}
      />
      <TextArea
        name="words"
        label={t('placements.review.words')}
        hint={t('placements.review.hint')}
        limit={longestReview}
        value={words}
        error={fields['words']}
        onChange={setWords}
      />
      {role === 'employer' && (
        <Checkbox name="mayBeQuoted" checked={mayBeQuoted} onChange={setMayBeQuoted}>
          {t('placements.review.mayBeQuoted')}
        </Checkbox>
      )}
      <p className="text-sm text-muted">{t('placements.review.when', { days: hiringDays.reviewIsShown })}</p>
      <FormMessage text={review.failure} />
      <div>
        <Button submit size="small" busy={review.busy}>
          {t('placements.review.send')}
        </Button>
      </div>
    </form>
  )
}
