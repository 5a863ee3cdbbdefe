import { Briefcase, Building2, House } from 'lucide-react'
import { userTypes } from '../../../contract/reference/options/people.ts'
import type { RegisteredType } from '../../../contract/rules/accounts.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { AgentForm } from './agent-form.tsx'
import type { Mode } from './mode.ts'

/** What each kind is called in the address of the registration. */
const kinds = {
  enrollCareer: { type: 'CAREER', section: 'career', Icon: Briefcase },
  enrollHousehold: { type: 'HOUSEHOLD', section: 'household', Icon: House },
  enrollBusiness: { type: 'BUSINESS', section: 'business', Icon: Building2 },
} as const
export type EnrollMode = keyof typeof kinds
const order = ['enrollCareer', 'enrollHousehold', 'enrollBusiness'] as const

function useTypeName() {
  const { language } = useTexts()
  return (type: RegisteredType) => userTypes.find(({ value }) => value === type)?.label[language] ?? type
}

export function EnrollKinds({ onChoose }: { onChoose: (mode: Mode) => void }) {
  const { t } = useTexts()
  const nameOf = useTypeName()
  return (
    <>
      <p>{t('partner.enroll.choose')}</p>
      <ul className="mt-4 grid gap-3">
        {order.map((mode) => {
          const { type, Icon } = kinds[mode]
          return (
            <li key={mode}>
              <button
                type="button"
                className="radio-card w-full items-center text-start font-semibold"
                onClick={() => onChoose(mode)}
              >
                <Icon aria-hidden="true" className="radio-icon" />
                <span className="min-w-0 wrap-anywhere">{nameOf(type)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Leads to the registration of that kind, in the name of an agent that there is. */
export function EnrollForm(props: { mode: EnrollMode; own: string | null; onBack: () => void }) {
  const { t } = useTexts()
  const to = useTo()
  const nameOf = useTypeName()
  const { type, section } = kinds[props.mode]
  const addressFor = (username: string) =>
    `${to('registration')}/${encodeURIComponent(username)}?section=${section}`
  return (
    <div className="grid gap-4">
      <p>{t('partner.enroll.kind', { kind: nameOf(type) })}</p>
      {props.own === null ? (
        <AgentForm
          submit={t('partner.enroll.submit')}
          onFound={(username) => location.assign(addressFor(username))}
        />
      ) : (
        <ButtonLink href={addressFor(props.own)}>{t('partner.enroll.submit')}</ButtonLink>
      )}
      <Button kind="plain" size="small" onClick={props.onBack}>
        {t('partner.enroll.back')}
      </Button>
    </div>
  )
}
