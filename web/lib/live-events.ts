import type { LiveEvents } from '../../contract/live.ts'

type Handler<Name extends keyof LiveEvents> = (data: LiveEvents[Name]) => void
type Handlers = { [Name in keyof LiveEvents]: Set<Handler<Name>> }

const handlers: Handlers = { message: new Set(), read: new Set(), block: new Set(), sync: new Set() }
const isName = (name: string): name is keyof LiveEvents => Object.hasOwn(handlers, name)

/** Calls the handler for each live event of this name, from any tab. Returns a function that stops it. */
export function onLiveEvent<Name extends keyof LiveEvents>(name: Name, handler: Handler<Name>): () => void {
  const known: Set<Handler<Name>> = handlers[name]
  known.add(handler)
  return () => known.delete(handler)
}

/** For the connection: passes an event to the handlers of this tab, and ignores names of a newer server. */
export function emitLiveEvent(name: string, data: unknown): void {
  if (!isName(name)) return
  // The server has checked it against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for (const handler of handlers[name] as Set<(data: unknown) => void>) {
    try {
      handler(data)
    } catch (error) {
      // An error in one handler must not stop the others.
      reportError(error)
    }
  }
}
