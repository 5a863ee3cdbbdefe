import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageData } from '../lib/page-data.ts'
import { PrefixContext } from '../lib/paths.tsx'
import { registerScreens } from '../lib/screens.ts'
import { createTexts, TextsProvider } from '../lib/texts.tsx'
import common from '../locales/am/common.json' with { type: 'json' }
import { linkedScreens, siteScreens } from '../site/screens.ts'
import { SiteHeader } from '../site/frame/site-header.tsx'

const data: PageData = {
  screen: 'contact',
  language: 'am',
  prefix: '/am',
  brand: { name: null, email: 'office@example.com' },
  texts: { common },
  services: { Cooking: 'ምግብ ማብሰል' },
  variant: null,
  path: '/contact-us',
  form: null,
  trouble: null,
  answers: [],
  params: {},
}

function draw(): string {
  registerScreens({ ...siteScreens, ...linkedScreens })
  return renderToStaticMarkup(
    <TextsProvider texts={createTexts(data.language, data.texts)}>
      <PrefixContext value={data.prefix}>
        <SiteHeader data={data} />
      </PrefixContext>
    </TextsProvider>,
  )
}

test('HDR-17 the server draws the account links both ways, and the way out is a plain form', () => {
  const html = draw()
  for (const address of ['/am/login', '/am/registration', '/am/account'])
    expect(html.split(`href="${address}"`)).toHaveLength(3)
  const forms = html.match(/<form[^>]*>/g) ?? []
  expect(forms).toHaveLength(2)
  for (const form of forms)
    for (const part of ['method="post"', 'action="/api/auth/logout?lng=am"']) expect(form).toContain(part)
})

test('both menus mark the current page, and only that', () => {
  expect(draw().match(/href="[^"]*" aria-current="page"/g)).toEqual(
    Array.from({ length: 2 }, () => 'href="/am/contact-us" aria-current="page"'),
  )
})
