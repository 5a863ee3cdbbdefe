import { accountScreens } from './accounts/screens.ts'
import { backofficeScreens } from './backoffice/screens.ts'
import { employerScreens } from './employers/screens.ts'
import { hiringScreens } from './hiring/screens.ts'
import { jobScreens } from './jobs/screens.ts'
import { messageScreens } from './messages/screens.ts'
import { partnerScreens } from './partners/screens.ts'
import { seekerScreens } from './seekers/screens.ts'
import { trainingScreens } from './training/screens.ts'

/** Every screen behind sign-in. */
export const appScreens = {
  ...seekerScreens,
  ...jobScreens,
  ...hiringScreens,
  ...messageScreens,
  ...employerScreens,
  ...partnerScreens,
  ...backofficeScreens,
  ...accountScreens,
  ...trainingScreens,
}
