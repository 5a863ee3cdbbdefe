import { ChevronDown, Globe } from 'lucide-react'
import { languageNames, languages } from '../../../contract/rules/language.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

/** Plain links to this very page: the server remembers the choice and shows it in that language. */
export function LanguagePicker() {
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
              href={`?lng=${language}`}
              lang={language}
              onClick={(event) => keepQuery(event.currentTarget)}
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

/** What the address says besides, such as where to go back to, stays when the language changes. */
function keepQuery(link: HTMLAnchorElement): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of new URL(link.href).searchParams) query.set(name, value)
  link.search = String(query)
}
