import type { NoticePreferences } from '../../../contract/notices.ts'
import { noticeKinds, type NoticeKind } from '../../../contract/rules/notices.ts'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from './section.tsx'

const preferencesKey = 'GET /notices/preferences'
type Side = 'seeker' | 'employer'

/** Settings for emails about hiring and messages. */
export function NoticesSection({ side }: { side: Side }) {
  const { t } = useTexts()
  const preferences = useEndpoint(preferencesKey, {})
  return (
    <Section heading={t('settings.notices.heading')} text={t('settings.notices.text')}>
      <Loaded of={preferences} level={3} skeleton={<Skeleton kind="lines" lines={8} />}>
        {({ stopped }) => <Kinds side={side} stopped={stopped} />}
      </Loaded>
      <p className="text-muted">{t('settings.notices.always')}</p>
    </Section>
  )
}

function Kinds({ side, stopped }: { side: Side; stopped: NoticePreferences['stopped'] }) {
  const { t } = useTexts()
  const save = useAct('PUT /notices/preferences', {
    failed: t('settings.notices.failed'),
    edits: ({ body }, edit) => edit(preferencesKey, () => body),
    refreshes: [preferencesKey],
  })
  const change = (kind: NoticeKind, wanted: boolean) => {
    const others = stopped.filter((each) => each !== kind)
    void save.run({ body: { stopped: wanted ? others : [...others, kind] } })
  }
  return (
    <ul className="grid gap-4">
      {noticeKinds.map((kind) => (
        <li key={kind}>
          <Switch
            label={t(`settings.notices.${side}.${kind}.label`)}
            hint={t(`settings.notices.${side}.${kind}.hint`)}
            checked={!stopped.includes(kind)}
            // All are sent together, so a second change waits for the first.
            busy={save.busy}
            onChange={(wanted) => change(kind, wanted)}
          />
        </li>
      ))}
    </ul>
  )
}
