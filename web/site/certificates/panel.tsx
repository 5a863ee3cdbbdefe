import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  good: { box: 'border-primary bg-primary-soft', sign: 'text-primary' },
  bad: { box: 'border-danger bg-raised', sign: 'text-danger' },
  waiting: { box: 'border-accent bg-accent-soft', sign: 'text-on-accent-soft' },
  info: { box: 'border-teal bg-teal-soft', sign: 'text-teal' },
} as const

type Props = {
  tone: keyof typeof looks
  icon: LucideIcon
  heading: string
  /** Said as soon as the script shows it. */
  isAlert?: boolean
  children: ReactNode
}

/** The state of a certificate, before all else: a sign and words, so that no colour is needed. */
export function Panel({ tone, icon: Icon, heading, isAlert = false, children }: Props) {
  const { box, sign } = looks[tone]
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex flex-col gap-3 rounded-card border-2 p-4 sm:flex-row sm:gap-5 sm:p-6 ${box}`}
    >
      <Icon aria-hidden="true" className={`size-12 shrink-0 sm:size-14 ${sign}`} />
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold text-balance sm:text-3xl">{heading}</h1>
        {children}
      </div>
    </div>
  )
}
