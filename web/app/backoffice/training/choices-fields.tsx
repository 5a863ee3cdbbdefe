import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { longestQuestionText } from '../../../../contract/rules/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { LanguageFields } from './language-fields.tsx'
import { noWords, type QuestionValues, type ShowError, type Words } from './values.ts'

type Choices = Pick<QuestionValues, 'choices' | 'right'>
type Props = Choices & {
  /** Where the question is in the body. */
  place: string
  most: number
  error: ShowError
  onChange: (changes: Partial<Choices>) => void
}
const fewest = 2

/** The answers of a question, one of which is right. */
export function ChoicesFields({ place, choices, right, most, error, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  const problem = error(`${place}.right`)
  const remove = (index: number) =>
    onChange({
      choices: choices.filter((_, each) => each !== index),
      // The right one moves up with the others; removed, another has to be marked.
      right: right === null || right === index ? null : right > index ? right - 1 : right,
    })
  const write = (index: number, words: Words) =>
    onChange({ choices: choices.map((choice, each) => (each === index ? words : choice)) })
  return (
    <>
      {choices.map((choice, index) => (
        // The place is all that sets two of them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid gap-1">
          <LanguageFields
            legend={t('trainingModules.questions.choice', { number: index + 1 })}
            place={`${place}.choices.${index}`}
            value={choice}
            limit={longestQuestionText}
            error={error}
            onChange={(words) => write(index, words)}
          />
          <div className="flex flex-wrap items-center gap-x-4">
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed">
              <input
                type="radio"
                name={`${place}.right`}
                checked={right === index}
                aria-describedby={problem === null ? undefined : `${id}-error`}
                onChange={() => onChange({ right: index })}
                className="tick"
              />
              {t('trainingModules.questions.right', { number: index + 1 })}
            </label>
            {choices.length > fewest && (
              <div className="in-disabled:hidden">
                <Button size="small" kind="plain" Icon={Trash2} onClick={() => remove(index)}>
                  {t('trainingModules.questions.removeChoice', { number: index + 1 })}
                </Button>
              </div>
            )}
          </div>
        </div>
      ))}
      {problem !== null && (
        <p id={`${id}-error`} role="alert" tabIndex={-1} className="font-medium text-danger">
          {problem}
        </p>
      )}
      {choices.length < most && (
        <div className="in-disabled:hidden">
          <Button
            size="small"
            kind="secondary"
            Icon={Plus}
            onClick={() => onChange({ choices: [...choices, noWords] })}
          >
            {t('trainingModules.questions.addChoice')}
          </Button>
        </div>
      )}
    </>
  )
}
