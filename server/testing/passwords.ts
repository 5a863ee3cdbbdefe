import { createPasswords } from '../platform/passwords.ts'

/** The real thing, but cheap: tests make thousands of passwords, and nobody guesses them. */
export const testPasswords = () => createPasswords({ memory: 64, passes: 1, parallelism: 1 })
