import type { Executor } from './database/connection.ts'

/** What happened, by name, with what others need to know of it. The domain in which it happens declares it here. @public */
export interface DomainEvents {}

/** What a domain does when something happens in another. */
export type EventHandlers = {
  readonly [Name in keyof DomainEvents]?: (
    transaction: Executor,
    event: DomainEvents[Name],
    /** For what happens because of it. */
    emit: Emit,
  ) => Promise<void>
}

/** Tells the domains that react, within the transaction in which it happens: all of it is stored, or nothing. */
export type Emit = <Name extends keyof DomainEvents>(
  transaction: Executor,
  name: Name,
  event: DomainEvents[Name],
) => Promise<void>

/** One handler after the other, in the order given: they share the connection of the transaction. */
export const createEmit = (handlers: readonly EventHandlers[]): Emit => {
  const emit: Emit = async (transaction, name, event) => {
    for (const each of handlers) await each[name]?.(transaction, event, emit)
  }
  return emit
}
