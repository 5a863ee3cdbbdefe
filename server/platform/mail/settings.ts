/** Where mail goes to: a server of the operator's. */
export type MailServer = {
  host: string
  port: number
  /** From the first byte (smtps), or by STARTTLS where the server offers it. */
  secure: boolean
  /** Nothing is sent where the server offers no TLS. */
  requireTls: boolean
  login: { user: string; password: string } | null
}

export type MailSettings = {
  /** Null: each message becomes a file in the data folder. */
  server: MailServer | null
  /** Null: our name in the reader's language, and the address of the brand. */
  from: { name: string | null; address: string } | null
}

/** Null where the text is no such address. */
export function readMailServer(text: string, needsTls: (host: string) => boolean): MailServer | null {
  const url = URL.parse(text)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return null
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return null
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && needsTls(host),
    login: url.username === '' ? null : { user: decode(url.username), password: decode(url.password) },
  }
}

/** A password that holds a lone % was not encoded, and is meant as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `Abronet <hello@abronet.example>`, or the address alone. Null where it is neither. */
export function readSender(text: string): { name: string | null; address: string } | null {
  const parts = /^(?:"?([^"<>]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text)
  const address = parts?.[2] ?? parts?.[3] ?? ''
  if (!/^[^@\s]+@[^@\s]+$/.test(address)) return null
  return { name: parts?.[1]?.trim() || null, address }
}
