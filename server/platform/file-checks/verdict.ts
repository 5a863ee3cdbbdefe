import * as z from 'zod/mini'
import { documentProblems } from './refusal.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const checkedFile = z.object({
  /** What is kept as the file: a picture drawn anew, or the PDF as it came but without the notes of cameras. */
  type: z.enum(['image/webp', 'application/pdf']),
  content: bytes,
  /** What staff look at, drawn by the server as WebP; for a picture the same one. */
  pages: z.readonly(z.array(bytes)),
})
export type CheckedFile = z.infer<typeof checkedFile>

/** What the process answers that looks at a file. */
export const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), file: checkedFile }),
  z.object({
    kind: z.literal('refused'),
    problem: z.enum(documentProblems),
    limit: z.union([z.number(), z.undefined()]),
  }),
  /** The machine was too busy to decide. */
  z.object({ kind: z.literal('overloaded') }),
  /** A fault of ours. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])
export type Verdict = z.infer<typeof verdict>
