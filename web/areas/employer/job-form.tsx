import type { ReactNode } from 'react'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { BasicFields, MoreFields, PayFields, PreferenceFields } from './job-fields.tsx'
import { useJobForm, type JobFormSettings } from './use-job-form.ts'

/** One form for a new job and for one that is there: all sections, what is wrong with the whole, and the way on. */
export function JobForm(
  props: JobFormSettings & {
    /** The hours are told of any job that is there; the form of a new one asks for them by the hour only. */
    editing: boolean
    label: { ready: string; busy: string }
  },
) {
  const { editing, label, ...settings } = props
  const { t } = useTexts()
  const path = usePath()
  const { form, values, errors, set, setAll, busy, message, submit } = useJobForm(settings)
  const fields = { values, errors, set, setAll }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-8 grid gap-10">
      <BasicFields form={fields} />
      <PayFields form={fields} editing={editing} />
      <PreferenceFields form={fields} lists={settings.lists} />
      <MoreFields form={fields} />
      <div className="grid gap-4">
        <FormMessage text={message} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button submit busy={busy}>
            {busy ? label.busy : label.ready}
          </Button>
          <a href={path('/employer-profile')} className="link inline-flex min-h-11 items-center">
            {t('jobForm.actions.back')}
          </a>
        </div>
      </div>
    </form>
  )
}

export function JobFormFrame(props: { heading: string; intro: string; children: ReactNode }) {
  return (
    <section className="page-column py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-2xl font-bold text-balance sm:text-3xl">{props.heading}</h1>
        <p className="mt-2 max-w-prose text-lg">{props.intro}</p>
        {props.children}
      </div>
    </section>
  )
}
