export const guarantorStates = ['ASKED', 'CONFIRMED', 'REFUSED'] as const
export type GuarantorState = (typeof guarantorStates)[number]

/** Of one job seeker. */
export const mostGuarantors = 5
/** Addresses to which one job seeker can have mails sent in a day. */
export const guarantorMailsPerDay = 10
/** A guarantor who has not answered gets one reminder after so many days. */
export const guarantorReminderDays = 3
/** What was entered about somebody who has refused, or has not answered, is erased after so many days. */
export const guarantorKeptDays = 60
/** Who vouches for this many seekers or more is shown to staff. */
export const manySeekers = 3
