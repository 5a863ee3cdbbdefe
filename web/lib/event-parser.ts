export type StreamEvent = { id: string | null; name: string; data: string }

/** Reads server-sent events from text that comes in pieces of any size. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let id: string | null = null
  let isIdNew = false
  let name = ''
  let data: string[] = []

  const finish = () => {
    // An event without data only updates the last id.
    if (isIdNew || data.length > 0) onEvent({ id, name: name || 'message', data: data.join('\n') })
    isIdNew = false
    name = ''
    data = []
  }
  const readLine = (line: string) => {
    if (line === '') return finish()
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    // A line without a name is a comment: the heartbeat.
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) {
      id = value
      isIdNew = true
    }
  }
  return (piece) => {
    // A return at the very end may be the first half of a line end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line)
  }
}
