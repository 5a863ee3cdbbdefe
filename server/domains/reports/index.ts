import { reportEndpoints } from '../../../contract/reports.ts'
import { defineDomain } from '../../platform/domain.ts'
import { createTextMasking, requestTextMasking } from './doubtful-texts.ts'
import { reportRoutes } from './routes.ts'
import { exportReports } from './service.ts'
import { textFiles } from './texts.ts'

export const reports = defineDomain('reports', {
  endpoints: reportEndpoints,
  routes: ({ database, audit, texts }) => reportRoutes(database.executor, audit, texts),
  texts: textFiles,
  tasks: ({ database }) => ({ 'mask-old-texts': createTextMasking(database.executor) }),
  // Texts that were masked by older rules.
  afterStart: requestTextMasking,
  exportData: { reports: exportReports },
})
