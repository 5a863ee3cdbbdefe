import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { longestSecondFactor } from './rules/accounts.ts'

// Everything else asks staff for the factor that these set up.
export const staffEndpoints = defineEndpoints({
  'POST /staff/second-factor': {
    summary: 'Starts to set up two-step login for staff, or starts again while it is not confirmed',
    access: 'staffBeforeFactor',
    perHour: 60,
    answers: {
      200: json(
        z.object({
          /** To be typed into an authenticator app. */
          secret: z.string(),
          /** The same for a QR code: otpauth://totp/… */
          address: z.string(),
        }),
      ),
    },
    errors: ['not_allowed'],
  },
  'POST /staff/second-factor/confirm': {
    summary: 'Confirms two-step login by its first code, ends every other session and renews this one',
    access: 'staffBeforeFactor',
    perHour: 60,
    startsSession: true,
    body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSecondFactor)) }),
    answers: {
      200: json(
        z.extend(done, {
          /** Shown this once: each opens the account once where the phone is lost. */
          recoveryCodes: z.array(z.string()),
        }),
      ),
    },
    errors: ['invalid_input', 'not_allowed'],
  },
})
