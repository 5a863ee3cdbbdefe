import type { FormState } from '../../../contract/pages.ts'
import { ServerOnly } from '../../lib/server-only.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubscription } from './use-subscription.ts'

/** Works as a plain form; once the page is live it answers in place. */
export function NewsletterSection({ form }: { form: FormState | null }) {
  const { t, language } = useTexts()
  const { state, submit } = useSubscription(form)
  return (
    <section id="newsletter" className="bg-sunken" aria-labelledby="newsletter-heading">
      <div className="page-column grid gap-6 py-12 md:grid-cols-2 md:items-center">
        <ServerOnly id="newsletter-offer">{import.meta.env.SSR && <Offer />}</ServerOnly>
        <form
          method="post"
          // On the copy of the page in one language the answer comes in that language too.
          action={`/api/newsletter/subscribe?lng=${language}`}
          onSubmit={submit}
          noValidate
          className="grid gap-3"
        >
          <TextField
            label={t('newsletterForm.label')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            defaultValue={form?.values['email'] ?? ''}
            error={state.kind === 'refused' ? state.field : null}
          />
          {/* People do not see this; a robot fills it in and gives itself away. */}
          <div className="hidden">
            <label htmlFor="newsletter-website">{t('newsletterForm.website')}</label>
            <input id="newsletter-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <SubmitButton busy={state.kind === 'sending'}>
            {state.kind === 'sending' ? t('newsletterForm.sending') : t('newsletterForm.send')}
          </SubmitButton>
          <div aria-live="polite" className="block min-h-14">
            {state.kind === 'done' && (
              <>
                <p className="font-semibold text-primary">{state.message}</p>
                <p>{t('newsletterForm.checkMail')}</p>
              </>
            )}
            {state.kind === 'refused' && state.message !== null && (
              <p className="font-medium text-danger">{state.message}</p>
            )}
          </div>
        </form>
      </div>
    </section>
  )
}

function Offer() {
  const { t } = useTexts()
  return (
    <>
      <h2 id="newsletter-heading" className="text-2xl font-bold sm:text-3xl">
        {t('newsletter.heading')}
      </h2>
      <p className="mt-3 max-w-prose">{t('newsletter.text')}</p>
    </>
  )
}
