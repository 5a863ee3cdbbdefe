import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { loadBuiltSite, sampleSettings } from './built-site.ts'

// The rules of the W3C's validator, on every page that the build can draw.
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const { site, assets } = await loadBuiltSite()
const form = {
  values: { token: 'a.b', email: 'almaz@' },
  message: 'Not right yet.',
  fields: { email: 'Not an address.' },
}

test.each(site.all().map((page) => ({ name: `${page.language ?? ''}${page.path}`, page })))(
  '$name is valid HTML',
  async ({ page }) => {
    for (const state of [null, form]) {
      const html = await site.render(page, page.language ?? 'en', assets, sampleSettings, state)
      const report = await validator.validateString(html)
      const problems = report.results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line }) =>
            `${ruleId}: ${message} (${html.split('\n')[line - 1]?.slice(0, 80)})`,
        ),
      )
      expect(problems).toEqual([])
    }
  },
)

test('a page that breaks the rules would be found', async () => {
  const report = await validator.validateString(
    '<!doctype html><html lang="en"><head></head><body><p><div></div></p></body></html>',
  )
  expect(report.valid).toBe(false)
})
