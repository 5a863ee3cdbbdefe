import { expect, test } from 'vitest'
import { fileKind } from './file-kind.ts'

const kindOf = (...start: (number | string)[]) =>
  fileKind(new Blob(start.map((part) => (typeof part === 'string' ? part : new Uint8Array([part])))))

test('DOC-21 what a file is follows from its first bytes, whatever its name', async () => {
  expect(await kindOf(0xff, 0xd8, 0xff, 0xe0)).toBe('picture')
  expect(await kindOf(0x89, 'PNG\r\n')).toBe('picture')
  expect(await kindOf('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')).toBe('picture')
  expect(await kindOf(0, 0, 0, 24, 'ftypheic')).toBe('picture')
  expect(await kindOf('%PDF-1.7')).toBe('pdf')
  expect(await kindOf('\n\n%PDF-1.4')).toBe('pdf')
})

test('DOC-23 other files are known before anything is sent', async () => {
  expect(await kindOf('GIF89a')).toBeNull()
  expect(await kindOf('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeNull()
  expect(await kindOf('PK', 3, 4)).toBeNull()
  expect(await kindOf('RIFF', 1, 2, 3, 4, 'WAVE')).toBeNull()
  expect(await kindOf()).toBeNull()
})
