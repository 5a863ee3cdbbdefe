import { newsletterEndpoints } from '../../../contract/newsletter.ts'
import { defineDomain } from '../../platform/domain.ts'
import { newsletterLinks } from './links.ts'
import { newsletterMails } from './mails.ts'
import { newsletterRoutes } from './routes.ts'
import { forgetNewsReader } from './service.ts'
import { textFiles } from './texts.ts'

export const newsletter = defineDomain('newsletter', {
  endpoints: newsletterEndpoints,
  routes: (context) => newsletterRoutes(context, context.texts),
  mails: newsletterMails,
  texts: textFiles,
  linkPurposes: newsletterLinks,
  on: {
    accountErased: async (transaction, { email, emailVerified }) => {
      // An address that was never verified may be that of another person, who reads our news there.
      if (emailVerified) await forgetNewsReader(transaction, email)
    },
  },
})
