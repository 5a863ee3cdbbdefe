import type { GetKey } from '../../lib/screens.ts'

/** What shows guarantors, and is asked for anew when they change. */
export const showsGuarantors: readonly GetKey[] = ['GET /jobseeker/dashboard']
