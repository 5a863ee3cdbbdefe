import { expect, type Page } from '@playwright/test'
import type { QuickRegistration } from '../../contract/accounts.ts'
import type { Language } from '../../contract/rules/language.ts'
import { quietTowns } from '../../server/testing/quiet-towns.ts'
import { register } from './accounts.ts'
import { linkInMail } from './mail.ts'
import { newEmployer, postJob } from './employers.ts'

/** Somebody new who looks for work, signed in in this browser; the address is verified by default. */
export async function newSeeker(
  page: Page,
  { verified = true, language = 'en' }: { verified?: boolean; language?: Language } = {},
) {
  const type: QuickRegistration['userType'] = 'CAREER'
  const person = await register(page.request, type, language)
  if (verified) await verifyEmail(page, person)
  return person
}

async function verifyEmail(page: Page, { email }: { email: string }): Promise<void> {
  const link = new URL(await linkInMail(email, 'verify-email'))
  const data = { token: link.searchParams.get('token') }
  expect((await page.request.post('/api/auth/verify-email', { data })).status()).toBe(200)
}

/** Follows a link of the phone's bar with a mouse: what it leads to is asked for when it is pointed at. */
export async function followMenu(page: Page, name: string, firstCall: string): Promise<void> {
  const link = page.getByRole('navigation').last().getByRole('link', { name, exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answered = page.waitForResponse(firstCall)
  await link.hover()
  await answered
  await link.click()
}

/** A word that no other test has in its jobs. */
export const newWord = () =>
  `quilt${crypto.randomUUID().slice(0, 18).replaceAll(/\d/g, toLetter).replaceAll('-', '')}`
/** A title with digits in it may be masked like a phone number. */
const toLetter = (digit: string) => 'ghijklmnop'.charAt(Number(digit))

/** Posts jobs, the last one being the newest. Employers who are not verified have two at most. */
export async function postJobs(page: Page, jobs: readonly object[]): Promise<void> {
  for (const [index, job] of jobs.entries()) {
    if (index % 2 === 0) await newEmployer(page)
    await postJob(page, job)
  }
}

/** Calls to the server that look for jobs, in the order they were made. */
export function watchSearches(page: Page): URL[] {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^\/api\/(employer\/jobs\/(advanced-search|recommended)|saved-jobs)$/.test(url.pathname))
      calls.push(url)
  })
  return calls
}

const wages = ['1000-2000', '2000-3000', '3000-4000', '4000-5000', '5000+']
const years = ['42-43', '44-45', '46-47', '48-49', '50-51', '52-53', '54-55']
const turn = (list: readonly string[], number: number) => list[number % list.length] ?? ''
let cornersInUse = 0

/** A town, an age and a wage that no other test's people share: each of fifty processes has seven of its own. */
export function quietCorner() {
  const number = cornersInUse++
  const worker = Number(process.env['TEST_WORKER_INDEX'])
  return {
    location: turn(quietTowns, worker),
    ageRange: turn(years, number),
    salaryRange: turn(wages, Math.floor(worker / quietTowns.length) + Math.floor(number / years.length)),
  }
}
type Corner = ReturnType<typeof quietCorner>

/** People who look for work in one corner, by their first names; with what they can do. */
export async function makePeople(
  page: Page,
  corner: Corner,
  people: readonly { firstName: string; profile?: object; person?: object }[],
): Promise<void> {
  for (const { firstName, profile = {}, person = {} } of people) {
    const registered = await register(page.request, 'CAREER', 'en', {
      firstName,
      location: corner.location,
      dateOfBirthRange: corner.ageRange,
      ...person,
    })
    // Nobody is found before.
    await verifyEmail(page, registered)
    const answer = await page.request.post('/api/skills-certification/user', {
      data: {
        hasCertifications: false,
        wantsSkillTest: false,
        wantsTrainingProgram: false,
        salaryRange: corner.salaryRange,
        skills: ['Cooking'],
        languages: ['Amharic'],
        ...profile,
      },
    })
    expect(answer.status()).toBe(200)
  }
}
