import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { Entry } from './menu-entries.ts'
import { PlaceLink, PlaceList } from './place-list.tsx'

/** The whole screen below the bar, for a thumb. */
export function PhoneMenu({ entries, children }: { entries: readonly Entry[]; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <Disclosure
      coversPage
      label={t('common.menu')}
      className="site-menu group/menu -ms-2 xl:hidden"
      panelClassName="menu-screen"
      summary={
        <>
          <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
          <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
        </>
      }
    >
      <nav aria-label={t('common.nav.label')} className="page-column flex flex-col gap-6 py-4 text-lg">
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.label} className="py-1">
              {'href' in entry ? (
                <PlaceLink place={entry} />
              ) : (
                <Accordion summary={entry.label} name="phone-menu">
                  <PlaceList
                    places={entry.places}
                    className="mb-2 ms-3 border-s-4 border-accent ps-2 text-base sm:columns-2"
                  />
                </Accordion>
              )}
            </li>
          ))}
        </ul>
        {children}
      </nav>
    </Disclosure>
  )
}
