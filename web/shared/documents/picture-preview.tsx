import { Check, Crop, RotateCwSquare } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { drawPicture } from './draw-picture.ts'
import { PictureCrop } from './picture-crop.tsx'
import { isWhole, turn, unedited, type PictureEdit } from './picture-edit.ts'

/** Sharp on the screen of a phone. */
const shownSide = 1200

type Props = {
  picture: HTMLCanvasElement
  name: string
  edit: PictureEdit
  onEdit: (edit: PictureEdit) => void
}

/** A picture before it is sent: turned by quarters, and cropped by its edges. */
export function PicturePreview({ picture, name, edit, onEdit }: Props) {
  const { t } = useTexts()
  const [isCropping, setCropping] = useState(false)
  const cropButton = useRef<HTMLButtonElement>(null)
  const { edges } = unedited
  const shown = (
    // While its edges are moved the whole picture is shown.
    <Drawn
      picture={picture}
      edit={isCropping ? { ...edit, edges } : edit}
      label={t('documents.preview', { name })}
    />
  )
  return (
    <div className="grid gap-2">
      {isCropping ? (
        <>
          <p className="text-sm">{t('documents.cropHint')}</p>
          <PictureCrop edges={edit.edges} onChange={(moved) => onEdit({ ...edit, edges: moved })}>
            {shown}
          </PictureCrop>
        </>
      ) : (
        <div className="flex justify-center">{shown}</div>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" kind="secondary" Icon={RotateCwSquare} onClick={() => onEdit(turn(edit))}>
          {t('documents.turn')}
        </Button>
        <Button
          ref={cropButton}
          size="small"
          kind="secondary"
          Icon={isCropping ? Check : Crop}
          onClick={() => setCropping(!isCropping)}
        >
          {t(isCropping ? 'documents.cropDone' : 'documents.crop')}
        </Button>
        {!isWhole(edit.edges) && (
          <Button
            size="small"
            kind="plain"
            onClick={() => {
              // This button goes.
              cropButton.current?.focus()
              onEdit({ ...edit, edges })
            }}
          >
            {t('documents.whole')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Drawn({ picture, edit, label }: { picture: HTMLCanvasElement; edit: PictureEdit; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, picture, edit, shownSide)
  }, [picture, edit])
  return (
    // Its pixels are drawn here, which an image cannot be.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <canvas ref={canvas} role="img" aria-label={label} className="max-h-[50dvh] max-w-full rounded-field" />
  )
}
