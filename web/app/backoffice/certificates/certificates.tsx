import { useState } from 'react'
import { findCertificateNumber } from '../../../../contract/rules/certificates.ts'
import { isGone } from '../../../lib/api-error.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { go, usePlace } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StaffList } from '../staff-list.tsx'
import { FoundCertificate } from './found-certificate.tsx'

/** Staff look up a certificate by its number, and revoke it. */
export default function Certificates() {
  const { t } = useTexts()
  const typed = new URLSearchParams(usePlace().search).get('number') ?? ''
  const number = findCertificateNumber(typed)
  return (
    <Screen heading={t('screens.certificates')}>
      <div className="grid max-w-3xl gap-4">
        <NumberForm key={typed} typed={typed} isWrong={typed !== '' && number === null} />
        {number !== null && <Certificate key={number} number={number} />}
      </div>
    </Screen>
  )
}

function NumberForm({ typed, isWrong }: { typed: string; isWrong: boolean }) {
  const { t } = useTexts()
  const to = useTo()
  const [value, setValue] = useState(typed)
  return (
    <form
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        go(`${to('certificates')}?${new URLSearchParams({ number: value.trim() })}`, { replace: true })
      }}
    >
      <TextInput
        name="number"
        label={t('staffCertificates.number')}
        error={isWrong ? t('staffCertificates.wrong') : null}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        required
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <Button submit>{t('staffCertificates.look')}</Button>
      </div>
    </form>
  )
}

function Certificate({ number }: { number: string }) {
  const { t } = useTexts()
  const certificate = useEndpoint('GET /admin/certificates/:number', { params: { number } })
  if (isGone(certificate.error)) {
    return (
      <output className="card block p-4 font-semibold">{t('staffCertificates.unknown', { number })}</output>
    )
  }
  return <StaffList of={certificate}>{(found) => <FoundCertificate certificate={found} />}</StaffList>
}
