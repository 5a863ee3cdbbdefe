import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { thumbAddress } from '../../../../contract/rules/pictures.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { MatchRing } from '../../../ui/search/match-ring.tsx'
import { useStatusWords } from '../../../shared/hiring/status-badge.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'

const columns: { readonly [count: number]: string } = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

export type ComparisonProps = {
  jobId: string
  /** Of those in the address; anybody may have written it. */
  ids: readonly string[]
  /** Those who are listed, maybe by a status that some of them no longer have. */
  listed: readonly Applicant[]
  isFiltered: boolean
  onBack: () => void
}

/** Side by side, also on a phone: the name of each fact is above its row, so that the columns get all the width. */
export function Comparison({ jobId, onBack, ...wanted }: ComparisonProps) {
  const { t } = useTexts()
  const { people, missing } = usePeople(jobId, wanted)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  useDocumentTitle(t('applicants.compare.heading'))
  return (
    <section className="-mt-1 grid gap-4">
      <div className="-ms-3">
        <Button kind="plain" size="small" Icon={ArrowLeft} onClick={onBack}>
          {t('applicants.compare.back')}
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t('applicants.compare.heading')}
      </h2>
      {missing > 0 && <p>{t('applicants.compare.missing', { count: missing })}</p>}
      {people.length > 0 && <Table jobId={jobId} people={people} />}
    </section>
  )
}

function Table({ jobId, people }: { jobId: string; people: readonly Applicant[] }) {
  const { t } = useTexts()
  const words = useSeekerWords()
  const statusWords = useStatusWords('employer')
  return (
    <div className="card max-sm:-mx-3 max-sm:px-1.5 max-sm:py-3">
      <table className="w-full table-fixed border-collapse text-start">
        <caption className="sr-only">{t('applicants.compare.contents')}</caption>
        <thead>
          <tr>
            {people.map((person) => (
              <th key={person.id} scope="col" className="p-1 text-start align-top font-bold sm:p-2">
                <Person person={person} role={words.role(person)} />
              </th>
            ))}
          </tr>
        </thead>
        <Row name={t('applicants.status')} people={people}>
          {({ status }) => statusWords(status)}
        </Row>
        <Row name={t('hiring.facts.location')} people={people}>
          {words.place}
        </Row>
        {words.facts.map(({ fact, name, of }) => (
          <Row key={fact} name={name} people={people}>
            {of}
          </Row>
        ))}
        <Row name={t('applicants.bio')} people={people}>
          {({ bio }) => bio || t('hiring.facts.untold')}
        </Row>
      </table>
      {/* Under each column where there is room for a button, else one below the other. */}
      <ul className={`mt-2 grid gap-3 border-t border-line pt-3 ${columns[people.length] ?? ''}`}>
        {people.map((person) => (
          <li
            key={person.id}
            className="flex min-w-0 flex-wrap items-center justify-between gap-2 px-1 sm:px-2"
          >
            <span className="min-w-0 font-semibold wrap-anywhere sm:sr-only">{person.name}</span>
            <HireButton seeker={person} jobId={jobId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** In the order of the address; and how many of it did not apply for this job, or have withdrawn. */
function usePeople(jobId: string, wanted: Pick<ComparisonProps, 'ids' | 'listed' | 'isFiltered'>) {
  const { ids, listed, isFiltered } = wanted
  const isListed = (id: string) => listed.some((person) => person.id === id)
  const all = useEndpoint(
    'GET /jobs/:id/applicants',
    { params: { id: jobId }, query: {} },
    { enabled: isFiltered && !ids.every(isListed) },
  )
  const known = [...listed, ...(all.data ?? [])]
  const people = ids.flatMap((id) => known.find((person) => person.id === id) ?? [])
  return { people, missing: all.isFetching ? 0 : ids.length - people.length }
}

/** In front of that of the screen, for as long as it is shown. */
function useDocumentTitle(heading: string) {
  useEffect(() => {
    const before = document.title
    const title = `${heading} · ${before}`
    document.title = title
    return () => {
      // It may be another by now: unread messages are counted in it.
      if (document.title === title) document.title = before
    }
  }, [heading])
}

/** One fact of each of them. */
function Row(props: {
  name: string
  people: readonly Applicant[]
  children: (person: Applicant) => ReactNode
}) {
  const { name, people, children } = props
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={people.length}
          className="border-t border-line px-1 pt-2 text-start text-sm font-normal text-muted sm:px-2"
        >
          {name}
        </th>
      </tr>
      <tr>
        {people.map((person) => (
          <td
            key={person.id}
            className="px-1 pb-2 align-top wrap-anywhere max-sm:text-sm sm:px-2 sm:font-medium"
          >
            {children(person)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Person({ person, role }: { person: Applicant; role: string }) {
  const { avatar, name, match } = person
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <Avatar src={avatar === null ? null : thumbAddress(avatar)} name={name} alt="" />
        {match !== undefined && <MatchRing score={match.score} />}
      </span>
      <span className="mt-2 block wrap-anywhere">{person.name}</span>
      <span className="block text-sm font-normal wrap-anywhere">{role}</span>
    </>
  )
}
