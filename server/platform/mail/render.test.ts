import { expect, test } from 'vitest'
import { languages } from '../../../contract/rules/language.ts'
import { readConfig } from '../../config.ts'
import { mailTemplates, textNamespaces } from '../../domains.ts'
import { loadTexts } from '../texts.ts'
import type { Mail } from './job.ts'
import { composeMessage } from './message.ts'

const texts = await loadTexts(textNamespaces)
const links = {
  unsubscribeUrl: 'https://abronet.example/leave',
  unsubscribeOneClickUrl: 'https://abronet.example/api/leave',
}
const templates: Pick<Mail, 'template' | 'values'>[] = [
  { template: 'newsletter-confirm', values: { ...links, confirmUrl: 'https://abronet.example/confirm' } },
  { template: 'newsletter-welcome', values: links },
  {
    template: 'saved-searches',
    values: {
      ...links,
      searches: [
        {
          words: 'Adama · Nanny',
          jobs: [{ title: 'Nanny for two', about: 'Adama · ETB 5,000' }],
          total: 1000,
          totalIsLowerBound: true,
          link: 'https://abronet.example/search',
          stopUrl: 'https://abronet.example/stop',
        },
      ],
    },
  },
  {
    template: 'application-digest',
    values: {
      ...links,
      link: 'https://abronet.example/employer-profile',
      fresh: [{ title: 'Cook', count: 2 }],
      waiting: [{ title: 'Nanny for two', count: 1 }],
    },
  },
]
const accountTemplates = [
  'verify-email',
  'confirm-email',
  'email-change-asked',
  'email-changed',
  'address-in-use',
  'reset-password',
  'password-changed',
  'wrong-codes',
  'already-registered',
  'farewell',
] as const
const offer = {
  unsubscribeUrl: 'https://abronet.example/notices/stop?token=a',
  unsubscribeOneClickUrl: 'https://abronet.example/api/notices/stop?token=a',
  name: 'offer.send',
  reader: 'seeker',
  link: 'https://abronet.example/act',
  person: 'Almaz',
  job: 'Nanny for two',
  reason: '',
  message: 'Can you begin in May?',
  times: [],
  place: null,
  calendar: null,
}
const everyTemplate = [
  ...templates,
  ...accountTemplates.map((template) => ({ template, values: { link: 'https://abronet.example/act' } })),
  { template: 'hiring-notice', values: offer },
]
const sender = {
  publicUrl: 'https://abronet.example',
  brand: readConfig({}).brand,
  from: null,
  texts,
  templates: mailTemplates,
}

function compose(mail: object, language: (typeof languages)[number], brandName: string | null = null) {
  const job = { to: 'a@people.example', language, messageId: '<x@y>', ...mail }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table above pairs each template with its values
  return composeMessage(job as Parameters<typeof composeMessage>[0], {
    ...sender,
    brand: { ...sender.brand, name: brandName },
  })
}

test.each(languages.flatMap((language) => everyTemplate.map((mail) => ({ ...mail, language }))))(
  'LNG-19 $template in $language says everything and nothing twice over',
  ({ language, ...mail }) => {
    const { subject, text, html } = compose(mail, language)
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|mail\.[a-z]/i)
      expect(part.length).toBeGreaterThan(10)
    }
    const found = JSON.stringify(mail.values).match(/https:[^"]+/g) ?? []
    for (const link of found.filter((value) => !value.includes('/api/'))) {
      expect(text).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
    // A whole letter stays far below what Gmail cuts off (102 kB), and loads nothing.
    expect(html.length).toBeLessThan(12_000)
    expect(html).not.toMatch(/<(img|script|link|style)\b|url\(/)
  },
)

test('whatever is in a value is text in the HTML', () => {
  const values = { ...links, confirmUrl: 'https://abronet.example/?a="><script>alert(1)</script>&b=\'' }
  const { html, text } = compose({ template: 'newsletter-confirm', values }, 'en', '<b>Bold & "Co"</b>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;b&gt;Bold &amp; &quot;Co&quot;&lt;/b&gt;')
  expect(html).toContain(
    'href="https://abronet.example/?a=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=&#39;"',
  )
  expect(text).toContain('<b>Bold & "Co"</b>')
})

test('an offer for no job in particular, without a message, leaves out both lines', () => {
  const { text: whole } = compose({ template: 'hiring-notice', values: offer }, 'en')
  expect(whole).toMatch(/Almaz[^]*Nanny for two[^]*Can you begin in May/)
  const { text } = compose({ template: 'hiring-notice', values: { ...offer, job: '', message: '' } }, 'en')
  expect(text).toContain('Almaz')
  expect(text).not.toMatch(/Job:|Message:/)
})

test('a list of jobs has its heading, where it leads, and how many more there are', () => {
  const { html, text } = compose(templates[2] ?? {}, 'en')
  for (const part of [html, text]) {
    for (const words of ['Adama · Nanny', 'Nanny for two', 'Adama · ETB 5,000', 'More jobs like these: 999+'])
      expect(part).toContain(words)
    expect(part).toContain('Stop all emails about new jobs')
    expect(part).not.toContain('newsletter')
  }
})

test('a digest lists the jobs with their numbers; without new applications its subject says that people wait', () => {
  const [digest] = templates.filter(({ template }) => template === 'application-digest')
  const withFresh = (fresh: object[]) => compose({ ...digest, values: { ...digest?.values, fresh } }, 'en')
  const many = withFresh(Array.from({ length: 6 }, (_, index) => ({ title: `Cook ${index}`, count: 2 })))
  expect(many.subject).toBe('New applications for your jobs')
  expect(many.text).toContain('* Cook 4\n  Applications: 2\nMore jobs with applications: 1')
  expect(many.text).toContain('* Nanny for two\n  Applications: 1')
  const none = withFresh([])
  expect(none.subject).toBe('People are waiting for your answer')
  expect(none.text).not.toContain('New applications')
})

test('mail programs can unsubscribe by one click', () => {
  for (const mail of templates) {
    expect(compose(mail, 'om').headers).toMatchObject({
      'List-Unsubscribe': '<https://abronet.example/api/leave>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  }
})
