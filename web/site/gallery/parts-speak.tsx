import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/controls/dialog.tsx'
import { useToast } from '../../lib/toast.ts'
import { LazyAccordion } from '../../ui/lazy-accordion.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Tooltip } from '../../ui/controls/tooltip.tsx'
import { Part } from './part.tsx'

export function SpeakParts() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('galleryParts.sections.dialogs')}>
        <ShortDialog />
        <LongDialog />
        <Question />
        <LazyAccordion
          summary={t('galleryParts.dialogs.title')}
          className="w-full"
          load={() => Promise.resolve(Answer)}
          of={{ text: t('galleryParts.dialogs.text') }}
        />
      </Part>
      <Part heading={t('galleryParts.sections.toasts')}>
        <Toasts />
      </Part>
      <Part heading={t('galleryParts.sections.tooltips')}>
        <p>
          {t('galleryParts.tooltips.subject')}
          <Tooltip subject={t('galleryParts.tooltips.subject')} text={t('galleryParts.tooltips.text')} />
        </p>
        <p className="ms-auto">
          {t('galleryParts.tooltips.other')}
          <Tooltip subject={t('galleryParts.tooltips.other')} text={t('galleryParts.tooltips.otherText')} />
        </p>
        <p>
          <RelativeTime at="2025-10-17T11:30:00Z" />
        </p>
      </Part>
    </>
  )
}

function Answer({ text }: { text: string }) {
  return <p className="px-3 pb-4">{text}</p>
}

function ShortDialog() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('galleryParts.dialogs.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('galleryParts.dialogs.title')}>
        <p>{t('galleryParts.dialogs.text')}</p>
        <p>
          {t('galleryParts.tooltips.other')}
          <Tooltip subject={t('galleryParts.tooltips.other')} text={t('galleryParts.tooltips.otherText')} />
        </p>
      </Dialog>
    </>
  )
}

function LongDialog() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('galleryParts.dialogs.long')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        closeOnBackdrop={false}
        title={t('galleryParts.buttons.long')}
        actions={<Button onClick={close}>{t('galleryParts.dialogs.done')}</Button>}
      >
        <p>{Array.from({ length: 20 }, () => t('galleryParts.dialogs.text')).join(' ')}</p>
      </Dialog>
    </>
  )
}

/** The first attempt fails, the second succeeds. */
function Question() {
  const { t } = useTexts()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => {
      setBusy(false)
      setFailed(!failed)
      setOpen(!failed)
      if (failed) toast(t('galleryParts.toasts.good'))
    }, 1_000)
    return () => clearTimeout(timer)
  }, [busy, failed, toast, t])
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('galleryParts.dialogs.ask')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('galleryParts.dialogs.question')}
        text={t('galleryParts.dialogs.warning')}
        confirm={t('galleryParts.buttons.delete')}
        busy={busy}
        error={failed && !busy ? t('galleryParts.dialogs.problem') : null}
        onConfirm={() => setBusy(true)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

function Toasts() {
  const { t } = useTexts()
  const toast = useToast()
  return (
    <>
      <Button kind="secondary" onClick={() => toast(t('galleryParts.toasts.good'))}>
        {t('galleryParts.toasts.showGood')}
      </Button>
      <Button kind="secondary" onClick={() => toast(t('galleryParts.toasts.info'), 'info')}>
        {t('galleryParts.toasts.showInfo')}
      </Button>
      <Button kind="secondary" onClick={() => toast(t('galleryParts.toasts.bad'), 'bad')}>
        {t('galleryParts.toasts.showBad')}
      </Button>
      <Button kind="secondary" onClick={() => toast(t('galleryParts.toasts.long'))}>
        {t('galleryParts.toasts.showLong')}
      </Button>
    </>
  )
}
