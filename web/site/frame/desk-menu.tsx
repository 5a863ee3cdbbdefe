import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Entry } from './menu-entries.ts'
import { PlaceLink, PlaceList } from './place-list.tsx'

export function DeskMenu({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('common.nav.label')} className="hidden xl:block">
      <ul className="flex flex-wrap">
        {entries.map((entry) => (
          <li key={entry.label}>
            {'href' in entry ? (
              <PlaceLink place={entry} />
            ) : (
              <Disclosure
                name="desk-menu"
                className={entry.wide ? '' : 'relative'}
                panelClassName={
                  entry.wide
                    ? 'menu-popup inset-x-4 mx-auto max-h-[calc(100dvh-120%)] max-w-6xl overflow-y-auto'
                    : 'menu-popup start-0 w-max max-w-80'
                }
                summary={
                  <>
                    {entry.label}
                    <ChevronDown aria-hidden="true" className="chevron size-4" />
                  </>
                }
              >
                {/* By columns, so that the alphabet runs down as in a register. */}
                <PlaceList places={entry.places} className={entry.wide ? 'columns-4' : undefined} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
