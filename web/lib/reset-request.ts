import { api } from './api.ts'
import { ApiError } from './api-error.ts'

const endpoint = async () =>
  (await import('../../contract/accounts.ts')).accountEndpoints['POST /auth/request-password-reset']

export const resetRequestSchema = async () => (await endpoint()).body

/** Asks for a link for a new password. */
export async function requestReset(body: { email: string; userType?: 'partner' | undefined }): Promise<void> {
  const answer = await api('POST /auth/request-password-reset', { body })
  // Something between us and the server may answer 200 too: that sent no mail.
  if (!(await endpoint()).answers[200].schema.safeParse(answer).success) throw new ApiError(502)
}
