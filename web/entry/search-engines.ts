import type { TFunction } from 'i18next'
import type { PageSettings } from '../../contract/pages.ts'
import { languages, type Language } from '../../contract/rules/language.ts'
import { faqQuestions } from '../lib/faq.ts'
import type { PageData } from '../lib/page-data.ts'
import type { SiteScreen } from '../lib/screens.ts'
import { siteScreens } from '../site/screens.ts'
import type { SitePage } from './find-page.ts'

/** How networks name our languages. */
const locales: { readonly [L in Language]: string } = { en: 'en_US', am: 'am_ET', om: 'om_ET' }

const prefixOf = (language: Language) => (language === 'en' ? '' : `/${language}`)

/** Each address is its own canonical; the one without a language is for everyone else. */
function addressOf({ path }: SiteScreen, prefix: string, settings: PageSettings): string {
  return settings.publicUrl + prefix + (prefix !== '' && path === '/' ? '' : path)
}

const alternates = (screen: SiteScreen, settings: PageSettings) => [
  ...languages.map((language) => ({ language, href: addressOf(screen, prefixOf(language), settings) })),
  { language: 'x-default', href: addressOf(screen, '', settings) },
]

type Parts = {
  data: PageData
  t: TFunction
  page: SitePage
  settings: PageSettings
  title: string
  description: string
}

/** What search engines and networks read of a page: where it is, in which languages, and how to show it. */
export function describePage(parts: Parts): string {
  const {
    data,
    page: { screen },
    settings,
  } = parts
  if (screen.indexed !== true) return '<meta name="robots" content="noindex">'
  return [
    `<link rel="canonical" href="${escape(addressOf(screen, data.prefix, settings))}">`,
    ...alternates(screen, settings).map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escape(href)}">`,
    ),
    ...openGraph(parts),
    structuredData(parts),
  ].join('\n')
}

function openGraph({ data, t, page, settings, title, description }: Parts): string[] {
  const image = `${settings.publicUrl}/share/${data.language}.png`
  const properties = {
    'og:type': 'website',
    'og:site_name': data.brand.name ?? t('common.brand'),
    'og:title': title,
    'og:description': description,
    'og:url': addressOf(page.screen, data.prefix, settings),
    'og:locale': locales[data.language],
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escape(value)}">`,
    ),
    ...Object.entries({ card: 'summary_large_image', title, description, image }).map(
      ([name, value]) => `<meta name="twitter:${name}" content="${escape(value)}">`,
    ),
  ]
}

function structuredData({ t, page, settings }: Parts): string {
  const { brand } = settings
  const organization = {
    '@type': 'Organization',
    name: brand.name ?? t('common.brand'),
    url: settings.publicUrl,
    logo: `${settings.publicUrl}/favicon.svg`,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address ?? t('footer.address'),
    sameAs: Object.values(brand.social).filter((link) => link !== null),
  }
  const questions = page.name === 'landing' ? [faqPage(t)] : []
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': [organization, ...questions] })}</script>`
}

function faqPage(t: TFunction) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqQuestions.map((item) => ({
      '@type': 'Question',
      name: t(`landing.faq.items.${item}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`landing.faq.items.${item}.answer`) },
    })),
  }
}

export function writeSitemap(settings: PageSettings): string {
  const entries = Object.values<SiteScreen>(siteScreens)
    .filter(({ indexed }) => indexed === true)
    .flatMap((screen) =>
      languages.map((language) => {
        const links = alternates(screen, settings).map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escape(other.href)}"/>`,
        )
        return `<url><loc>${escape(addressOf(screen, prefixOf(language), settings))}</loc>${links.join('')}</url>`
      }),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export const writeRobots = (settings: PageSettings) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /newsletter/\nDisallow: /guarantor\nDisallow: /notices/\nDisallow: /saved-searches/\n\nSitemap: ${settings.publicUrl}/sitemap.xml\n`

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
export const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** JSON within a script element must not be able to end it. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
