import { ChevronLeft, ChevronRight, RotateCwSquare, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import type { DocumentToCheck } from '../../../../contract/documents.ts'
import { apiBase } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'

const zooms = [1, 1.5, 2, 3, 4] as const

/** The pages as the server has drawn them, one at a time: each that is opened is in the audit log. */
export function PageViewer({ document }: { document: DocumentToCheck }) {
  const { t } = useTexts()
  const { id, version, label, pages } = document
  const [page, setPage] = useState(1)
  const [quarters, setQuarters] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  const isSideways = quarters % 2 === 1
  const scale = (zooms[zoom] ?? 1) * 100
  const turnTo = (number: number) => {
    setPage(number)
    setQuarters(0)
  }
  return (
    <section aria-label={t('documentChecks.viewer')} className="card min-w-0 p-2">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <div className="flex items-center">
          <IconButton
            label={t('documentChecks.previousPage')}
            Icon={ChevronLeft}
            disabled={page === 1}
            onClick={() => turnTo(page - 1)}
          />
          <p aria-live="polite" className="px-1 tabular-nums">
            {t('documentChecks.page', { page, pages })}
          </p>
          <IconButton
            label={t('documentChecks.nextPage')}
            Icon={ChevronRight}
            disabled={page >= pages}
            onClick={() => turnTo(page + 1)}
          />
        </div>
        <div className="flex items-center">
          <IconButton
            label={t('documentChecks.turn')}
            Icon={RotateCwSquare}
            onClick={() => setQuarters((quarters + 1) % 4)}
          />
          <IconButton
            label={t('documentChecks.zoomOut')}
            Icon={ZoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            label={t('documentChecks.zoomIn')}
            Icon={ZoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
      </div>
      {failed === page ? (
        <p role="alert" className="p-4 font-medium text-danger">
          {t('documentChecks.pageFailed')}
        </p>
      ) : (
        // Scrolled by the arrows too, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={label} tabIndex={0} className="page-viewer">
          <div style={{ width: `${scale}cqw`, height: `${scale}cqh` }} className="relative">
            <img
              key={page}
              src={`${apiBase}/admin/documents/${id}/pages/${page}?version=${version}`}
              alt={t('documentChecks.pageOf', { page, label })}
              onError={() => setFailed(page)}
              style={{
                width: `${scale}${isSideways ? 'cqh' : 'cqw'}`,
                height: `${scale}${isSideways ? 'cqw' : 'cqh'}`,
                rotate: `${quarters * 90}deg`,
              }}
            />
          </div>
        </section>
      )}
    </section>
  )
}
