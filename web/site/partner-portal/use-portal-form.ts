import type { SubmitEvent } from 'react'
import { ApiError, failureText } from '../../lib/api-error.ts'
import { useForm } from '../../lib/form.ts'
import type { FormValues } from '../../lib/form-drafts.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { useClearToasts } from '../../ui/controls/clear-toasts.ts'

type Settings<Values extends FormValues, Body> = Omit<
  Parameters<typeof useForm<Values, Body>>[0],
  'failed'
> & {
  /** What the toast says of a failure; the reason is said beside the fields or below them. */
  failure: (error: unknown) => string
}

/** A form of the portal: each attempt takes away what was said of the one before, which may no longer be true. */
export function usePortalForm<Values extends FormValues, Body>(settings: Settings<Values, Body>) {
  const { t } = useTexts()
  const toast = useToast()
  const clearToasts = useClearToasts()
  const { failure, ...rest } = settings
  const form = useForm({
    ...rest,
    failed: (error) => {
      const failed = failure(error)
      toast(failed, 'bad')
      if (isRefusedField(error)) return null
      return failureText(error, {
        failed,
        network: t('partner.network'),
        unexpected: t('partner.unexpected'),
      })
    },
  })
  return {
    ...form,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      clearToasts()
      form.submit(event)
    },
  }
}

/** What is wrong with these fields has been said. */
export const isRefusedField = (error: unknown): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0
