import { Briefcase, HandHeart, UserRound, Users } from 'lucide-react'
import { useState } from 'react'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { CheckboxGroup } from '../../ui/controls/checkbox-group.tsx'
import { HashTabs } from '../../ui/controls/hash-tabs.tsx'
import { RadioCards } from '../../ui/controls/radio-cards.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Part } from './part.tsx'

const answers = { work: UserRound, hire: Briefcase, refer: Users } as const
const names = ['work', 'hire', 'refer'] as const
const tabNames = ['profile', 'documents', 'applications', 'training', 'messages', 'payments'] as const

export function ChooseParts() {
  const { t } = useTexts()
  return (
    <>
      <Part heading={t('galleryParts.sections.radios')}>
        <Radios />
      </Part>
      <Part heading={t('galleryParts.sections.switches')}>
        <Switches />
      </Part>
      <Part heading={t('galleryParts.sections.checkboxes')}>
        <Checkboxes />
        <Several />
      </Part>
      <Part heading={t('galleryParts.sections.tabs')}>
        <HashTabs label={t('galleryParts.tabs.label')} tabs={useTabs(3)} />
        <Tabs label={t('galleryParts.tabs.many')} tabs={useTabs(6)} />
      </Part>
    </>
  )
}

function Radios() {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<keyof typeof answers | null>('hire')
  const options = names.map((value) => ({
    value,
    title: t(`galleryParts.radios.${value}.title`),
    text: t(`galleryParts.radios.${value}.text`),
    Icon: answers[value],
  }))
  const short = options.map(({ value, title }) => ({ value, title, disabled: value === 'refer' }))
  const legend = t('galleryParts.radios.legend')
  return (
    <>
      <RadioCards legend={legend} name="free" options={options} hint={t('galleryParts.radios.hint')} />
      <RadioCards legend={legend} name="held" options={short} value={chosen} onChange={setChosen} />
      <RadioCards
        legend={legend}
        name="wrong"
        options={short}
        required
        hint={t('galleryParts.radios.hint')}
        error={t('galleryParts.radios.error')}
      />
      <RadioCards legend={legend} name="closed" options={options} defaultValue="work" disabled />
    </>
  )
}

function Switches() {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  const [mailed, setMailed] = useState(true)
  return (
    <div className="grid w-full gap-4">
      <Switch
        label={t('galleryParts.switches.show')}
        hint={t('galleryParts.switches.hint')}
        checked={shown}
        onChange={setShown}
      />
      <Switch label={t('galleryParts.switches.mail')} checked={mailed} onChange={setMailed} />
      <Switch label={t('galleryParts.switches.show')} checked={mailed} onChange={setMailed} busy />
      <Switch label={t('galleryParts.switches.show')} checked={false} onChange={setMailed} disabled />
      <Switch label={t('galleryParts.switches.show')} checked onChange={setMailed} disabled />
    </div>
  )
}

function Several() {
  const { t } = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>(['hire'])
  const group = (name: string, error: string | null) => (
    <CheckboxGroup
      legend={t('galleryParts.radios.legend')}
      name={name}
      hint={t('galleryParts.radios.hint')}
      error={error}
      options={names.map((id) => ({ id, label: t(`galleryParts.radios.${id}.title`) }))}
      chosen={chosen}
      onChange={setChosen}
    />
  )
  return (
    <div className="grid w-full gap-4">
      {group('several', null)}
      {group('several-wrong', t('galleryParts.radios.error'))}
    </div>
  )
}

function Checkboxes() {
  const { t } = useTexts()
  const to = useTo()
  const consent = (
    <>
      {t('galleryParts.checkboxes.agree')}{' '}
      <a className="link" href={to('terms')}>
        {t('galleryParts.checkboxes.terms')}
      </a>
    </>
  )
  return (
    <div className="grid w-full gap-4 md:grid-cols-2">
      <Checkbox hint={t('galleryParts.checkboxes.hint')}>{consent}</Checkbox>
      <Checkbox defaultChecked>{t('galleryParts.checkboxes.live')}</Checkbox>
      <Checkbox required hint={t('galleryParts.checkboxes.hint')} error={t('galleryParts.checkboxes.error')}>
        {consent}
      </Checkbox>
      <Checkbox disabled>{t('galleryParts.checkboxes.live')}</Checkbox>
      <Checkbox disabled defaultChecked>
        {t('galleryParts.checkboxes.live')}
      </Checkbox>
      <Checkbox>{t('galleryParts.switches.mail')}</Checkbox>
    </div>
  )
}

function useTabs(count: number) {
  const { t } = useTexts()
  return tabNames.slice(0, count).map((id) => ({
    id,
    label: t(`galleryParts.tabs.${id}`),
    ...(id === 'profile' ? { Icon: HandHeart } : {}),
    content: (
      <>
        <p>{t('galleryParts.tabs.content', { part: t(`galleryParts.tabs.${id}`) })}</p>
        <Checkbox>{t('galleryParts.checkboxes.live')}</Checkbox>
      </>
    ),
  }))
}
