import { openSync, writeSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { ReadStream } from 'node:tty'

/** From the terminal, unseen and twice; without a terminal, the first line of the standard input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ((await text(process.stdin)).split('\n')[0] ?? '').trim()
  const terminal = openTerminal()
  const keys = new ReadStream(terminal)
  // Before the question, so that nothing is shown of an answer that comes right away.
  keys.setRawMode(true).setEncoding('utf8')
  try {
    const ask = (question: string) => readLine(keys, () => writeSync(terminal, question))
    const password = await ask('Password: ')
    if (password !== (await ask('\r\nOnce more: '))) throw new Error('The two passwords were not the same.')
    return password
  } finally {
    keys.setRawMode(false)
    writeSync(terminal, '\n')
    keys.destroy()
  }
}

function openTerminal(): number {
  try {
    return openSync(process.platform === 'win32' ? 'CONIN$' : '/dev/tty', 'r+')
  } catch {
    throw new Error('There is no terminal to ask for the password: give it on the standard input.')
  }
}

/** Key by key, up to Enter. */
function readLine(keys: ReadStream, ask: () => void): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let typed = ''
    const read = (data: unknown) => {
      for (const key of String(data)) {
        if (key === '\r' || key === '\n') {
          keys.off('data', read)
          return resolve(typed)
        }
        // Ctrl-C and Ctrl-D.
        if (key === '\u0003' || key === '\u0004') return reject(new Error('Stopped.'))
        typed = key === '\u007f' || key === '\b' ? Array.from(typed).slice(0, -1).join('') : typed + key
      }
    }
    keys.on('data', read).once('error', reject)
    ask()
  })
}
