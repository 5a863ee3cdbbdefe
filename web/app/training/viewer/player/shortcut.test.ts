import { expect, test } from 'vitest'
import { shortcutOf } from './shortcut.ts'

const press = (key: string, changes: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...changes,
})

test('TRN-05 keys play, seek, mute, fill the screen and show captions', () => {
  const does = (key: string) => shortcutOf(press(key), false)
  expect([' ', 'k', 'K', 'ArrowLeft', 'ArrowRight', 'm', 'f', 'c', 'x', 'Tab'].map(does)).toEqual([
    'play',
    'play',
    'play',
    'back',
    'forward',
    'mute',
    'fullscreen',
    'captions',
    null,
    null,
  ])
})

test('TRN-05 space presses the button that has the focus, and the keys of the browser stay its own', () => {
  expect(shortcutOf(press(' '), true)).toBeNull()
  expect(shortcutOf(press('k'), true)).toBe('play')
  expect(shortcutOf(press('f', { ctrlKey: true }), false)).toBeNull()
})
