export const languages = ['en', 'am', 'om'] as const
export type Language = (typeof languages)[number]
/** Each in itself, for those who look for their language. */
export const languageNames: { readonly [L in Language]: string } = {
  en: 'English',
  am: 'አማርኛ',
  om: 'Afaan Oromoo',
}
export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The first of the person's languages that we speak: "am-ET,am;q=0.9,en;q=0.8" is Amharic. */
export function languageFromHeader(acceptLanguage: string | undefined): Language | undefined {
  if (acceptLanguage === undefined) return undefined
  const accepted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  return accepted.map(({ language }) => language).find(isLanguage)
}

/** The address wins, then the page that calls, then the last choice, then the browser. Wrong values are ignored. */
export function chooseLanguage(asked: {
  address: string | null
  page: string | readonly string[] | undefined
  cookie: string | undefined
  acceptLanguage: string | undefined
}): Language {
  const chosen = [asked.address, asked.page, asked.cookie].find(isLanguage)
  return chosen ?? languageFromHeader(asked.acceptLanguage) ?? defaultLanguage
}
