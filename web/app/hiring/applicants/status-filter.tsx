import { employerStates, type ApplicationState } from '../../../../contract/rules/hiring.ts'
import { go, usePathname, useSearch } from '../../../lib/navigation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { useStatusWords } from '../../../shared/hiring/status-badge.tsx'

const stateOf = (text: string | null): ApplicationState | null =>
  employerStates.find((state) => state === text) ?? null

/** The filter lives in the address, so that Back and a reload keep it. */
export function useStatusFilter() {
  const pathname = usePathname()
  const status = stateOf(new URLSearchParams(useSearch()).get('status'))
  const choose = (next: ApplicationState | null) => go(pathname + (next === null ? '' : `?status=${next}`))
  return [status, choose] as const
}

export function StatusFilter(props: {
  status: ApplicationState | null
  onChoose: (status: ApplicationState | null) => void
}) {
  const { t } = useTexts()
  const words = useStatusWords('employer')
  return (
    <div className="grow basis-48 sm:max-w-60">
      <SelectField
        hidesLabel
        name="status"
        label={t('applicants.status')}
        placeholder={t('applicants.anyStatus')}
        options={employerStates.map((state) => ({ value: state, label: words(state) }))}
        value={props.status ?? ''}
        onChange={(value) => props.onChoose(stateOf(value))}
      />
    </div>
  )
}
