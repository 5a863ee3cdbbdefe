import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'

/** Values of services and their names in the page's language. */
export type Services = { readonly [value: string]: string }

export type Place = { href: string; label: string }
export type Entry = Place | { label: string; places: readonly Place[]; wide: boolean }

/** What the menu holds, on a phone and on a desk alike. */
export function useMenuEntries(services: Services): readonly Entry[] {
  const { t } = useTexts()
  const path = usePath()
  return [
    { href: path(paths.home), label: t('common.nav.home') },
    {
      label: t('common.nav.career'),
      places: [{ href: path(paths.jobs), label: t('common.nav.findJob') }],
      wide: false,
    },
    {
      label: t('common.nav.clients'),
      places: Object.entries(services).map(([value, label]) => ({
        href: `${path(paths.clients)}?service=${encodeURIComponent(value)}`,
        label,
      })),
      wide: true,
    },
    { href: path(paths.partner), label: t('common.nav.partner') },
    {
      label: t('common.nav.about'),
      places: [
        { href: path(paths.successStories), label: t('common.nav.successStories') },
        { href: path(paths.serviceAreas), label: t('common.nav.serviceAreas') },
        { href: path(paths.whyChooseUs), label: t('common.nav.whyChooseUs') },
      ],
      wide: false,
    },
    { href: path(paths.contact), label: t('common.nav.contact') },
  ]
}
