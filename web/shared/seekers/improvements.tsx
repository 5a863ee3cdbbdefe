import { useId } from 'react'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useAdditionPaths } from './addition-paths.ts'

/** What the reader can say of themselves so that more jobs suit, the best first; nothing where nothing helps. Its texts: `jobSearch`. */
export function Improvements() {
  const { t, language } = useTexts()
  const id = useId()
  const paths = useAdditionPaths()
  const { data = [] } = useEndpoint('GET /job-search/improvements', {})
  if (data.length === 0) return null
  return (
    <section aria-labelledby={id} className="card grid gap-1 p-4">
      <h2 id={id} className="font-bold">
        {t('jobSearch.improvements.heading')}
      </h2>
      <ul>
        {data.map(({ add, jobs }) => (
          <li key={add} className="flex flex-wrap items-center gap-x-2">
            <a href={paths[add]} className="link inline-flex min-h-11 items-center font-semibold">
              {t(`jobSearch.add.${add}`)}
            </a>
            <span className="text-muted">
              {t('jobSearch.improvements.more', { count: jobs, shown: formatNumber(jobs, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
