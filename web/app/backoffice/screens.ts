import { LayoutDashboard } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'

export const backofficeScreens = defineAppScreens({
  backoffice: {
    path: '/admin',
    audience: ['ADMIN'],
    nav: { order: 1, icon: LayoutDashboard, tab: true },
    texts: ['home', 'backOffice'],
    first: () => [
      call('GET /admin/urgent', {}),
      call('GET /admin/employers', { query: { page: '0' } }),
      call('GET /admin/doubtful-texts', {}),
    ],
    load: () => import('./home.tsx'),
  },
  documentsToCheck: {
    path: '/admin/documents/:id?',
    audience: ['ADMIN'],
    texts: ['documentChecks'],
    load: () => import('./documents/documents-to-check.tsx'),
  },
  documentCatalogue: {
    path: '/admin/document-catalogue',
    audience: ['ADMIN'],
    texts: ['documentChecks'],
    load: () => import('./documents/document-catalogue.tsx'),
  },
  trainingList: {
    path: '/admin/training',
    audience: ['ADMIN'],
    texts: ['trainingModules'],
    load: () => import('./training/list.tsx'),
  },
  trainingModule: {
    path: '/admin/training/:id',
    audience: ['ADMIN'],
    texts: ['trainingModules', 'documents'],
    load: () => import('./training/module.tsx'),
  },
  certificates: {
    path: '/admin/certificates',
    audience: ['ADMIN'],
    texts: ['staffCertificates'],
    load: () => import('./certificates/certificates.tsx'),
  },
})
