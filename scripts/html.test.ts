import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { GuarantorRequest } from '../contract/guarantors.ts'
import { accountTypes, homes } from '../contract/rules/accounts.ts'
import { languages } from '../contract/rules/language.ts'
import { loadBuiltSite, sampleSettings, sampleUser } from './built-site.ts'

// The rules of the W3C's validator, on every page that the build can draw.
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const { site, assets } = await loadBuiltSite()
const form = {
  values: { token: 'a.b', email: 'almaz@' },
  message: 'Not right yet.',
  fields: { email: 'Not an address.' },
}

/** What a page may ask for before it is drawn. */
const request: GuarantorRequest = {
  seekerName: 'Tigist Bekele',
  firstname: 'Abebe',
  lastname: 'Kebede',
  email: 'abebe@example.com',
  phoneNumber: '+251922334455',
  relationship: 'RELATIVE',
  location: 'Adama, East Shewa',
  state: 'CONFIRMED',
}
const ask = (path: string) => Promise.resolve(path.startsWith('/guarantor-requests') ? request : undefined)

async function problemsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line }) => `${ruleId}: ${message} (${html.split('\n')[line - 1]?.slice(0, 80)})`,
    ),
  )
}

test.each(site.all().map((page) => ({ name: `${page.language ?? ''}${page.path}`, page })))(
  '$name is valid HTML',
  async ({ page }) => {
    for (const own of [null, { form, ask }]) {
      const html = await site.render(page, page.language ?? 'en', assets, sampleSettings, own)
      expect(await problemsOf(html)).toEqual([])
    }
  },
)

const documents = accountTypes.flatMap((role) =>
  languages.flatMap((language) =>
    (language === 'en' ? [''] : ['', `/${language}`]).map((prefix) => ({
      role,
      language,
      path: `${prefix}${homes[role]}`,
    })),
  ),
)

test.each(documents)('$path of $role in $language is valid HTML', async ({ role, language, path }) => {
  const viewer = { user: { ...sampleUser, role }, search: '', ask: () => Promise.resolve(undefined) }
  const found = site.find(path, sampleSettings)
  expect(found.guarded).toBe(true)
  const html = await site.renderApp(found, language, viewer, assets, sampleSettings)
  expect(html).toContain(`<html lang="${language}"`)
  expect(await problemsOf(html)).toEqual([])
})

test('a page that breaks the rules would be found', async () => {
  expect(
    await problemsOf('<!doctype html><html lang="en"><head></head><body><p><div></div></p></body></html>'),
  ).not.toEqual([])
})
