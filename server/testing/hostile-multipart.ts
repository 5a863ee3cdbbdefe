import fc from 'fast-check'

const boundary = '----evil'
export const multipartType = `multipart/form-data; boundary=${boundary}`

type Part = { head: string; body: Buffer }

const part = (disposition: string, body: Buffer, type = 'image/png'): Part => ({
  head: `Content-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n`,
  body,
})
const write = (parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n`, 'latin1'),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end),
  ])

/** Every way we know to send a file wrongly, by name, made of a picture that is good. */
export function wrongForms(picture: Buffer): { readonly [what: string]: Buffer } {
  const file = part('name="file"; filename="me.png"', picture)
  const named = (disposition: string, body = picture) => write([part(disposition, body)])
  const whole = write([file])
  return {
    'another field': named('name="picture"; filename="me.png"'),
    'no field name': named('filename="me.png"'),
    'a name of every object': named('name="__proto__"; filename="me.png"'),
    'no file': write([]),
    'an empty file': named('name="file"; filename="me.png"', Buffer.alloc(0)),
    'two files': write([file, file]),
    'thirty fields beside it': write([
      file,
      ...Array<Part>(30).fill(part('name="a"', Buffer.from('b'), 'text/plain')),
    ]),
    'text in its place': write([part('name="file"', Buffer.from('me.png'), 'text/plain')]),
    'a broken JSON field': write([part('name="a"', Buffer.from('{'), 'application/json'), file]),
    'no end': whole.subarray(0, whole.length - 12),
    'half of it': whole.subarray(0, whole.length >> 1),
    'only its head': whole.subarray(0, 40),
    'nothing at all': Buffer.alloc(0),
    'no boundary': picture,
    'another boundary': Buffer.from(whole.toString('latin1').replaceAll(boundary, '----good'), 'latin1'),
    'a head without end': Buffer.from(`--${boundary}\r\nContent-Disposition: ${'x'.repeat(100_000)}`),
    'a head that is none': write([{ head: 'Con\u00ectent-Type: image/png\r\u00c0', body: picture }]),
    'a thousand heads': write([{ head: 'X-A: b\r\n'.repeat(1_000), body: picture }]),
    'too large': named('name="file"; filename="me.png"', Buffer.alloc(6 * 1024 * 1024)),
    huge: named('name="file"; filename="me.png"', Buffer.alloc(12 * 1024 * 1024)),
    'a broken picture': named('name="file"; filename="me.png"', picture.subarray(0, picture.length >> 1)),
  }
}

const documentPart = (document: string): Part => part('name="document"', Buffer.from(document), 'text/plain')

/** A good file beside whatever is sent as its document, if anything is. */
export const formWith = (picture: Buffer, document?: string): Buffer =>
  write([
    ...(document === undefined ? [] : [documentPart(document)]),
    part('name="file"; filename="me.png"', picture),
  ])

const evilName = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0.png',
    '../../../etc/passwd',
    'C:\\con',
    '.',
    '',
    'x'.repeat(20_000),
    '%00',
    "'; --",
  ),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/["\r\n]/g, '')),
)

/** A good file under an evil name, with some bytes of the whole knocked over or left out. */
export const damagedForm = (picture: Buffer, document?: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(evilName, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat({ max: 30 }))
    .map(([name, blows, missing]) => {
      const beside = document === undefined ? [] : [documentPart(document)]
      const form = write([...beside, part(`name="file"; filename="${name}"`, picture)])
      for (const [place, byte] of blows) form[place % form.length] = byte
      return form.subarray(0, form.length - missing)
    })
