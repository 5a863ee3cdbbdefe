import { useState, type ChangeEvent } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConsentField } from '../../ui/controls/consent-field.tsx'
import { CopyField } from '../../ui/controls/copy-field.tsx'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { EmailInput, PhoneInput, TextInput, UsernameInput } from '../../ui/controls/text-input.tsx'
import { Part } from './part.tsx'

const empty = { name: 'Tigist', email: '', phone: '', username: '', password: '' }

/** What forms ask with, and how a form says that it could not be sent. */
export function FormParts() {
  const { t } = useTexts()
  const [values, setValues] = useState(empty)
  const [about, setAbout] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const field = (name: keyof typeof empty) => ({
    label: t(`galleryParts.forms.${name}`),
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  })
  return (
    <Part heading={t('galleryParts.sections.forms')}>
      <form noValidate className="grid w-full gap-6" onSubmit={(event) => event.preventDefault()}>
        <Avatar src={null} name={values.name} alt="" />
        <FieldGroup legend={t('galleryParts.forms.legend')}>
          <TextInput {...field('name')} autoComplete="given-name" />
          <EmailInput {...field('email')} hint={t('galleryParts.forms.emailHint')} />
          <PhoneInput {...field('phone')} />
          <UsernameInput {...field('username')} />
          <PasswordField
            {...field('password')}
            autoComplete="new-password"
            show={t('galleryParts.forms.show')}
            hide={t('galleryParts.forms.hide')}
          />
        </FieldGroup>
        <TextArea
          label={t('galleryParts.forms.legend')}
          name="about"
          limit={500}
          value={about}
          onChange={setAbout}
        />
        <CopyField
          label={t('galleryParts.forms.link')}
          value="https://example.com/registration/tigist"
          copy={t('galleryParts.forms.copy')}
          copied={t('galleryParts.forms.copied')}
          done={t('galleryParts.toasts.info')}
          failed={t('galleryParts.forms.byHand')}
        />
        <ConsentField
          text={t('galleryParts.forms.consent')}
          newTab={t('galleryParts.forms.newTab')}
          checked={agreed}
          onChange={setAgreed}
          error={null}
        />
        <FormMessage text={t('galleryParts.forms.alert')} />
        <FormAlert message={alert} />
        <div>
          <Button onClick={() => setAlert(t('galleryParts.forms.alert'))}>
            {t('galleryParts.buttons.send')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
