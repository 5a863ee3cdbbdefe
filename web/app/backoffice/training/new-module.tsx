import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longestModuleTitle } from '../../../../contract/rules/training.ts'
import type { DraftInput } from '../../../../contract/training-modules.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { markOld } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { go } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { LanguageFields } from './language-fields.tsx'
import { noWords, type Words } from './values.ts'

const schema = async () =>
  (await import('../../../../contract/training-modules.ts')).trainingModuleEndpoints['POST /admin/training']
    .body

/** The title of a new module; all else is written on its own screen. */
export function NewModule() {
  const { t } = useTexts()
  const to = useTo()
  const user = useUser()
  const toast = useToast()
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const { form, values, set, busy, message, submit } = useForm<
    { title: Words },
    Pick<DraftInput, 'title' | 'description'>
  >({
    name: `module new ${user.id}`,
    initial: { title: noWords },
    body: ({ title }) => ({ title, description: noWords }),
    schema,
    problem: () => t('trainingModules.wrong'),
    send: async (body) => {
      const added = await api('POST /admin/training', { body }, { idempotencyKey: key })
      markOld(client, ['GET /admin/training'])
      toast(added.message)
      go(to('trainingModule', { id: added.data.id }))
    },
    failed: (error) => failureText(error, { failed: t('trainingModules.acts.failed') }),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <LanguageFields
        legend={t('trainingModules.words.title')}
        place="title"
        value={values.title}
        limit={longestModuleTitle}
        error={() => null}
        onChange={(title) => set('title', title)}
      />
      <FormMessage text={message} />
      <div>
        <Button submit busy={busy}>
          {t('trainingModules.acts.add')}
        </Button>
      </div>
    </form>
  )
}
