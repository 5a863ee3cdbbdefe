import * as z from 'zod/mini'

/** Folded to lower case, since people write one address in many ways. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** A link's proof, as we sign it. */
export const signedToken = z.string().check(z.maxLength(300), z.regex(/^[\w-]+\.[\w-]+$/))

/** How acts answer. */
export const done = z.object({ success: z.literal(true), message: z.string() })
