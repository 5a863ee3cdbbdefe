import type { FastifyInstance } from 'fastify'
import type { CronItem } from 'graphile-worker'
import { endpointEntries, takesForm, type Endpoints } from '../../contract/endpoint.ts'
import type { Audit } from './audit/audit.ts'
import type { CertificateSigner } from './certificate-signer.ts'
import type { Database, Executor } from './database/connection.ts'
import type { Emit, EventHandlers } from './domain-events.ts'
import type { LiveHub } from './events/live-hub.ts'
import { bindEndpoints, type Binding, type Handlers } from './http/bind.ts'
import type { CheckFile } from './file-checks/file-checks.ts'
import { takeStreams } from './http/exchange.ts'
import { takeFiles } from './http/files.ts'
import type { Mailer } from './mail/mail.ts'
import type { MailTemplates } from './mail/template.ts'
import type { Passwords } from './passwords.ts'
import type { TaskHandlers, Tasks } from './queue/queue.ts'
import type { Scan } from './scanner/clamd.ts'
import type { Caller } from './sessions/sessions.ts'
import type { Purpose, Signer } from './signing.ts'
import type { FileStore } from './storage/file-store.ts'
import type { Texts } from './texts.ts'
import type { Uploads } from './uploads/uploads.ts'

/** One part of the data that we store about a person, as that person sees it; null where there is none. */
type DataExporter = (executor: Executor, caller: Caller) => Promise<object | null>
export type DataExporters = { readonly [part: string]: DataExporter }

export type TaskContext = {
  database: Database
  mailer: Mailer
  signer: Signer
  certificateSigner: CertificateSigner
  uploads: Uploads
  files: FileStore
  /** Null where there is no scanner. */
  scan: Scan | null
  audit: Audit
  publicUrl: string
  rateLimitFactor: number
  emit: Emit
}

/** What the routes of a domain may use. */
export type RouteContext = TaskContext & {
  live: Pick<LiveHub, 'subscribe'>
  texts: Texts
  passwords: Passwords
  checkFile: CheckFile
  brandName: string
  /** Of all domains together. */
  exporters: DataExporters
}

/** A domain as app.ts, main.ts and the platform see it. All but the endpoints is left out where there is none. */
type Parts = {
  /** Names of the files in web/locales that it speaks from. */
  texts?: readonly string[]
  mails?: MailTemplates
  tasks?: (context: TaskContext) => Partial<TaskHandlers>
  /** What is done at set times, by whichever node is first. */
  schedule?: readonly (CronItem & { task: keyof Tasks })[]
  /** What links signed by it may prove. */
  linkPurposes?: readonly Purpose[]
  /** Its parts of what somebody gets who asks for their data. */
  exportData?: DataExporters
  /** What it does, in the same transaction, when something happens in another domain. */
  on?: EventHandlers
  /** Done in the background after every start; a stop leaves the rest to the next start. */
  afterStart?: (executor: Executor) => Promise<unknown>
}

export type Domain = Parts & {
  name: string
  bind(app: FastifyInstance, context: RouteContext, binding: Binding): Promise<void>
}

/** Checks that each endpoint has its handler; code that walks the list of domains has no need to know which are which. */
export const defineDomain = <const E extends Endpoints, const P extends Parts>(
  name: string,
  { endpoints, routes, ...parts }: { endpoints: E; routes: (context: RouteContext) => Handlers<E> } & P,
) => ({
  ...parts,
  name,
  endpoints,
  bind: async (app: FastifyInstance, context: RouteContext, binding: Binding): Promise<void> => {
    await app.register(async (scope) => {
      const all = endpointEntries(endpoints).map(({ endpoint }) => endpoint)
      // Where no endpoint of a domain takes files, multipart is not read at all.
      if (all.some(takesForm)) await takeFiles(scope)
      if (all.some(({ protocol }) => protocol !== undefined)) takeStreams(scope)
      bindEndpoints(scope, endpoints, routes(context), binding)
    })
  },
})
