import { signInAgain } from './session-end.ts'

/** Long enough to read why. */
const leaveAfterMilliseconds = 2_000

/** To the sign-in, once the person has read that they are signed out. */
export const signInLater = (): void => void setTimeout(signInAgain, leaveAfterMilliseconds)
