export type Shortcut = 'play' | 'back' | 'forward' | 'mute' | 'fullscreen' | 'captions'

const keys: { readonly [key: string]: Shortcut } = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  m: 'mute',
  f: 'fullscreen',
  c: 'captions',
}

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does within the player; space presses the button that has the focus. */
export function shortcutOf(pressed: Pressed, isOnButton: boolean): Shortcut | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const shortcut = keys[pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key]
  return shortcut === undefined || (isOnButton && pressed.key === ' ') ? null : shortcut
}
