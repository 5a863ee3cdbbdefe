import { useContext, useEffect, useState } from 'react'
import { api, ApiError } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { forgetSignIn } from '../../lib/kept.ts'
import { PrefixContext } from '../../lib/paths.tsx'
import { fetchUser, homeOf, mayBeSignedIn, rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { readReason, wantedPlace } from './sign-in-address.ts'
import { explainSignIn } from './sign-in-errors.ts'

const initial = { identifier: '', password: '', code: '' }
type Values = typeof initial

/** Signs in, asks staff for their second factor, and leads on to where the person was going, or home. */
export function useSignIn() {
  const { t } = useTexts()
  const prefix = useContext(PrefixContext)
  const [asksCode, setAsksCode] = useState(false)
  const [strange, setStrange] = useState(false)
  const { leaving, setLeaving } = useLeadOn()

  const form = useForm<Values>({
    name: 'login',
    initial,
    secrets: ['password', 'code'],
    check: (values) => {
      const fields = {
        ...(values.identifier.trim() === '' ? { identifier: t('login.identifierMissing') } : {}),
        ...(values.password === '' ? { password: t('login.passwordMissing') } : {}),
        ...(asksCode && values.code.trim() === '' ? { code: t('login.code.missing') } : {}),
      }
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async ({ identifier, password, code }) => {
      setStrange(false)
      try {
        const body = { identifier, password, ...(asksCode ? { code } : {}) }
        const { data } = await api('POST /auth/login', { body })
        const home = homeOf(data.user.role)
        if (home === null) return setStrange(true)
        rememberSignIn(data)
        setLeaving(true)
        location.assign(wantedPlace() ?? prefix + home)
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : 'network'
        if (problem === 'network') throw error
        if (problem.code === 'second_factor_required') return setAsksCode(true)
        if (problem.code === 'wrong_credentials') setAsksCode(false)
        if (problem.code !== 'wrong_second_factor') throw error
        // Its status is that of a wrong password, but it belongs to the code.
        throw new ApiError(401, { ...problem, fields: { code: t('login.code.wrong') } })
      }
    },
    words: (error) => {
      // Said beside the code, and only there.
      if (error?.message === 'wrong_second_factor') return ''
      const explanation = explainSignIn(error)
      return 'said' in explanation ? explanation.said : t(`login.errors.${explanation.text}`)
    },
  })
  const errors: FieldErrors<Values> = form.errors
  return {
    ...form,
    errors,
    busy: form.busy || leaving,
    message: strange ? t('login.errors.unknownRole') : form.message || null,
    asksCode,
    startOver: () => {
      setAsksCode(false)
      form.clear()
    },
  }
}

/** Somebody who is signed in already need not do it again. */
function useLeadOn() {
  const prefix = useContext(PrefixContext)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const lead = async () => {
      // Sent here by a refusal: to lead back at once could go round for ever.
      if (!mayBeSignedIn() || readReason() === 'expired') return
      const user = await fetchUser()
      const home = user === null ? null : homeOf(user.role)
      if (user === null) forgetSignIn()
      if (home !== null) location.replace(wantedPlace() ?? prefix + home)
    }
    // Without a connection the form is still there.
    const tryLead = () => void lead().catch(() => {})
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      // By the button Back, as it was left: on the way to somewhere else.
      setLeaving(false)
      tryLead()
    }
    tryLead()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [prefix])
  return { leaving, setLeaving }
}
