/** Answers a call of somebody who is signed in; null where it is none of its addresses. */
export type Work = (path: string, accountId: string) => Promise<unknown> | null
