import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { loadTexts } from '../../lib/load-texts.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { galleryParts, isGalleryPart } from './gallery-parts.ts'

/** One kind of control. It and its words come when the page is live, as on any screen behind sign-in. */
export default function GalleryControlsPage() {
  const { t } = useTexts()
  const to = useTo()
  const { state, retry } = usePart()
  return (
    <Screen
      heading={t('gallery.title')}
      above={
        <p className="mb-4">
          <a className="link" href={to('gallery')}>
            {t('gallery.all')}
          </a>
        </p>
      }
    >
      {state === 'loading' ? (
        <p aria-busy="true">{t('gallery.loading')}</p>
      ) : state === 'failed' ? (
        <p role="alert">
          {t('gallery.failed')}{' '}
          <button type="button" className="link min-h-11" onClick={retry}>
            {t('gallery.retry')}
          </button>
        </p>
      ) : (
        <state.Part />
      )}
    </Screen>
  )
}

type State = 'loading' | 'failed' | { Part: ComponentType }

/** The part that the address names. */
function usePart() {
  const { language, add } = useTexts()
  const [state, setState] = useState<State>('loading')
  const load = useCallback(async (): Promise<State> => {
    const name = location.pathname.split('/').at(-1) ?? ''
    const part = galleryParts[isGalleryPart(name) ? name : 'choices']
    try {
      const [texts, Part] = await Promise.all([loadTexts(language, part.texts), part.load()])
      add(texts)
      return { Part }
    } catch {
      return 'failed'
    }
  }, [language, add])
  useEffect(() => {
    void load().then(setState)
  }, [load])
  const retry = () => {
    setState('loading')
    void load().then(setState)
  }
  return { state, retry }
}
