import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { BasicFields, MoreFields, PayFields, PreferenceFields } from './job-fields.tsx'
import { keptStart } from './job-values.ts'
import { useJobForm, type JobFormSettings } from './use-job-form.ts'

type Props = JobFormSettings & {
  /** The hours of any job that is there are shown; the form of a new one asks for them by the hour only. */
  editing: boolean
  label: { ready: string; busy: string }
}

/** One form for a new job and for one that is there: all sections, what is wrong with the whole, and the way on. */
export function JobForm({ editing, label, ...settings }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const { form, values, errors, set, setAll, busy, message, submit } = useJobForm(settings)
  const fields = { values, errors, set, setAll }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="mt-8 grid gap-10">
      <BasicFields form={fields} />
      <PayFields form={fields} editing={editing} keptStart={keptStart(settings.initial, values)} />
      <PreferenceFields form={fields} />
      <MoreFields form={fields} />
      <div className="grid gap-4">
        <FormMessage text={message} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button submit busy={busy}>
            {busy ? label.busy : label.ready}
          </Button>
          <a href={to('employerHome')} className="link inline-flex min-h-11 items-center">
            {t('jobForm.actions.back')}
          </a>
        </div>
      </div>
    </form>
  )
}
