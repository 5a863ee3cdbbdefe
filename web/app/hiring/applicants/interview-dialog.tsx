import { useQueryClient } from '@tanstack/react-query'
import { MapPin, PhoneCall, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { appointmentParts, formatDate, formatTime } from '../../../../contract/rules/formats.ts'
import {
  interviewKinds,
  longestInterviewText,
  mostInterviewTimes,
} from '../../../../contract/rules/hiring.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { renewApplicants } from '../../../shared/seekers/applicant-lists.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import {
  daysFrom,
  firstProposals,
  instantOf,
  times,
  timesOf,
  weekdayOf,
  type Proposal,
} from './interview-times.ts'

export type InterviewDialogProps = {
  jobId: string
  applicant: Applicant
  onClose: () => void
  onSent: () => void
}
/** Two may be the same for a moment. */
type Row = Proposal & { id: number }
type Kind = (typeof interviewKinds)[number]
const kindIcons = { PLACE: MapPin, CALL: PhoneCall } as const

/** Proposes up to three times, at a place or on a call. */
export function InterviewDialog({ jobId, applicant, onClose, onSent }: InterviewDialogProps) {
  const { t } = useTexts()
  const client = useQueryClient()
  const [now] = useState(() => new Date())
  const [proposals, setProposals] = useState(() =>
    firstProposals(now).map((proposal, id): Row => ({ ...proposal, id })),
  )
  const [kind, setKind] = useState<Kind>(applicant.interview?.kind ?? 'PLACE')
  const [place, setPlace] = useState(applicant.interview?.place ?? '')
  const [isPlaceMissing, setPlaceMissing] = useState(false)
  const [note, setNote] = useState('')
  const propose = useAct('POST /interview-proposals/:id', {
    failed: t('applicants.failed.act'),
    quiet: true,
  })
  const send = async () => {
    const isMissing = kind === 'PLACE' && place.trim() === ''
    setPlaceMissing(isMissing)
    if (isMissing) return
    const body = { kind, place: kind === 'PLACE' ? place : '', note, times: timesOf(proposals) }
    if ((await propose.run({ params: { id: applicant.applicationId }, body })) === null) return
    await renewApplicants(client, jobId)
    onSent()
  }
  const replace = (id: number, next: Proposal | null) =>
    setProposals(proposals.flatMap((row) => (row.id !== id ? [row] : next === null ? [] : [{ ...next, id }])))
  const last = proposals.at(-1)
  return (
    <Dialog
      open
      title={t('applicants.interview.title', { name: applicant.name })}
      closeOnBackdrop={false}
      onClose={onClose}
      actions={
        <Button busy={propose.busy} onClick={() => void send()}>
          {t('applicants.interview.send')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('applicants.interview.intro')}</p>
        <ol className="grid gap-3">
          {proposals.map((proposal, index) => (
            <li key={proposal.id}>
              <ProposalFields
                number={index + 1}
                days={daysFrom(now)}
                proposal={proposal}
                onChange={(next) => replace(proposal.id, next)}
                onRemove={proposals.length > 1 ? () => replace(proposal.id, null) : null}
              />
            </li>
          ))}
        </ol>
        {propose.fields['times'] !== undefined && (
          <p className="font-medium text-danger">{propose.fields['times']}</p>
        )}
        {last !== undefined && proposals.length < mostInterviewTimes && (
          <div>
            <Button
              kind="plain"
              size="small"
              Icon={Plus}
              onClick={() => setProposals([...proposals, { ...last, id: last.id + 1 }])}
            >
              {t('applicants.interview.add')}
            </Button>
          </div>
        )}
        <RadioCards
          legend={t('applicants.interview.where')}
          name="kind"
          options={interviewKinds.map((value) => ({
            value,
            title: t(`applicants.interview.kinds.${value}`),
            text: t(`applicants.interview.kindTexts.${value}`),
            Icon: kindIcons[value],
          }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'PLACE' && (
          <TextInput
            name="place"
            label={t('applicants.interview.place')}
            required
            maxLength={longestInterviewText}
            value={place}
            error={isPlaceMissing ? t('applicants.interview.placeMissing') : propose.fields['place']}
            onChange={(event) => {
              setPlace(event.target.value)
              setPlaceMissing(false)
            }}
          />
        )}
        <TextArea
          name="note"
          label={t('applicants.interview.note')}
          hint={t('applicants.interview.noteHint')}
          limit={longestInterviewText}
          value={note}
          error={propose.fields['note']}
          onChange={setNote}
        />
        <FormMessage text={propose.failure} />
      </div>
    </Dialog>
  )
}

function ProposalFields(props: {
  number: number
  days: readonly string[]
  proposal: Proposal
  onChange: (next: Proposal) => void
  /** Null where it is the only one. */
  onRemove: (() => void) | null
}) {
  const { number, days, proposal, onChange, onRemove } = props
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const dayWords = (day: string) =>
    `${t(`applicants.interview.weekdays.${weekdayName(day)}`)}, ${formatDate(day, language, habits)}`
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('applicants.interview.number', { number })}</legend>
      <div className="flex items-end gap-2">
        <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
          <SelectField
            name={`day-${number}`}
            label={t('applicants.interview.day')}
            options={days.map((day) => ({ value: day, label: dayWords(day) }))}
            value={proposal.day}
            onChange={(day) => onChange({ ...proposal, day })}
          />
          <SelectField
            name={`time-${number}`}
            label={t('applicants.interview.time')}
            options={times.map((time) => ({
              value: time,
              label: formatTime(instantOf({ ...proposal, time }), language, habits),
            }))}
            value={proposal.time}
            onChange={(time) => onChange({ ...proposal, time })}
          />
        </div>
        {onRemove !== null && (
          <IconButton label={t('applicants.interview.remove', { number })} Icon={X} onClick={onRemove} />
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {appointmentParts(instantOf(proposal), language, habits).other}
      </p>
    </fieldset>
  )
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const weekdayName = (day: string) => weekdays[weekdayOf(day)] ?? 'sunday'
