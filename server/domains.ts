import { accounts } from './domains/accounts/index.ts'
import { backoffice } from './domains/backoffice/index.ts'
import { certificates } from './domains/certificates/index.ts'
import { documents } from './domains/documents/index.ts'
import { employers } from './domains/employers/index.ts'
import { guarantors } from './domains/guarantors/index.ts'
import { hiring } from './domains/hiring/index.ts'
import { jobs } from './domains/jobs/index.ts'
import { live } from './domains/live/index.ts'
import { messages } from './domains/messages/index.ts'
import { newsletter } from './domains/newsletter/index.ts'
import { notices } from './domains/notices/index.ts'
import { partners } from './domains/partners/index.ts'
import { reports } from './domains/reports/index.ts'
import { seekerDashboard } from './domains/seeker-dashboard/index.ts'
import { seekers } from './domains/seekers/index.ts'
import { site } from './domains/site/index.ts'
import { training } from './domains/training/index.ts'
import { uploads } from './domains/uploads/index.ts'
import type { DataExporters, Domain, TaskContext } from './platform/domain.ts'
import { createEmit } from './platform/domain-events.ts'
import type { MailTemplates } from './platform/mail/template.ts'
import type { TaskHandlers } from './platform/queue/queue.ts'

/** All domains. They react to events in this order. */
export const domains = [
  accounts,
  seekers,
  employers,
  documents,
  jobs,
  notices,
  hiring,
  guarantors,
  training,
  certificates,
  seekerDashboard,
  messages,
  live,
  partners,
  reports,
  backoffice,
  uploads,
  newsletter,
  site,
] as const satisfies readonly Domain[]

// What they have together. No name is taken twice: domains.test.ts.
const all: readonly Domain[] = domains

export const emit = createEmit(all.map((domain) => domain.on ?? {}))

export const exporters: DataExporters = Object.fromEntries(
  all.flatMap(({ exportData = {} }) => Object.entries(exportData)),
)

export const mailTemplates: MailTemplates = Object.fromEntries(
  all.flatMap(({ mails = {} }) => Object.entries(mails)),
)

export const textNamespaces: readonly string[] = all.flatMap(({ texts = [] }) => texts)

export const schedule = all.flatMap((domain) => domain.schedule ?? [])

export const tasksOf = (context: TaskContext): Partial<TaskHandlers> =>
  Object.fromEntries(all.flatMap(({ tasks }) => Object.entries(tasks?.(context) ?? {})))
