import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GuarantorRequest } from '../../../contract/guarantors.ts'
import type { FormState } from '../../../contract/pages.ts'
import { guarantorRelationships } from '../../../contract/reference/options/people.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { guarantorKeptDays } from '../../../contract/rules/guarantors.ts'
import { labelIn, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TokenForm } from '../../ui/token-form.tsx'
import { CorrectionForm } from './correction-form.tsx'

type Props = { request: GuarantorRequest; form: FormState }

/** What was entered, what it means, and the answers to it. */
export function Request({ request, form }: Props) {
  const { t } = useTexts()
  const { seekerName: seeker } = request
  // What was typed comes first where it was not right: without script nothing could lead there.
  const hasMistakes = Object.keys(form.fields).length > 0
  const correction = <Correction request={request} form={form} open={hasMistakes} />
  return (
    <section className="page-column grid gap-8 py-8">
      <header className="grid gap-3">
        <h1 className="text-2xl font-bold text-balance wrap-anywhere sm:text-3xl">
          {t('guarantorPage.ask.heading', { seeker })}
        </h1>
        <p className="max-w-prose text-lg wrap-anywhere">{t('guarantorPage.ask.text', { seeker })}</p>
        {form.message !== null && (
          <p role="alert" className="rounded-field border-2 border-danger p-3 font-medium text-danger">
            {form.message}
          </p>
        )}
      </header>
      {hasMistakes && correction}
      {/* On a desk the answer is beside what it is about. */}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <Entered request={request} />
          <Meaning />
        </div>
        <div className="grid gap-8">
          <Answer request={request} token={form.values['token'] ?? ''} />
          {!hasMistakes && correction}
          <Erasure token={form.values['token'] ?? ''} />
          <Part heading={t('guarantorPage.kept.heading')}>
            <p className="max-w-prose">{t('guarantorPage.kept.text', { days: guarantorKeptDays })}</p>
          </Part>
        </div>
      </div>
    </section>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{heading}</h2>
      {children}
    </section>
  )
}

function Entered({ request }: { request: GuarantorRequest }) {
  const { t, language } = useTexts()
  const entries = {
    name: `${request.firstname} ${request.lastname}`,
    email: request.email,
    phoneNumber: request.phoneNumber,
    relationship: labelOf(guarantorRelationships, request.relationship, language),
    location: labelIn(lists.places, request.location, language),
  }
  const names = ['name', 'email', 'phoneNumber', 'relationship', 'location'] as const
  return (
    <Part heading={t('guarantorPage.entered.heading')}>
      <dl className="grid max-w-prose gap-x-6 gap-y-2 rounded-card border border-line p-4 sm:grid-cols-[auto_1fr]">
        {names.map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`guarantorPage.entered.${name}`)}</dt>
            <dd className="font-semibold wrap-anywhere max-sm:mb-2">{entries[name]}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const meanings = ['know', 'contact', 'money', 'employers', 'nothing'] as const

function Meaning() {
  const { t } = useTexts()
  return (
    <Part heading={t('guarantorPage.meaning.heading')}>
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        {meanings.map((each) => (
          <li key={each}>{t(`guarantorPage.meaning.${each}`)}</li>
        ))}
      </ul>
    </Part>
  )
}

/** Both answers, of which the one that was given is a state. */
function Answer({ request: { state }, token }: { request: GuarantorRequest; token: string }) {
  const { t } = useTexts()
  const calls = '/api/guarantor-requests'
  return (
    <Part heading={t('guarantorPage.answer.heading')}>
      {state !== 'ASKED' && (
        <div className="grid justify-items-start gap-2">
          <Badge tone={state === 'CONFIRMED' ? 'good' : 'neutral'}>
            {t(`guarantorPage.answer.${state}`)}
          </Badge>
          <p>{t('guarantorPage.answer.change')}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {state !== 'CONFIRMED' && (
          <TokenForm action={`${calls}/confirm`} token={token} button={t('guarantorPage.answer.yes')} />
        )}
        {state !== 'REFUSED' && (
          <TokenForm
            action={`${calls}/refuse`}
            token={token}
            button={t('guarantorPage.answer.no')}
            kind="secondary"
          />
        )}
      </div>
    </Part>
  )
}

/** Opened by the browser's own means. */
function Folded({ heading, open, children }: { heading: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="max-w-prose rounded-card border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 px-4 py-2 text-lg font-semibold">
        <h2>{heading}</h2>
        <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
      </summary>
      <div className="grid gap-4 px-4 pb-4">{children}</div>
    </details>
  )
}

function Correction({ request, form, open }: Props & { open: boolean }) {
  const { t } = useTexts()
  return (
    <Folded heading={t('guarantorPage.correct.heading')} open={open}>
      <p>{t('guarantorPage.correct.text', { seeker: request.seekerName })}</p>
      <CorrectionForm request={request} form={form} />
    </Folded>
  )
}

function Erasure({ token }: { token: string }) {
  const { t } = useTexts()
  return (
    <Folded heading={t('guarantorPage.erase.heading')} open={false}>
      <p>{t('guarantorPage.erase.text')}</p>
      <TokenForm
        action="/api/guarantor-requests/erase"
        token={token}
        button={t('guarantorPage.erase.button')}
        kind="danger"
      />
    </Folded>
  )
}
