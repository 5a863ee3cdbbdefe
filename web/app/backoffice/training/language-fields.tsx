import { languages } from '../../../../contract/rules/language.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import type { ShowError, Words } from './values.ts'

type Props = {
  legend: string
  /** Where it is in the body: `scenes.0.text`. */
  place: string
  value: Words
  limit: number
  /** Several lines. */
  long?: boolean
  error: ShowError
  onChange: (value: Words) => void
}

/** One text in three languages: beside each other on a desk, one below the other on a phone. */
export function LanguageFields({ legend, place, value, limit, long = false, error, onChange }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid items-start gap-3 md:grid-cols-3">
        {languages.map((language) => {
          const name = `${place}.${language}`
          const label = t(`trainingModules.languages.${language}`)
          const change = (text: string) => onChange({ ...value, [language]: text })
          return (
            <div key={language} lang={language} className="min-w-0">
              {long ? (
                <TextArea
                  required
                  name={name}
                  label={label}
                  value={value[language]}
                  limit={limit}
                  error={error(name)}
                  onChange={change}
                />
              ) : (
                <TextInput
                  required
                  name={name}
                  label={label}
                  value={value[language]}
                  maxLength={limit}
                  error={error(name)}
                  onChange={(event) => change(event.target.value)}
                />
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
