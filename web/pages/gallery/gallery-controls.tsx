import { useCallback } from 'react'
import { useLater } from '../../lib/later.ts'
import { loadTexts } from '../../lib/load-texts.ts'
import { useTexts } from '../../lib/texts.tsx'
import { galleryParts, isGalleryPart } from './gallery-parts.ts'

/** One kind of control. It and its words come when the page is live, as on any screen behind sign-in. */
export function GalleryControlsPage() {
  const { t } = useTexts()
  return (
    <div className="page-column py-10">
      <h1 className="text-3xl font-bold">{t('gallery.title')}</h1>
      <p className="mt-4 mb-4">
        <a className="link" href="/dev/gallery">
          {t('gallery.all')}
        </a>
      </p>
      <LaterPart />
    </div>
  )
}

function LaterPart() {
  const { t, language, add } = useTexts()
  const load = useCallback(async () => {
    const name = location.pathname.split('/').at(-1) ?? ''
    const part = galleryParts[isGalleryPart(name) ? name : 'choices']
    const [texts, Part] = await Promise.all([loadTexts(language, part.areas), part.load()])
    add(texts)
    return { Part }
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
      return <later.value.Part />
  }
}
