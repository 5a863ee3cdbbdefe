import type { Language } from '../../../contract/rules/language.ts'
import type { Texts } from '../texts.ts'
import { escapeHtml } from './html.ts'
import type { Letter, Section } from './letter.ts'

/** What is around every letter. */
export type Frame = { language: Language; texts: Texts; brandName: string; address: string; site: string }

/** Mail programs know neither our tokens nor oklch. All are given, so that a dark mode turns them around together. */
const colours = {
  paper: '#ffffff',
  around: '#f4f1e8',
  ink: '#1f2822',
  quiet: '#59615b',
  primary: '#1b5e37',
  onPrimary: '#ffffff',
  tibeb: ['#1b5e37', '#e3a92f', '#b8442f', '#e3a92f'],
}

const font = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans Ethiopic',Nyala,Kefa,Arial,sans-serif"

export function renderText(letter: Letter, { language, texts, brandName, address, site }: Frame): string {
  const { button, unsubscribe } = letter
  return [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.sections ?? []).map(sectionText),
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...letter.closing,
    [
      '-- ',
      `${brandName} · ${address}`,
      texts(language, 'mail.reason', { site }),
      ...(unsubscribe === undefined
        ? []
        : [`${texts(language, 'mail.leave')} ${unsubscribe.label}`, unsubscribe.page]),
    ].join('\n'),
  ].join('\n\n')
}

/** Tables and inline styles: all that Outlook and Gmail understand alike. Nothing is loaded from anywhere. */
export function renderHtml(letter: Letter, frame: Frame): string {
  const lineHeight = frame.language === 'am' ? 1.7 : 1.5
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:${lineHeight};color:${colours.ink}">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${colours.around}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colours.around}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:${colours.paper}">
<tr><td>${tibeb()}</td></tr>
<tr><td align="left" style="padding:24px 24px 8px">
<p style="margin:0 0 24px;${font};font-size:20px;line-height:1.4;font-weight:bold;color:${colours.primary}">${escapeHtml(frame.brandName)}</p>
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.4;color:${colours.ink}">${escapeHtml(letter.heading)}</h1>
${letter.paragraphs.map(paragraph).join('\n')}
${(letter.sections ?? []).map((section) => drawSection(section, lineHeight)).join('\n')}
${letter.button === undefined ? '' : drawButton(letter.button, frame)}
${letter.closing.map(paragraph).join('\n')}
</td></tr>
<tr><td>${tibeb()}</td></tr>
<tr><td align="left" style="padding:16px 24px 24px">
${footer(letter, frame)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

/** The woven band of our pages as a row of coloured cells, which no mail program has to load. */
function tibeb(): string {
  const cells = Array.from({ length: 24 }, (_, place) => {
    const colour = colours.tibeb[place % colours.tibeb.length]
    return `<td height="6" bgcolor="${colour}" style="height:6px;font-size:0;line-height:0;background-color:${colour}">&nbsp;</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr>${cells.join('')}</tr></table>`
}

const sectionText = ({ heading, items, more, links }: Section): string =>
  [
    `${heading}\n${'-'.repeat(20)}`,
    ...items.map(({ title, about }) => `* ${title}${about === '' ? '' : `\n  ${about}`}`),
    ...(more === null ? [] : [more]),
    ...links.map(({ label, href }) => `${label}:\n${href}`),
  ].join('\n')

function drawSection({ heading, items, more, links }: Section, lineHeight: number): string {
  const text = `${font};font-size:16px;line-height:${lineHeight};color:${colours.ink}`
  const quiet = `${font};font-size:14px;line-height:${lineHeight};color:${colours.quiet}`
  return `<h2 style="margin:24px 0 8px;${font};font-size:18px;line-height:1.4;color:${colours.primary}">${escapeHtml(heading)}</h2>
<ul style="margin:0 0 8px;padding:0 0 0 20px">
${items
  .map(
    ({ title, about }) =>
      `<li style="margin:0 0 8px;${text}"><strong>${escapeHtml(title)}</strong>${about === '' ? '' : `<br><span style="${quiet}">${escapeHtml(about)}</span>`}</li>`,
  )
  .join('\n')}
</ul>
${more === null ? '' : `<p style="margin:0 0 8px;${text}">${escapeHtml(more)}</p>`}
${links.length === 0 ? '' : `<p style="margin:0 0 16px;${text}">${links.map(drawLink).join(' ')}</p>`}`
}

const drawLink = ({ label, href }: Section['links'][number]) =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:8px 16px 8px 0;color:${colours.primary}">${escapeHtml(label)}</a>`

function drawButton({ label, href }: { label: string; href: string }, { language, texts }: Frame): string {
  const address = escapeHtml(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td bgcolor="${colours.primary}" style="border-radius:8px;background-color:${colours.primary}">
<a href="${address}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:1.5;font-weight:bold;color:${colours.onPrimary};text-decoration:none">${escapeHtml(label)}</a>
</td></tr>
</table>
${small(`${escapeHtml(texts(language, 'mail.linkHint'))}<br><a href="${address}" style="color:${colours.primary};word-break:break-all">${address}</a>`)}`
}

function footer({ unsubscribe }: Letter, { language, texts, brandName, address, site }: Frame): string {
  return [
    small(escapeHtml(`${brandName} · ${address}`)),
    small(escapeHtml(texts(language, 'mail.reason', { site }))),
    ...(unsubscribe === undefined
      ? []
      : [
          small(
            `${escapeHtml(texts(language, 'mail.leave'))} <a href="${escapeHtml(unsubscribe.page)}" style="color:${colours.primary}">${escapeHtml(unsubscribe.label)}</a>`,
          ),
        ]),
  ].join('\n')
}

const small = (html: string) =>
  `<p style="margin:0 0 12px;${font};font-size:14px;line-height:1.6;color:${colours.quiet}">${html}</p>`
