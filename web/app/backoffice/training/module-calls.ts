import type { GetKey } from '../../../lib/screens.ts'

/** What shows a module, and is no longer true once it was changed. */
export const moduleCalls: readonly GetKey[] = ['GET /admin/training/:id', 'GET /admin/training']
