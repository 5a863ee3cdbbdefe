import * as z from 'zod/mini'
import { defineEndpoints, nothing } from './endpoint.ts'
import { languages } from './rules/language.ts'

const faultKinds = ['hydration', 'script', 'loading'] as const

/** Free of anything the person typed or is: our own addresses and positions in our own files. */
const browserFault = z.strictObject({
  page: z.string().check(z.maxLength(60), z.regex(/^[a-zA-Z]+$/)),
  language: z.enum(languages),
  kind: z.enum(faultKinds),
  error: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z][\w#-]*$/)),
  place: z.string().check(z.maxLength(120), z.regex(/^[\w./-]+:\d+:\d+$/)),
})
export type BrowserFault = z.infer<typeof browserFault>

/** Named in the OpenAPI document. */
export const siteSchemas = { BrowserFault: browserFault }

export const siteEndpoints = defineEndpoints({
  'POST /site/browser-faults': {
    summary: 'Reports to the operator that a script failed in a browser',
    access: 'anyone',
    perMinute: 20,
    body: browserFault,
    answers: { 204: nothing },
    errors: ['invalid_input'],
  },
})
