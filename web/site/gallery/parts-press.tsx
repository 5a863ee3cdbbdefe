import { Download, Pencil, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { StatePicture } from '../../ui/illustrations/states.tsx'
import { WorkPicture } from '../../ui/work-picture.tsx'
import { Part } from './part.tsx'

const kinds = ['primary', 'secondary', 'plain', 'danger'] as const
/** One of each picture. */
const works = [
  'nanny',
  'cleaner',
  'cook',
  'caregiver',
  'driver',
  'gardener',
  'security-guard',
  'plumber',
  'tailor',
  'waiter',
  'accountant',
  'tutor',
  'pet-sitter',
] as const
const tones = ['label', 'neutral', 'good', 'waiting', 'bad', 'info'] as const

export function PressParts() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('galleryParts.sections.buttons')}>
        <Buttons />
      </Part>
      <Part heading={t('galleryParts.sections.badges')}>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`galleryParts.badges.${tone}`)}
          </Badge>
        ))}
        <Badge tone="waiting">{t('galleryParts.badges.long')}</Badge>
        <Badge tone="bad">{t('galleryParts.badges.long')}</Badge>
        {works.map((work) => (
          <WorkPicture key={work} kind={work} />
        ))}
        <StatePicture of="empty" />
        <StatePicture of="failed" />
        <StatePicture of="offline" />
      </Part>
    </>
  )
}

function Buttons() {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const words = {
    primary: t('galleryParts.buttons.save'),
    secondary: t('galleryParts.buttons.back'),
    plain: t('galleryParts.buttons.more'),
    danger: t('galleryParts.buttons.delete'),
  }
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {words[kind]}
        </Button>
      ))}
      {kinds.map((kind) => (
        <Button key={kind} kind={kind} size="small">
          {words[kind]}
        </Button>
      ))}
      <Button Icon={Save}>{words.primary}</Button>
      <Button kind="danger" size="small" Icon={Trash2}>
        {words.danger}
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} kind={kind} disabled>
          {words[kind]}
        </Button>
      ))}
      <Button busy={busy} onClick={() => setBusy(true)}>
        {t('galleryParts.buttons.send')}
      </Button>
      <Button kind="secondary" busy Icon={Download}>
        {t('galleryParts.buttons.download')}
      </Button>
      <Button kind="danger" size="small" busy>
        {words.danger}
      </Button>
      <IconButton label={t('galleryParts.buttons.edit')} Icon={Pencil} />
      <IconButton label={t('galleryParts.buttons.download')} Icon={Download} busy />
      <IconButton label={t('galleryParts.buttons.delete')} Icon={Trash2} disabled />
      <Button Icon={Save}>{t('galleryParts.buttons.long')}</Button>
      <Button kind="secondary" busy>
        {t('galleryParts.buttons.long')}
      </Button>
    </>
  )
}
