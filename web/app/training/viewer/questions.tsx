import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Lightbulb } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '../../../../contract/training.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { addAnswer } from '../watching/lesson-cache.ts'

type Question = Lesson['questions'][number]

/** The questions of a lesson that are not answered right yet, one after the other. */
export default function Questions({ lesson }: { lesson: Lesson }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { questions, trainingId } = lesson
  const index = questions.findIndex(({ answered }) => !answered)
  const question = questions[index]
  useEffect(() => heading.current?.focus({ preventScroll: index === 0 }), [index])
  if (question === undefined) return null
  return (
    <section className="card grid gap-3 p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {t('training.questions.heading', { number: index + 1, all: questions.length })}
      </h2>
      <OneQuestion
        key={question.id}
        trainingId={trainingId}
        question={question}
        isLast={index === questions.length - 1}
        onRight={() => addAnswer(client, trainingId, question.id)}
      />
    </section>
  )
}

type Props = { trainingId: string; question: Question; isLast: boolean; onRight: () => void }

function OneQuestion({ trainingId, question, isLast, onRight }: Props) {
  const { t } = useTexts()
  const [choice, setChoice] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ right: boolean; explanation: string } | null>(null)
  const answer = useAct('POST /training/modules/:id/answers', { failed: t('training.questions.failed') })
  const send = async () => {
    const body = { questionId: question.id, choice: Number(choice) }
    setOutcome(await answer.run({ params: { id: trainingId }, body }))
  }
  const isRight = outcome?.right === true
  return (
    <>
      <RadioCards
        legend={question.text}
        name={question.id}
        options={question.choices.map((title, index) => ({ value: String(index), title }))}
        value={choice}
        disabled={isRight}
        onChange={(value) => {
          setChoice(value)
          setOutcome(null)
        }}
      />
      <div aria-live="polite">
        {outcome !== null && (
          <div
            className={`flex gap-3 rounded-card p-4 ${isRight ? 'bg-primary-soft' : 'bg-accent-soft text-on-accent-soft'}`}
          >
            <OutcomeSign isRight={isRight} />
            <div className="min-w-0">
              <p className="font-semibold">{t(`training.questions.${isRight ? 'right' : 'wrong'}`)}</p>
              <p className="wrap-anywhere">{outcome.explanation}</p>
              {!isRight && <p>{t('training.questions.again')}</p>}
            </div>
          </div>
        )}
      </div>
      <div>
        {isRight ? (
          <Button onClick={onRight}>
            {t(isLast ? 'training.questions.done' : 'training.questions.next')}
          </Button>
        ) : (
          <Button
            busy={answer.busy}
            disabled={choice === null || outcome !== null}
            onClick={() => void send()}
          >
            {t('training.questions.send')}
          </Button>
        )}
      </div>
    </>
  )
}

function OutcomeSign({ isRight }: { isRight: boolean }) {
  const Sign = isRight ? CircleCheck : Lightbulb
  return <Sign aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
}
