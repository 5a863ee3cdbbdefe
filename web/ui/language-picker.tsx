import { ChevronDown, Globe } from 'lucide-react'
import type { MouseEvent } from 'react'
import { languageNames, languages, type Language } from '../../contract/rules/language.ts'
import { rememberLanguage } from '../lib/browser-storage.ts'
import { useTexts } from '../lib/texts.tsx'
import { Disclosure } from './disclosure.tsx'

/** Plain links to the addresses of this very page in each language; null where the page has none of its own. */
export function LanguagePicker({ path }: { path: string | null }) {
  const { t, language: current } = useTexts()
  return (
    <Disclosure
      label={`${t('common.chooseLanguage')}: ${languageNames[current]}`}
      className="relative max-sm:text-sm"
      panelClassName="menu-popup end-0 min-w-48"
      summary={
        <>
          <Globe aria-hidden="true" className="size-5 shrink-0" />
          {languageNames[current]}
          <ChevronDown aria-hidden="true" className="chevron hidden size-4 sm:block" />
        </>
      }
    >
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              className="menu-item"
              href={path === null ? `?lng=${language}` : `/${language}${path === '/' ? '' : path}`}
              lang={language}
              onClick={(event) => choose(event, language)}
              aria-current={language === current ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Remembers the choice, and keeps what the address says besides, such as where to go back to. */
function choose(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  const link = event.currentTarget
  rememberLanguage(language)
  const query = new URLSearchParams(location.search)
  query.delete('lng')
  for (const [name, value] of new URL(link.href).searchParams) query.set(name, value)
  link.search = String(query)
  link.hash = location.hash
}
