import { applicationStates } from '../../../../contract/rules/jobs.ts'
import { go, usePathname, useSearch } from '../../../lib/navigation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { useStatusWords } from '../status-badge.tsx'

/** An employer does not see applications that were withdrawn. */
const shownStates = applicationStates.filter((state) => state !== 'WITHDRAWN')
type ShownState = (typeof shownStates)[number]

const stateOf = (text: string | null): ShownState | null =>
  shownStates.find((state) => state === text) ?? null

/** The filter lives in the address, so that Back and a reload keep it. */
export function useStatusFilter() {
  const pathname = usePathname()
  const status = stateOf(new URLSearchParams(useSearch()).get('status'))
  const choose = (next: ShownState | null) => go(pathname + (next === null ? '' : `?status=${next}`))
  return [status, choose] as const
}

export function StatusFilter(props: {
  status: ShownState | null
  onChoose: (status: ShownState | null) => void
}) {
  const { t } = useTexts()
  const words = useStatusWords()
  return (
    <div className="mb-5 max-w-xs">
      <SelectField
        name="status"
        label={t('applicants.status')}
        placeholder={t('applicants.anyStatus')}
        options={shownStates.map((state) => ({ value: state, label: words(state) }))}
        value={props.status ?? ''}
        onChange={(value) => props.onChoose(stateOf(value))}
      />
    </div>
  )
}
