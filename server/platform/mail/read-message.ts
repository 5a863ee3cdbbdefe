/** A message of ours as a mail program would show it. */
export type ReadMessage = {
  header(name: string): string
  text: string
  html: string
  /** Empty where none is attached. */
  calendar: string
}

/** Reads what nodemailer writes for us: one text, one HTML part and what is attached. It is no reader for mail of strangers. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = splitPart(raw)
  const parts = leavesOf({ headers, body })
  const partOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type))
    return part === undefined ? '' : decodeBody(part.body, part.headers.get('content-transfer-encoding'))
  }
  return {
    header: (name) => decodeWords(headers.get(name.toLowerCase()) ?? ''),
    text: partOf('text/plain'),
    html: partOf('text/html'),
    calendar: partOf('text/calendar'),
  }
}

type Part = { headers: Map<string, string>; body: string }

/** A part may hold parts. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((inner) => leavesOf(splitPart(inner.replace(/^\r?\n/, ''))))
}

function splitPart(raw: string): Part {
  const [, head = '', body = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(raw) ?? [raw, raw, '']
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: new Map(headers), body }
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\r?\n/g, '')) : body
}

/** `=E1=88=A0` */
function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}

/** `=?UTF-8?B?4Yit?=`; a space between two of them belongs to neither (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}
