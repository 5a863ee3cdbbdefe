import { useCallback } from 'react'
import { useLater } from '../../lib/later.ts'
import { loadTexts } from '../../lib/load-texts.ts'
import { useTexts } from '../../lib/texts.tsx'

/** The controls and their words come when the page is live, in pieces of their own, as on any screen behind sign-in. */
export function LaterSections() {
  const { t, language, add } = useTexts()
  const load = useCallback(async () => {
    const [texts, { ControlSections }] = await Promise.all([
      loadTexts(language, ['controls', 'dates', 'galleryChoices', 'galleryParts']),
      import('./sections.tsx'),
    ])
    add(texts)
    return { ControlSections }
  }, [language, add])
  const later = useLater(load)
  switch (later.state) {
    case 'loading':
      return <p aria-busy="true">{t('gallery.loading')}</p>
    case 'failed':
      return (
        <p role="alert">
          {t('gallery.failed')}{' '}
          <button type="button" className="link min-h-11" onClick={later.retry}>
            {t('gallery.retry')}
          </button>
        </p>
      )
    case 'ready':
      return <later.value.ControlSections />
  }
}
