import { Mail, Pencil, Trash2, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import { guarantorRelationships } from '../../../contract/reference/options/people.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { mostGuarantors } from '../../../contract/rules/guarantors.ts'
import { useAct } from '../../lib/endpoints.ts'
import { labelIn, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { GuarantorDialogProps } from './guarantor-dialog.tsx'
import { showsGuarantors } from './refreshes.ts'
import type { RemoveDialogProps } from './remove-dialog.tsx'

/** Those whom a seeker has added, with their state, and the way to add one. Its texts are those of the namespace `guarantors`. */
export function Guarantors({ guarantors }: { guarantors: readonly OwnGuarantor[] }) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<GuarantorDialogProps>(
    async () => (await import('./guarantor-dialog.tsx')).GuarantorDialog,
  )
  const [opened, setOpened] = useState<OwnGuarantor | null>(null)
  const open = (guarantor: OwnGuarantor | null) => {
    setOpened(guarantor)
    ask()
  }
  return (
    <div className="grid gap-3">
      {guarantors.length === 0 ? (
        <p className="text-muted">{t('guarantors.empty')}</p>
      ) : (
        <ul className="grid items-start gap-3 md:grid-cols-2">
          {guarantors.map((guarantor) => (
            <li key={guarantor.id}>
              <GuarantorCard guarantor={guarantor} onChange={() => open(guarantor)} />
            </li>
          ))}
        </ul>
      )}
      {guarantors.length < mostGuarantors && (
        <div>
          <Button
            kind={guarantors.every(({ state }) => state === 'REFUSED') ? 'primary' : 'secondary'}
            size="small"
            Icon={UserPlus}
            onClick={() => open(null)}
          >
            {t('guarantors.add')}
          </Button>
        </div>
      )}
      {Dialog !== null && <Dialog guarantor={opened} onClose={close} />}
    </div>
  )
}

const tones = { ASKED: 'waiting', CONFIRMED: 'good', REFUSED: 'bad' } as const

function GuarantorCard({ guarantor, onChange }: { guarantor: OwnGuarantor; onChange: () => void }) {
  const id = useId()
  const { t, language } = useTexts()
  const { firstname, lastname, state, mailed } = guarantor
  const words = [
    labelOf(guarantorRelationships, guarantor.relationship, language),
    labelIn(lists.places, guarantor.location, language),
  ]
  const hint = !mailed
    ? 'unmailed'
    : state === 'REFUSED'
      ? 'REFUSED'
      : guarantor.corrected
        ? 'corrected'
        : null
  return (
    <article aria-labelledby={id} className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={id} className="min-w-0 font-bold wrap-anywhere">{`${firstname} ${lastname}`}</h3>
        <Badge tone={mailed ? tones[state] : 'neutral'}>
          {t(`guarantors.states.${mailed ? state : 'unmailed'}`)}
        </Badge>
      </div>
      <p className="text-muted wrap-anywhere">{words.join(' · ')}</p>
      <p className="flex flex-wrap gap-x-4 wrap-anywhere">
        <span>{guarantor.email}</span>
        <span>{guarantor.phoneNumber}</span>
      </p>
      {hint !== null && <p className="text-sm text-muted">{t(`guarantors.hints.${hint}`)}</p>}
      <Acts guarantor={guarantor} onChange={onChange} />
    </article>
  )
}

function Acts({ guarantor, onChange }: { guarantor: OwnGuarantor; onChange: () => void }) {
  const { t } = useTexts()
  const { id, state, canRemind } = guarantor
  const remind = useAct('POST /guarantors/:id/remind', {
    failed: t('guarantors.failed.remind'),
    refreshes: showsGuarantors,
  })
  const { Dialog, ask, close } = useLazyDialog<RemoveDialogProps>(
    async () => (await import('./remove-dialog.tsx')).RemoveDialog,
  )
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      {canRemind && (
        <Button
          kind="plain"
          size="small"
          Icon={Mail}
          busy={remind.busy}
          onClick={() => void remind.run({ params: { id } })}
        >
          {t('guarantors.acts.remind')}
        </Button>
      )}
      {state === 'ASKED' && (
        <Button kind="plain" size="small" Icon={Pencil} onClick={onChange}>
          {t('guarantors.acts.change')}
        </Button>
      )}
      <Button kind="plain" size="small" Icon={Trash2} onClick={ask}>
        {t('guarantors.acts.remove')}
      </Button>
      {Dialog !== null && <Dialog guarantor={guarantor} onClose={close} />}
    </div>
  )
}
