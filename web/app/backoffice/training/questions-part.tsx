import { Plus, Trash2 } from 'lucide-react'
import { longestQuestionText, mostChoices, mostQuestions } from '../../../../contract/rules/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoicesFields } from './choices-fields.tsx'
import { LanguageFields } from './language-fields.tsx'
import { Part } from './part.tsx'
import { newQuestion, type QuestionValues, type ShowError } from './values.ts'

type Props = {
  questions: readonly QuestionValues[]
  error: ShowError
  onChange: (questions: readonly QuestionValues[]) => void
}

/** What is asked after the film. */
export function QuestionsPart({ questions, error, onChange }: Props) {
  const { t } = useTexts()
  const change = (index: number, changes: Partial<QuestionValues>) =>
    onChange(questions.map((question, place) => (place === index ? { ...question, ...changes } : question)))
  return (
    <Part id="questions" heading={t('trainingModules.questions.heading')}>
      <p className="text-muted">{t('trainingModules.questions.hint')}</p>
      {questions.map((question, index) => (
        // The place is all that sets two of them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={index} className="grid min-w-0 gap-4 border-t border-line pt-4">
          <legend className="float-left font-bold">
            {t('trainingModules.questions.question', { number: index + 1 })}
          </legend>
          <LanguageFields
            legend={t('trainingModules.questions.text')}
            place={`questions.${index}.text`}
            value={question.text}
            limit={longestQuestionText}
            error={error}
            onChange={(text) => change(index, { text })}
          />
          <ChoicesFields
            place={`questions.${index}`}
            choices={question.choices}
            right={question.right}
            most={mostChoices}
            error={error}
            onChange={(changes) => change(index, changes)}
          />
          <LanguageFields
            legend={t('trainingModules.questions.explanation')}
            place={`questions.${index}.explanation`}
            value={question.explanation}
            limit={longestQuestionText}
            error={error}
            onChange={(explanation) => change(index, { explanation })}
          />
          <div className="in-disabled:hidden">
            <Button
              size="small"
              kind="plain"
              Icon={Trash2}
              onClick={() => onChange(questions.filter((_, place) => place !== index))}
            >
              {t('trainingModules.questions.remove', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {questions.length < mostQuestions && (
        <div className="in-disabled:hidden">
          <Button kind="secondary" Icon={Plus} onClick={() => onChange([...questions, newQuestion])}>
            {t('trainingModules.questions.add')}
          </Button>
        </div>
      )}
    </Part>
  )
}
