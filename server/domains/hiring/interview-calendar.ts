/** An agreed interview, as a calendar shows it. */
export type CalendarEvent = {
  /** The same in every file of the same interview. */
  uid: string
  /** When it was agreed. */
  agreedAt: Date
  startsAt: Date
  summary: string
  location: string
}

const hour = 3_600_000
/** In bytes, without the end of the line. */
const longestLine = 75

/** A calendar file (RFC 5545), in UTC. */
export function interviewCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abronet//Interviews//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${inUtc(event.agreedAt)}`,
    `DTSTART:${inUtc(event.startsAt)}`,
    `DTEND:${inUtc(new Date(event.startsAt.getTime() + hour))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20270114T070000Z` */
const inUtc = (time: Date) => time.toISOString().replaceAll(/\.\d+|[-:]/g, '')

/** A line break of the text must not begin a line of the file. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** A line that continues begins with a space; no sign is cut within its bytes. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const sign of line) {
    const bytes = Buffer.byteLength(sign)
    if (length + bytes > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += bytes
  }
  return text
}
