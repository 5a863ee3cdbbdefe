import { useSyncExternalStore } from 'react'
import type { PageData } from '../../lib/page-data.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { PlainScreen } from './plain-screen.ts'

export type Place = { href: string; label: string; isCurrent: boolean }
export type Entry = Place | { label: string; places: readonly Place[]; wide: boolean }

/** What the menu holds, on a phone and on a desk alike. */
export function useMenuEntries({ screen, services }: PageData): readonly Entry[] {
  const { t } = useTexts()
  const to = useTo()
  const service = useChosenService()
  const place = (name: PlainScreen, label: string): Place => ({
    href: to(name),
    label,
    isCurrent: name === screen,
  })
  return [
    place('landing', t('common.nav.home')),
    {
      label: t('common.nav.career'),
      places: [place('jobs', t('common.nav.findJob'))],
      wide: false,
    },
    {
      label: t('common.nav.clients'),
      places: Object.entries(services).map(([value, label]) => ({
        href: `${to('clients')}?service=${encodeURIComponent(value)}`,
        label,
        isCurrent: screen === 'clients' && value === service,
      })),
      wide: true,
    },
    place('partner', t('common.nav.partner')),
    {
      label: t('common.nav.about'),
      places: [
        place('successStories', t('common.nav.successStories')),
        place('serviceAreas', t('common.nav.serviceAreas')),
        place('whyChooseUs', t('common.nav.whyChooseUs')),
      ],
      wide: false,
    },
    place('contact', t('common.nav.contact')),
  ]
}

const never = () => () => {}

/** Known only in the browser: one document is drawn for all services. */
const useChosenService = (): string | null =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get('service'),
    () => null,
  )
