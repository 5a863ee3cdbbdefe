import { Camera, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { largestPicture, pictureTypes, thumbAddress } from '../../../contract/rules/pictures.ts'
import { useUser } from '../../lib/app-context.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Avatar, faces } from '../../ui/avatar.tsx'
import { buttonLooks, buttonSizes } from '../../ui/button-looks.ts'
import { Button, Spinner } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { usePicture } from './use-picture.ts'

type Props = {
  /** The address of the picture; null where there is none. */
  photo: string | null
  /** Its first letter is shown where there is no picture. */
  name: string
  /** Beside a name: a camera on the picture, whose words are for readers alone. It is removed elsewhere. */
  quiet?: boolean
}
const looks = {
  full: {
    row: 'flex flex-wrap items-center gap-4',
    acts: 'flex min-w-0 flex-wrap gap-3',
    choice: `gap-2 py-2 text-center ${buttonSizes.normal} ${buttonLooks.secondary}`,
  },
  quiet: {
    row: 'relative me-3 mb-3 w-fit',
    acts: 'absolute -end-3 -bottom-3',
    choice: `size-11 rounded-full border-2 border-raised ${buttonLooks.primary}`,
  },
} as const

/** The picture of the person, sent as soon as it is chosen. */
export function PictureField({ photo, name, quiet = false }: Props) {
  const { t } = useTexts()
  const { role } = useUser()
  const id = useId()
  const { input, busy, problem, message, choose, remove } = usePicture()
  const sending = busy === 'sending'
  const look = looks[quiet ? 'quiet' : 'full']
  return (
    <fieldset className={`grid max-w-full content-start gap-3 ${quiet ? 'shrink-0' : 'min-w-0'}`}>
      <legend className={quiet ? 'sr-only' : 'mb-3 font-semibold'}>{t('picture.label')}</legend>
      <div className={look.row}>
        <Avatar
          src={photo === null ? null : thumbAddress(photo)}
          name={name}
          alt={t('picture.alt')}
          kind={faces[role]}
          size="large"
        />
        <div className={look.acts}>
          <label className={`file-choice ${look.choice}`} data-busy={busy !== null || undefined}>
            <input
              ref={input}
              type="file"
              name="file"
              accept={pictureTypes.join(',')}
              aria-invalid={problem !== null || undefined}
              aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-error`}
              className="sr-only"
              // Disabled it would lose the focus; so it stays and does nothing.
              onClick={(event) => busy !== null && event.preventDefault()}
              onChange={choose}
            />
            {sending ? (
              <Spinner className="size-5" />
            ) : (
              <Camera aria-hidden="true" className="size-5 shrink-0" />
            )}
            <span className={quiet ? 'sr-only' : undefined}>
              {sending ? t('picture.sending') : t('picture.choose')}
            </span>
          </label>
          <span aria-live="polite" className="sr-only">
            {sending ? t('picture.sending') : null}
          </span>
          {photo !== null && !quiet && (
            <Button kind="plain" Icon={Trash2} busy={busy === 'removing'} onClick={remove}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className={quiet ? 'sr-only' : 'text-sm text-muted'}>
        {t('picture.hint', { limit: largestPicture.megabytes })}
      </p>
      {problem !== null && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {problem}
        </p>
      )}
      <FormAlert message={message} />
    </fieldset>
  )
}
