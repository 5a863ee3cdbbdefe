import { messageEndpoints } from '../../../contract/messages.ts'
import { defineDomain } from '../../platform/domain.ts'
import { awaySchedule, createAwayMails, exportLastMail } from './away.ts'
import { showContacts } from './conversations.ts'
import { exportConversations } from './export.ts'
import { messageMails } from './mails.ts'
import { messageRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const messages = defineDomain('messages', {
  endpoints: messageEndpoints,
  routes: ({ database, audit, texts }) => messageRoutes(database.executor, audit, texts),
  mails: messageMails,
  texts: textFiles,
  tasks: (context) => ({ 'mail-messages': createAwayMails(context) }),
  schedule: awaySchedule,
  exportData: { conversations: exportConversations, lastMessageMail: exportLastMail },
  on: {
    hired: showContacts,
  },
})
