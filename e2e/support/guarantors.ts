import { expect, type Page } from '@playwright/test'
import type { GuarantorInput } from '../../contract/guarantors.ts'
import { linkInMail } from './mail.ts'
import { newSeeker } from './seekers.ts'

/** Everything that the form asks about a guarantor, with an address of its own. */
export const newGuarantor = (changes: Partial<GuarantorInput> = {}): GuarantorInput => ({
  firstname: 'Abebe',
  lastname: 'Kebede',
  email: `uncle-${crypto.randomUUID()}@example.com`,
  phoneNumber: '0922334455',
  relationship: 'RELATIVE',
  location: 'Adama',
  language: 'en',
  ...changes,
})

/** A new seeker adds a guarantor; answers with the link in the mail. */
export async function askGuarantor(
  page: Page,
  changes: Partial<GuarantorInput> = {},
): Promise<GuarantorInput & { link: string }> {
  await newSeeker(page)
  const input = newGuarantor(changes)
  const answer = await page.request.post('/api/guarantors', { data: input })
  expect(answer.status()).toBe(200)
  const link = new URL(await linkInMail(input.email, 'guarantor'))
  return { ...input, link: link.pathname + link.search }
}
