import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { CheckInDay } from '../../../../contract/rules/hiring.ts'
import { longestReason } from '../../../../contract/rules/reports.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'

type Props = { placementId: string; day: CheckInDay; onAnswered: () => void }

/** Asks whether the work goes well. "No" asks for words, which only staff read. */
export function CheckIn({ placementId, day, onAnswered }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [isTelling, setTelling] = useState(false)
  const [words, setWords] = useState('')
  const answer = useAct('POST /placements/:id/check-in', {
    failed: t('workPlacement.actFailed'),
    refreshes: ['GET /placements', 'GET /jobseeker/dashboard'],
    quiet: true,
  })
  const send = async (well: boolean) => {
    const body = { day, well, words: well ? '' : words }
    if ((await answer.run({ params: { id: placementId }, body })) !== null) onAnswered()
  }
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-primary-soft p-4">
      <h3 id={id} className="text-lg font-bold">
        {t('workPlacement.checkIn.question')}
      </h3>
      <p className="flex gap-2">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0">{t('workPlacement.checkIn.private')}</span>
      </p>
      {isTelling ? (
        <>
          <TextArea
            name="words"
            label={t('workPlacement.checkIn.words')}
            limit={longestReason}
            value={words}
            onChange={setWords}
          />
          <div>
            <Button busy={answer.busy} onClick={() => void send(false)}>
              {t('workPlacement.checkIn.send')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button busy={answer.busy} onClick={() => void send(true)}>
            {t('workPlacement.checkIn.yes')}
          </Button>
          <Button kind="secondary" onClick={() => setTelling(true)}>
            {t('workPlacement.checkIn.no')}
          </Button>
        </div>
      )}
      <FormMessage text={answer.failure} />
    </section>
  )
}
