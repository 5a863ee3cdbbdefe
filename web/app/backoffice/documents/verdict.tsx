import { useQueryClient } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { DocumentToCheck } from '../../../../contract/documents.ts'
import { refresh, useAct } from '../../../lib/endpoints.ts'
import { go } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormAlert } from '../../../ui/controls/form-alert.tsx'
import { RejectionDialog, type Rejection } from './rejection-dialog.tsx'

/** Right, or sent back with a reason; either leads to the next one. */
export function Verdict({ document }: { document: DocumentToCheck }) {
  const { t } = useTexts()
  const { state, version } = document
  const leadOn = useLeadOn(document)
  /** The file about which it is asked; of another one nobody has said why. */
  const [asked, setAsked] = useState<string | null>(null)
  const acts = useVerdict(document)
  const settle = async (done: Promise<boolean>) => {
    if (!(await done)) return
    setAsked(null)
    leadOn()
  }
  const ask = (about: string | null) => {
    acts.forget()
    setAsked(about)
  }
  const isAsking = asked === version && state === 'UPLOADED'
  return (
    <section aria-label={t('documentChecks.verdict')} className="grid gap-3">
      {/* Somebody else was faster, or the owner has sent another file. */}
      <FormAlert message={isAsking ? null : acts.failure} />
      {state === 'UPLOADED' ? (
        <div className="flex flex-wrap gap-2">
          <Button Icon={Check} busy={acts.isVerifying} onClick={() => void settle(acts.verify())}>
            {t('documentChecks.verify')}
          </Button>
          <Button kind="secondary" Icon={Undo2} onClick={() => ask(version)}>
            {t('documentChecks.reject')}
          </Button>
        </div>
      ) : (
        <p className="font-semibold">
          {t(state === 'VERIFIED' ? 'documentChecks.settled.VERIFIED' : 'documentChecks.settled.REJECTED')}
        </p>
      )}
      <Next document={document} />
      {isAsking && (
        <RejectionDialog
          busy={acts.isRejecting}
          failure={acts.failure}
          onReject={(rejection) => void settle(acts.reject(rejection))}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}

/** A verdict names the file that was looked at. */
function useVerdict({ id, version }: DocumentToCheck) {
  const { t } = useTexts()
  const client = useQueryClient()
  const settings = {
    failed: t('documentChecks.failed'),
    refreshes: ['GET /admin/documents', 'GET /admin/urgent'],
    quiet: true,
  } as const
  const verify = useAct('POST /admin/documents/:id/verify', settings)
  const reject = useAct('POST /admin/documents/:id/reject', settings)
  const params = { id }
  const settled = async (answer: object | null): Promise<boolean> => {
    // Shown as it is now, also when somebody comes back to it.
    await refresh(client, ['GET /admin/documents/:id'])
    return answer !== null
  }
  return {
    isVerifying: verify.busy,
    isRejecting: reject.busy,
    failure: verify.failure ?? reject.failure,
    forget: () => {
      verify.forget()
      reject.forget()
    },
    verify: async () => settled(await verify.run({ params, body: { version } })),
    reject: async (rejection: Rejection) =>
      settled(await reject.run({ params, body: { version, ...rejection } })),
  }
}

function useLeadOn({ next }: DocumentToCheck) {
  const to = useTo()
  return () => go(next === null ? to('documentsToCheck', {}) : to('documentsToCheck', { id: next }))
}

function Next({ document: { state, next } }: { document: DocumentToCheck }) {
  const { t } = useTexts()
  const to = useTo()
  if (next === null) return <p className="text-muted">{t('documentChecks.noNext')}</p>
  return (
    <div>
      <ButtonLink
        kind={state === 'UPLOADED' ? 'plain' : 'primary'}
        size="small"
        href={to('documentsToCheck', { id: next })}
      >
        {t(state === 'UPLOADED' ? 'documentChecks.skip' : 'documentChecks.next')}
      </ButtonLink>
    </div>
  )
}
