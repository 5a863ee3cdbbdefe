import * as z from 'zod/mini'

/** What happened lately, for a home screen. The device knows when its person last looked. */
export const newsOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.array(
    z.object({
      kind: z.enum(kinds),
      /** Of what it is about: an application, an offer, a document … */
      id: z.string(),
      /** Its name: the title of a job, the name of a document or of a person. */
      title: z.string(),
      /** The job whose screen shows it; null where there is none. */
      jobId: z.nullable(z.string()),
      /** What became of it, in the states of its kind. */
      state: z.string(),
      /** It waits for the reader's answer. */
      waits: z.boolean(),
      at: z.string(),
    }),
  )
