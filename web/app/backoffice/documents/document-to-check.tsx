import { ArrowLeft } from 'lucide-react'
import type { DocumentToCheck as Checked } from '../../../../contract/documents.ts'
import { labelOf } from '../../../../contract/reference/options/option.ts'
import { genders, userTypes } from '../../../../contract/reference/options/people.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { labelOfValue, lists } from '../../../lib/lists.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Facts } from '../../../ui/search/facts.tsx'
import { StaffContent } from '../staff-content.tsx'
import { PageViewer } from './page-viewer.tsx'
import { Verdict } from './verdict.tsx'

/** A document beside what its owner has said, and what staff decide. */
export function DocumentToCheck({ id }: { id: string }) {
  const { t } = useTexts()
  const to = useTo()
  const document = useEndpoint('GET /admin/documents/:id', { params: { id } })
  return (
    <Screen
      heading={document.data?.label ?? t('screens.documentsToCheck')}
      above={
        <div className="-ms-3 -mt-1">
          <ButtonLink kind="plain" size="small" href={to('documentsToCheck', {})}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('documentChecks.back')}
          </ButtonLink>
        </div>
      }
    >
      <StaffContent of={document}>
        {(found) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <PageViewer key={found.version} document={found} />
            <div className="grid gap-4 lg:sticky lg:top-20">
              <Person document={found} />
              <Verdict key={found.id} document={found} />
            </div>
          </div>
        )}
      </StaffContent>
    </Screen>
  )
}

function Person({ document: { description, person, uploadedAt } }: { document: Checked }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const { dateOfBirth, gender, sharedPhone } = person
  const genderOf = genders.find(({ value }) => value === gender)
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  const facts = [
    [t('documentChecks.facts.name'), name],
    [t('documentChecks.facts.companyName'), person.companyName ?? ''],
    [
      t('documentChecks.facts.dateOfBirth'),
      dateOfBirth === null ? '' : formatDate(dateOfBirth, language, preferences),
    ],
    [t('documentChecks.facts.ageRange'), dateOfBirth === null ? (person.ageRange ?? '') : ''],
    [t('documentChecks.facts.gender'), genderOf?.label[language] ?? ''],
    [t('documentChecks.facts.phone'), person.phone],
    [t('documentChecks.facts.location'), labelOfValue(lists.places, person.location, language)],
    [t('documentChecks.accountType'), labelOf(userTypes, person.userType, language)],
    [t('documentChecks.uploaded'), formatDate(new Date(uploadedAt), language, preferences)],
  ] as const
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-bold">{t('documentChecks.account')}</h2>
      <Facts facts={facts} />
      {sharedPhone > 0 && (
        <p>
          <Badge tone="bad">{t('documentChecks.sharedPhone', { count: sharedPhone })}</Badge>
        </p>
      )}
      <p className="text-sm text-muted">{t('documentChecks.asked', { description })}</p>
    </section>
  )
}
