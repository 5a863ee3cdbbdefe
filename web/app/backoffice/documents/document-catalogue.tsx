import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CatalogueEntry } from '../../../../contract/documents.ts'
import { labelOf } from '../../../../contract/reference/options/option.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DataTable, type Column } from '../../../ui/controls/data-table.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StaffContent } from '../staff-content.tsx'
import { CatalogueForm } from './catalogue-form.tsx'

const accountTypes = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const

/** What each type of account has to provide; only administrators change it. */
export default function DocumentCatalogue() {
  const { t, language } = useTexts()
  const to = useTo()
  const catalogue = useEndpoint('GET /admin/document-catalogue', {})
  /** Which entry is open; a new one has none. */
  const [open, setOpen] = useState<{ entry: CatalogueEntry | null } | null>(null)
  return (
    <Screen
      heading={t('screens.documentCatalogue')}
      above={
        <div className="-ms-3 -mt-1">
          <ButtonLink kind="plain" size="small" href={to('documentsToCheck', {})}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('screens.documentsToCheck')}
          </ButtonLink>
        </div>
      }
    >
      <StaffContent of={catalogue}>
        {({ mayChange, entries }) => (
          <div className="grid gap-6">
            {mayChange ? (
              <div>
                <Button Icon={Plus} onClick={() => setOpen({ entry: null })}>
                  {t('documentChecks.catalogue.add')}
                </Button>
              </div>
            ) : (
              <p className="text-muted">{t('documentChecks.catalogue.readOnly')}</p>
            )}
            {accountTypes.map((type) => (
              <EntryTable
                key={type}
                type={type}
                entries={entries.filter(({ accountType }) => accountType === type)}
                onChange={mayChange ? (entry) => setOpen({ entry }) : null}
              />
            ))}
          </div>
        )}
      </StaffContent>
      {open !== null && (
        <Dialog
          open
          closeOnBackdrop={false}
          title={open.entry === null ? t('documentChecks.catalogue.add') : open.entry.label[language]}
          onClose={() => setOpen(null)}
        >
          <CatalogueForm entry={open.entry} onSaved={() => setOpen(null)} />
        </Dialog>
      )}
    </Screen>
  )
}

function EntryTable(props: {
  type: (typeof accountTypes)[number]
  entries: readonly CatalogueEntry[]
  onChange: ((entry: CatalogueEntry) => void) | null
}) {
  const { t, language } = useTexts()
  const { type, entries, onChange } = props
  const named = ({ label, description }: CatalogueEntry) => (
    <span className="grid gap-1">
      {label[language]}
      <span className="text-sm font-normal text-muted">{description[language]}</span>
    </span>
  )
  const stateOf = ({ required, retired }: CatalogueEntry) => (
    <Badge tone={retired ? 'neutral' : required ? 'good' : 'info'}>
      {t(`documentChecks.catalogue.${retired ? 'retired' : required ? 'required' : 'optional'}`)}
    </Badge>
  )
  const button = (entry: CatalogueEntry) => (
    <Button size="small" kind="secondary" onClick={() => onChange?.(entry)}>
      {t('documentChecks.catalogue.change')}
    </Button>
  )
  const columns: Column<CatalogueEntry>[] = [
    { key: 'label', heading: t('documentChecks.document'), cell: named },
    { key: 'state', heading: t('documentChecks.catalogue.state'), cell: stateOf },
    {
      key: 'position',
      heading: t('documentChecks.catalogue.fields.position'),
      cell: ({ position }) => position,
      numeric: true,
    },
    ...(onChange === null ? [] : [{ key: 'act', heading: t('documentChecks.catalogue.act'), cell: button }]),
  ]
  return (
    <DataTable
      caption={labelOf(userTypes, type, language)}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty={null}
    />
  )
}
