import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Language } from '../../../contract/rules/language.ts'
import { NamedError } from '../http/errors.ts'
import type { Texts } from '../texts.ts'
import { escapeHtml } from './html.ts'
import { readMessage, type ReadMessage } from './read-message.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"
/** The letter brings styles of its own; it runs nothing, and its links leave the frame. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const style = `body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; color-scheme: light dark }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.5rem; text-align: start; border-bottom: 1px solid; overflow-wrap: anywhere }
iframe { width: 100%; height: 45rem; border: 1px solid; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`

/** What has been sent on one's own machine, so that links in mails can be followed there. */
export function addDevMail(app: FastifyInstance, folder: string, texts: Texts): void {
  app.get('/dev/mail.css', async (_request, reply) => reply.type('text/css').send(style))
  app.get('/dev/mail', async ({ language }, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const newest = names.toSorted().toReversed().slice(0, 100)
    const messages = await Promise.all(
      newest.map(async (name) => ({ name, message: await readFrom(folder, name) })),
    )
    return sendPage(reply, language, texts(language, 'mail.dev.title'), list(messages, language, texts))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params, language }, reply) => {
    const message = await readFrom(folder, params.name)
    return sendPage(reply, language, message.header('subject'), show(message, params.name, language, texts))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name/letter', async ({ params }, reply) => {
    const { html } = await readFrom(folder, params.name)
    return reply
      .header('content-security-policy', letterPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head>\n<base target="_blank">'))
  })
}

async function readFrom(folder: string, name: string): Promise<ReadMessage> {
  if (!/^[\dTZ]+-[\da-f-]{36}\.eml$/.test(name)) throw new NamedError('not_found')
  const raw = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (raw === null) throw new NamedError('not_found')
  return readMessage(raw)
}

type Listed = { name: string; message: ReadMessage }

function list(messages: Listed[], language: Language, texts: Texts): string {
  const intro = `<p>${escapeHtml(texts(language, 'mail.dev.intro'))}</p>`
  if (messages.length === 0) return `${intro}\n<p>${escapeHtml(texts(language, 'mail.dev.empty'))}</p>`
  const heads = [
    texts(language, 'mail.dev.subject'),
    texts(language, 'mail.dev.to'),
    texts(language, 'mail.dev.time'),
  ]
  const rows = messages.map(({ name, message }) => {
    const link = `<a href="/dev/mail/${name}">${escapeHtml(message.header('subject'))}</a>`
    const cells = [link, escapeHtml(message.header('to')), escapeHtml(message.header('date'))]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `${intro}
<table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

function show(message: ReadMessage, name: string, language: Language, texts: Texts): string {
  const picture = escapeHtml(texts(language, 'mail.dev.picture'))
  return `<p><a href="/dev/mail">${escapeHtml(texts(language, 'mail.dev.back'))}</a></p>
<p>${escapeHtml(texts(language, 'mail.dev.to'))}: ${escapeHtml(message.header('to'))}</p>
<h2>${picture}</h2>
<iframe src="/dev/mail/${name}/letter" title="${picture}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${escapeHtml(texts(language, 'mail.dev.plain'))}</h2>
<pre>${withLinks(message.text)}</pre>`
}

const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

function sendPage(reply: FastifyReply, language: Language, title: string, body: string): FastifyReply {
  return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`)
}
