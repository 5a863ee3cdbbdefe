import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { documentRejections } from '../../../contract/rules/documents.ts'
import { declineReasons, endReasons, rejectionReasons } from '../../../contract/rules/hiring.ts'
import { languages } from '../../../contract/rules/language.ts'
import { noticeKinds } from '../../../contract/rules/notices.ts'
import { textNamespaces } from '../../domains.ts'
import { loadTexts } from '../../platform/texts.ts'
import { noticeMails, type NoticeValues } from './mails.ts'
import { isNoticeName, notices, type NoticeName } from './names.ts'

const texts = await loadTexts(textNamespaces)
const names = Object.keys(notices).filter(isNoticeName)

const full: Omit<NoticeValues, 'name'> = {
  unsubscribeUrl: 'https://abronet.example/notices/stop?token=x',
  unsubscribeOneClickUrl: 'https://abronet.example/api/notices/stop?token=x',
  reader: 'seeker',
  link: 'https://abronet.example/jobseeker/Applications',
  person: 'Almaz',
  job: 'Nanny for two',
  document: 'Passport',
  reason: 'PAY',
  message: 'Can you begin in May?',
  times: ['Thursday', 'Friday'],
  place: 'Bole',
  calendar: null,
}

/** Of the texts of the screen of applicants. */
const shown = z.object({
  reject: z.object({ text: z.string() }),
  kindReasons: z.record(z.string(), z.string()),
})

const letter = (
  name: NoticeName,
  changes: Partial<NoticeValues> = {},
  language: (typeof languages)[number] = 'en',
) =>
  noticeMails['hiring-notice'].compose(
    { ...full, name, ...changes },
    (key, values) => texts(language, key, values),
    language,
  )

describe.each(languages)('in %s', (language) => {
  test.each(names)('LNG-19 %s says everything, in words of its own language', (name) => {
    const { subject, heading, paragraphs, button, closing, unsubscribe } = letter(name, {}, language)
    expect(heading).toBe(subject)
    const said = [subject, ...paragraphs, button?.label ?? '', ...closing, unsubscribe?.label ?? '']
    for (const text of said) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|mail\.notices/)
      expect(text.length).toBeGreaterThan(3)
    }
    if (language === 'en') return
    const english = letter(name)
    expect(subject).not.toBe(english.subject)
    expect(paragraphs[0]).not.toBe(english.paragraphs[0])
  })

  test.each([
    ['application.reject', rejectionReasons],
    ['offer.decline', declineReasons],
    ['placement.end', endReasons],
    ['document.rejected', documentRejections],
  ] as const)('%s has words for every reason', (name, reasons) => {
    const lines = reasons.map((reason) => letter(name, { reason }, language).paragraphs.join('\n'))
    for (const line of lines) expect(line).not.toMatch(/[A-Z]{2,}_|mail\.notices/)
    expect(new Set(lines).size).toBe(reasons.length)
    expect(letter(name, { reason: 'UNKNOWN' }, language).paragraphs.join('\n')).not.toContain('UNKNOWN')
  })

  test('an employer who rejects is shown what the applicant will read', async () => {
    const file = join(import.meta.dirname, '../../../web/locales', language, 'applicants.json')
    const { reject, kindReasons } = shown.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(reject.text).toBe(texts(language, 'mail.notices.application.reject.text'))
    expect(kindReasons).toEqual(
      Object.fromEntries(
        rejectionReasons.map((reason) => [reason, texts(language, `mail.notices.reasons.reject.${reason}`)]),
      ),
    )
  })
})

test('every line is there, each time on its own, and only what was given', () => {
  expect(letter('interview.propose').paragraphs.slice(1)).toEqual([
    'Employer: Almaz',
    'Document: Passport',
    'Job: Nanny for two',
    'Time: Thursday',
    'Time: Friday',
    'Place: Bole',
    'Reason: The pay does not fit.',
    'Message: Can you begin in May?',
  ])
  const empty = { person: '', document: '', job: '', reason: '', message: '', times: [], place: null }
  expect(letter('interview.propose', empty).paragraphs).toHaveLength(1)
  expect(letter('interview.pick', { ...empty, place: '' }).paragraphs[1]).toMatch(/^By phone/)
  expect(letter('interview.pick', { reader: 'employer' }).paragraphs[1]).toBe('Name: Almaz')
})

test('a calendar file is attached, and the letter says so', () => {
  expect(letter('interview.agreed').attachments).toBeUndefined()
  const { attachments, paragraphs } = letter('interview.agreed', { calendar: 'BEGIN:VCALENDAR' })
  expect(attachments).toEqual([
    {
      filename: 'interview.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: 'BEGIN:VCALENDAR',
    },
  ])
  expect(paragraphs.at(-1)).toMatch(/attached/)
})

test('every kind that can be stopped has a notice; messages have a mail of their own', () => {
  expect(new Set([...Object.values(notices), 'messages'])).toEqual(new Set(noticeKinds))
})
