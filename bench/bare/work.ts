/** Handles a call of a signed-in account with the posted body; null for addresses that it does not serve. */
export type Work = (path: string, accountId: string, posted: string) => Promise<unknown> | null
