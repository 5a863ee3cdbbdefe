import { useState, type ComponentProps, type ReactNode } from 'react'
import {
  ageRanges,
  education,
  guarantorRelationships,
  religions,
} from '../../../contract/reference/options/people.ts'
import {
  choicesOf,
  loadJobTitles,
  loadPlaces,
  loadSkills,
  loadSpokenLanguages,
  suggestAmong,
  useVocabulary,
} from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Autocomplete } from '../../ui/controls/autocomplete.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type galleryChoices from '../../locales/en/galleryChoices.json'
import { Part } from './part.tsx'

/** The three ways to choose, each in every state. */
export function ChoicesSection() {
  return (
    <>
      <Selects />
      <Autocompletes />
      <MultiSelects />
    </>
  )
}

function Selects() {
  const { t, language } = useTexts()
  const label = useLabel()
  const optionsOf = (list: Parameters<typeof choicesOf>[0]) =>
    choicesOf(list, language).map((choice) => ({ value: choice.id, label: choice.label }))
  const placeholder = t('galleryChoices.placeholder')
  const relationships = { options: optionsOf(guarantorRelationships), placeholder }
  const degrees = { options: optionsOf(education), placeholder, hint: t('galleryChoices.hint') }
  const ranges = { options: optionsOf(ageRanges), placeholder }
  const long = useLongChoices().map((choice) => ({ value: choice.id, label: choice.label }))
  return (
    <Samples heading={t('galleryChoices.sections.select')}>
      <SelectField {...relationships} label={label('relationship', 'required')} name="required" required />
      <SelectField
        {...relationships}
        label={label('relationship', 'filled')}
        name="filled"
        defaultValue="NEIGHBOUR"
      />
      <SelectField {...degrees} label={label('education', 'hint')} name="hint" optional />
      <SelectField
        {...degrees}
        label={label('education', 'error')}
        name="error"
        error={t('galleryChoices.error')}
      />
      <SelectField
        {...relationships}
        label={label('relationship', 'disabled')}
        name="disabled"
        defaultValue="FRIEND"
        disabled
      />
      <SelectField {...ranges} label={label('ageRange', 'many')} name="many" />
      <SelectField label={label('skills', 'long')} name="long" options={long} defaultValue="third" />
    </Samples>
  )
}

function Autocompletes() {
  const { t } = useTexts()
  const label = useLabel()
  const places = useVocabulary(loadPlaces, 'prefix')
  const jobTitles = useVocabulary(loadJobTitles, 'substring')
  const unknown = { initial: t('galleryChoices.unknown'), suggest: () => [] }
  const absent = { suggest: () => [] }
  return (
    <Samples heading={t('galleryChoices.sections.autocomplete')}>
      <SampleText
        {...places}
        label={label('location', 'prefix')}
        name="prefix"
        placeholder={t('galleryChoices.search')}
        required
      />
      <SampleText
        {...jobTitles}
        label={label('jobTitle', 'substring')}
        name="substring"
        hint={t('galleryChoices.hint')}
        hideAfterMilliseconds={150}
        optional
      />
      <SampleText
        {...unknown}
        label={label('jobTitle', 'error')}
        name="error"
        error={t('galleryChoices.error')}
      />
      <SampleText {...unknown} label={label('location', 'disabled')} name="disabled" disabled />
      <SampleText {...unknown} label={label('location', 'noMatch')} name="noMatch" />
      <SampleText {...absent} label={label('location', 'loading')} name="loading" listState="loading" />
      <SampleText {...absent} label={label('location', 'failed')} name="failed" listState="failed" />
      <SampleText label={label('skills', 'long')} name="long" suggest={suggestAmong(useLongChoices())} />
    </Samples>
  )
}

function MultiSelects() {
  const { t, language } = useTexts()
  const label = useLabel()
  const skills = useVocabulary(loadSkills, 'substring')
  const languages = useVocabulary(loadSpokenLanguages, 'prefix')
  const among = (all: ReturnType<typeof choicesOf>) => ({ all, suggest: suggestAmong(all) })
  const kinds = among(choicesOf(religions, language))
  const ranges = among(choicesOf(ageRanges, language))
  const long = among(useLongChoices())
  return (
    <Samples heading={t('galleryChoices.sections.multiSelect')}>
      <SampleSeveral
        {...skills}
        label={label('skills', 'short')}
        name="short"
        placeholder={t('galleryChoices.search')}
        required
      />
      <SampleSeveral {...languages} label={label('languages', 'many')} name="many" shortList={undefined} />
      <SampleSeveral
        {...kinds}
        label={label('religions', 'filled')}
        name="filled"
        initial={kinds.all.slice(0, 2)}
        hint={t('galleryChoices.hint')}
        optional
      />
      <SampleSeveral
        {...kinds}
        label={label('religions', 'error')}
        name="error"
        error={t('galleryChoices.error')}
      />
      <SampleSeveral
        {...kinds}
        label={label('religions', 'disabled')}
        name="disabled"
        initial={kinds.all.slice(2, 4)}
        disabled
      />
      <SampleSeveral
        {...ranges}
        label={label('ageRange', 'limit')}
        name="limit"
        initial={ranges.all.slice(0, 1)}
        max={2}
      />
      <SampleSeveral {...long} label={label('skills', 'long')} name="long" initial={long.all.slice(0, 2)} />
    </Samples>
  )
}

type Texts = typeof galleryChoices

/** What the field asks, and which state it is shown in. */
function useLabel() {
  const { t } = useTexts()
  return (name: keyof Texts['names'], state: keyof Texts['states']) =>
    t('galleryChoices.label', {
      name: t(`galleryChoices.names.${name}`),
      state: t(`galleryChoices.states.${state}`),
    })
}

function useLongChoices() {
  const { t } = useTexts()
  const names = ['first', 'second', 'third'] as const
  return names.map((id) => ({ id, label: t(`galleryChoices.longChoices.${id}`) }))
}

/** Within a form, because it matters what that sends and when. */
function Samples({ heading, children }: { heading: string; children: ReactNode }) {
  const { t } = useTexts()
  const [sent, setSent] = useState<string | null>(null)
  return (
    <Part heading={heading}>
      <form
        noValidate
        aria-label={heading}
        className="w-full"
        onSubmit={(event) => {
          event.preventDefault()
          const entries = [...new FormData(event.currentTarget)]
          setSent(
            entries.map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`).join(' '),
          )
        }}
      >
        <div className="mb-5 grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">{children}</div>
        <SubmitButton>{t('galleryChoices.submit')}</SubmitButton>
        {sent !== null && (
          <output aria-label={heading} className="code block wrap-anywhere">
            {sent}
          </output>
        )}
      </form>
    </Part>
  )
}

type TextProps = Omit<ComponentProps<typeof Autocomplete>, 'value' | 'onChange'> & { initial?: string }

function SampleText({ initial = '', ...props }: TextProps) {
  const [value, setValue] = useState(initial)
  return <Autocomplete {...props} value={value} onChange={setValue} />
}

type SeveralProps = Omit<ComponentProps<typeof MultiSelect>, 'chosen' | 'onChange'> & {
  initial?: ComponentProps<typeof MultiSelect>['chosen']
}

function SampleSeveral({ initial = [], ...props }: SeveralProps) {
  const [chosen, setChosen] = useState(initial)
  return <MultiSelect {...props} chosen={chosen} onChange={setChosen} />
}
