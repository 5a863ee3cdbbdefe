import { describe, expect, test } from 'vitest'
import { languages } from '../../../contract/rules/language.ts'
import { textNamespaces } from '../../domains.ts'
import { loadTexts } from '../../platform/texts.ts'
import { guarantorMails } from './mails.ts'

const texts = await loadTexts(textNamespaces)
const letters = { en: /[a-z]/, am: /\p{Script=Ethiopic}/u, om: /[a-z]/ } as const
const values = {
  link: 'https://abronet.example/guarantor?token=a.b',
  seeker: 'Tigist Bekele',
  firstName: 'Abebe',
  lastName: 'Kebede',
  email: 'abebe@example.com',
  phone: '+251922334455',
  relationship: 'RELATIVE',
  placeId: 'adama',
  reminds: false,
} as const

describe.each(languages)('in %s', (language) => {
  const letter = (changes: object = {}) =>
    guarantorMails['guarantor-request'].compose(
      { ...values, ...changes },
      (key, given) => texts(language, key, given),
      language,
    )

  test('GUA-17 the mail says who entered what, what it means, and has one link', () => {
    const { subject, paragraphs, sections, button, closing, unsubscribe } = letter()
    expect(subject).toContain('Tigist Bekele')
    const items = sections?.flatMap(({ items: each }) => each) ?? []
    expect(items).toHaveLength(5)
    const said = items.map(({ about }) => about).join(' ')
    for (const entered of ['Abebe Kebede', 'abebe@example.com', '+251922334455'])
      expect(said).toContain(entered)
    expect(button?.href).toBe(values.link)
    expect(sections?.flatMap(({ links }) => links)).toEqual([])
    expect(closing.join(' ')).toContain('60')
    const all = [subject, ...paragraphs, ...closing, ...items.map(({ title }) => title)]
    for (const text of all) {
      expect(text).not.toMatch(/mail\.|\{\{/)
      expect(text).toMatch(letters[language])
    }
    expect(unsubscribe).toBeUndefined()
  })

  test('GUA-17 the reminder says that it is one, and the same of all else', () => {
    const [first, reminder] = [letter(), letter({ reminds: true })]
    expect(reminder.subject).not.toBe(first.subject)
    expect(reminder.sections).toEqual(first.sections)
    expect(reminder.paragraphs.slice(1)).toEqual(first.paragraphs.slice(1))
  })
})
