import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { thumbAddress } from '../../../../contract/rules/pictures.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useStatusWords } from '../../../shared/hiring/status-badge.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'

const columns: { readonly [count: number]: string } = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

export type ComparisonProps = { jobId: string; people: readonly Applicant[]; onBack: () => void }

/** Side by side, also on a phone: the name of each fact is above its row, so that the columns get all the width. */
export function Comparison({ jobId, people, onBack }: ComparisonProps) {
  const { t } = useTexts()
  const words = useSeekerWords()
  const statusWords = useStatusWords('employer')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
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
    </section>
  )
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
  const { avatar, name } = person
  return (
    <>
      <Avatar src={avatar === null ? null : thumbAddress(avatar)} name={name} alt="" />
      <span className="mt-2 block wrap-anywhere">{person.name}</span>
      <span className="block text-sm font-normal wrap-anywhere">{role}</span>
    </>
  )
}
