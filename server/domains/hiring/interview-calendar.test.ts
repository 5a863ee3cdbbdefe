import { expect, test } from 'vitest'
import { interviewCalendar, type CalendarEvent } from './interview-calendar.ts'

const event: CalendarEvent = {
  uid: '0198-7@abronet.example',
  agreedAt: new Date('2027-01-10T08:15:30.250Z'),
  startsAt: new Date('2027-01-14T10:30:00+03:00'),
  summary: 'Interview: Nanny',
  location: 'Bole',
}
const linesOf = (changes: Partial<CalendarEvent> = {}) =>
  interviewCalendar({ ...event, ...changes }).split('\r\n')

test('INT-04 a calendar file holds one event of an hour, in UTC', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abronet//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0198-7@abronet.example',
    'DTSTAMP:20270110T081530Z',
    'DTSTART:20270114T073000Z',
    'DTEND:20270114T083000Z',
    'SUMMARY:Interview: Nanny',
    'LOCATION:Bole',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('signs that mean something in the file are escaped, and no text begins a line of its own', () => {
  const lines = linesOf({ location: 'Bole; gate 2, left\\right\r\nATTENDEE:mailto:a@b.et\rX\nY\u0007' })
  expect(lines).toContain(String.raw`LOCATION:Bole\; gate 2\, left\\right\nATTENDEE:mailto:a@b.et\nX\nY `)
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
})

test('long lines are folded by bytes, and no letter is cut', () => {
  const location = 'ቦሌ ከፖስታ ቤት ጀርባ፣ '.repeat(12).trim()
  const file = interviewCalendar({ ...event, location })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}\r\n`)
})
