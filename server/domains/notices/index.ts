import { noticeEndpoints } from '../../../contract/notices.ts'
import { defineDomain } from '../../platform/domain.ts'
import { noticeLinks } from './links.ts'
import { noticeMails } from './mails.ts'
import { exportStops } from './preferences.ts'
import { noticeRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const notices = defineDomain('notices', {
  endpoints: noticeEndpoints,
  routes: ({ database, signer, texts }) => noticeRoutes(database.executor, signer, texts),
  mails: noticeMails,
  texts: textFiles,
  linkPurposes: noticeLinks,
  exportData: { stoppedNotices: exportStops },
})
