import { readPhone, shortestPassword, usernamePattern } from '../../../../contract/rules/accounts.ts'

/** What the server refuses for how it is written is said before anything is sent; what is empty is another matter. */
export const isWellWritten = {
  /** The server knows more of addresses; this finds what is plainly none. */
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()),
  phone: (text: string) => readPhone(text) !== null,
  username: (text: string) => usernamePattern.test(text.trim()),
  password: (text: string) => text.length >= shortestPassword,
} as const

/** The value of a closed list that a text is, if it is one. */
export const chosenOf = <Value extends string>(options: readonly { value: Value }[], text: string) =>
  options.find(({ value }) => value === text)?.value ?? null
