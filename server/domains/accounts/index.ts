import { accountSettingsEndpoints } from '../../../contract/account-settings.ts'
import { accountEndpoints } from '../../../contract/accounts.ts'
import { pictureEndpoints } from '../../../contract/pictures.ts'
import { profileEndpoints } from '../../../contract/profile.ts'
import { staffEndpoints } from '../../../contract/staff.ts'
import { defineDomain } from '../../platform/domain.ts'
import { createPictures } from '../../platform/pictures.ts'
import { accountMails } from './mails.ts'
import { pictureRoutes } from './picture-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { createResetTask } from './reset-password.ts'
import { accountRoutes } from './routes.ts'
import { accountSettingsRoutes } from './settings-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { textFiles } from './texts.ts'
import { limitMails } from './tools.ts'

export const accounts = defineDomain('accounts', {
  endpoints: {
    ...accountEndpoints,
    ...accountSettingsEndpoints,
    ...profileEndpoints,
    ...pictureEndpoints,
    ...staffEndpoints,
  },
  routes: (context) => {
    const { database, texts, exporters, brandName } = context
    const { executor } = database
    const tools = { ...context, mailer: limitMails(context) }
    return {
      ...accountRoutes(executor, tools, texts),
      ...accountSettingsRoutes(executor, tools, texts, exporters),
      ...profileRoutes(executor, tools, texts),
      ...pictureRoutes(executor, createPictures(), texts),
      ...staffRoutes(executor, tools, texts, brandName),
    }
  },
  mails: accountMails,
  texts: textFiles,
  tasks: (context) => ({
    'mail-reset-link': createResetTask(context.database.executor, {
      mailer: limitMails(context),
      publicUrl: context.publicUrl,
    }),
  }),
})
