import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { usePath } from '../../lib/paths.tsx'
import { forgetPerson } from '../../lib/session-end.ts'
import { fetchUser, homeOf, rememberSignIn, signedInType } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { readReason, wantedPlace } from './sign-in-address.ts'
import { explainSignIn } from './sign-in-errors.ts'

const initial = { identifier: '', password: '', code: '' }

const schema = async () =>
  (await import('../../../contract/accounts.ts')).accountEndpoints['POST /auth/login'].body

/** Signs in, asks staff for their second factor, and leads on to where the person was going, or home. */
export function useSignIn() {
  const { t } = useTexts()
  const path = usePath()
  const [asksCode, setAsksCode] = useState(false)
  const [unknownRole, setUnknownRole] = useState(false)
  const { leaving, setLeaving } = useLeadOn()
  const missing = {
    identifier: t('login.identifierMissing'),
    password: t('login.passwordMissing'),
    code: t('login.code.missing'),
  }
  const form = useForm({
    name: 'login',
    initial,
    secrets: ['password', 'code'],
    body: ({ identifier, password, code }) => ({ identifier, password, ...(asksCode ? { code } : {}) }),
    schema,
    problem: (field, problem) =>
      field === 'code' && problem === 'tooLong' ? t('login.code.wrong') : missing[field],
    // Most people have no second factor, so the contract asks for none.
    check: ({ code }) => (asksCode && code.trim() === '' ? { code: missing.code } : {}),
    send: async (body) => {
      setUnknownRole(false)
      try {
        const { data } = await api('POST /auth/login', { body })
        const home = homeOf(data.user.role)
        if (home === null) return setUnknownRole(true)
        rememberSignIn(data)
        setLeaving(true)
        location.assign(wantedPlace() ?? path(home))
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null
        if (code === 'second_factor_required') return setAsksCode(true)
        if (code === 'wrong_credentials') setAsksCode(false)
        if (code !== 'wrong_second_factor') throw error
        // Its status is that of a wrong password, but it belongs to the code.
        throw new ApiError(401, { code, fields: { code: t('login.code.wrong') } })
      }
    },
    failed: (error) => {
      const failure = error instanceof ApiError ? error : null
      // Said beside the code, and only there.
      if (failure?.code === 'wrong_second_factor') return null
      const explanation = explainSignIn(failure)
      return 'said' in explanation ? explanation.said : t(`login.errors.${explanation.text}`)
    },
  })
  return {
    ...form,
    busy: form.busy || leaving,
    message: unknownRole ? t('login.errors.unknownRole') : form.message,
    asksCode,
    startOver: () => {
      setAsksCode(false)
      form.clear()
    },
  }
}

/** Somebody who is signed in already is led on. */
function useLeadOn() {
  const path = usePath()
  const [leaving, setLeaving] = useState(false)
  const lead = useEffectEvent(async () => {
    // Sent here by a refusal: to lead back could go round for ever, and hide why.
    if (signedInType() === null || readReason() === 'expired' || readReason() === 'jobSearch') return
    const user = await fetchUser()
    if (user === null) return forgetPerson()
    const home = homeOf(user.role)
    if (home !== null) location.replace(wantedPlace() ?? path(home))
  })
  useEffect(() => {
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
  }, [])
  return { leaving, setLeaving }
}
