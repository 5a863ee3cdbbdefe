import { Camera, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import {
  largestPicture,
  largestPictureBytes,
  pictureTypes,
  thumbAddress,
} from '../../../contract/rules/pictures.ts'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api, ApiError } from '../../lib/api.ts'
import { shrinkPicture } from '../../lib/shrink-picture.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonLooks, buttonSizes } from '../../ui/button-looks.ts'
import { Button, Spinner } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { useWords } from './words.ts'

type Props = {
  /** The address of the picture; null where there is none. */
  photo: string | null
  /** Whose first letter stands in its place. */
  name: string
  onChange: (photo: string | null) => void
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
type Trouble = { field: string | null; message: string | null }

/** The picture of the person, sent as soon as it is chosen. */
export function PictureField(props: Props) {
  const { photo, name, quiet = false } = props
  const { t } = useTexts()
  const id = useId()
  const { input, busy, trouble, choose, remove } = usePicture(props)
  const sending = busy === 'sending'
  const look = looks[quiet ? 'quiet' : 'full']
  return (
    <fieldset className={`grid max-w-full content-start gap-3 ${quiet ? 'shrink-0' : 'min-w-0'}`}>
      <legend className={quiet ? 'sr-only' : 'mb-3 font-semibold'}>{t('settings.picture.label')}</legend>
      <div className={look.row}>
        <Avatar
          src={photo === null ? null : thumbAddress(photo)}
          name={name}
          alt={t('settings.picture.alt')}
        />
        <div className={look.acts}>
          <label className={`file-choice ${look.choice}`} data-busy={busy !== null || undefined}>
            <input
              ref={input}
              type="file"
              name="file"
              accept={pictureTypes.join(',')}
              aria-invalid={trouble.field !== null || undefined}
              aria-describedby={trouble.field === null ? `${id}-hint` : `${id}-hint ${id}-error`}
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
              {sending ? t('settings.picture.sending') : t('settings.picture.choose')}
            </span>
          </label>
          <output className="sr-only">{sending ? t('settings.picture.sending') : null}</output>
          {photo !== null && !quiet && (
            <Button kind="plain" Icon={Trash2} busy={busy === 'removing'} onClick={remove}>
              {t('settings.picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className={quiet ? 'sr-only' : 'text-sm text-muted'}>
        {t('settings.picture.hint', { limit: largestPicture.megabytes })}
      </p>
      {trouble.field !== null && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {trouble.field}
        </p>
      )}
      <FormAlert message={trouble.message} />
    </fieldset>
  )
}

const none: Trouble = { field: null, message: null }

function usePicture({ onChange }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null)
  const [trouble, setTrouble] = useState(none)
  /** What is wrong with the picture stands at its field; all else is said as it is specified, and why. */
  const tell = (error: unknown) => {
    const problem = error instanceof ApiError ? error.problem : null
    const field = problem === null || problem === 'network' ? undefined : problem.fields?.['file']
    if (field !== undefined) {
      setTrouble({ field, message: null })
      input.current?.focus()
      return
    }
    const failed = t('settings.picture.failed')
    const why = problem === 'network' ? t('settings.picture.network') : words(error)
    setTrouble({ field: null, message: why === failed ? failed : `${failed}\n${why}` })
  }
  const send = async (chosen: File) => {
    const file = await shrinkPicture(chosen)
    if (file.size > largestPictureBytes) {
      // Not sent at all: it would cost the person data, and be refused.
      const limit = largestPicture.megabytes
      return setTrouble({ field: t('settings.picture.tooLarge', { limit }), message: null })
    }
    const { message, profilePhotoUrl } = await api('POST /users/upload-profile-picture', { file })
    onChange(profilePhotoUrl)
    toast(message)
  }
  const removeIt = async () => {
    const { message } = await api('DELETE /users/profile-picture', {})
    onChange(null)
    toast(message)
    // The button that had the focus is gone.
    input.current?.focus()
  }
  const run = async (what: 'sending' | 'removing', act: () => Promise<void>, fail: typeof tell) => {
    setBusy(what)
    setTrouble(none)
    await act().catch(fail)
    setBusy(null)
  }
  return {
    input,
    busy,
    trouble,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const chosen = target.files?.[0]
      // Emptied, so that the same picture can be chosen again.
      target.value = ''
      if (chosen !== undefined && busy === null) void run('sending', () => send(chosen), tell)
    },
    remove: () =>
      void run('removing', removeIt, (error) => setTrouble({ field: null, message: words(error) })),
  }
}
