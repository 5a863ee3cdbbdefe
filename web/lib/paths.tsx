import { createContext, useContext } from 'react'

/** Every address that a link of ours leads to. */
export const paths = {
  home: '/',
  login: '/login',
  registration: '/registration',
  jobs: '/jobs',
  clients: '/clients',
  partner: '/partner',
  contact: '/contact-us',
  training: '/training',
  successStories: '/success-stories',
  serviceAreas: '/service-areas',
  whyChooseUs: '/why-choose-us',
  testimonials: '/client-testimonials',
  requestEmployees: '/request-employees',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  openApi: '/api/openapi.json',
  apiDocs: '/api/docs',
} as const

/** `/am` on the Amharic copy that search engines show: its links stay within it, with or without script and cookies. */
export const PrefixContext = createContext('')

export function usePath() {
  const prefix = useContext(PrefixContext)
  return (path: string) => (prefix === '' ? path : prefix + (path === '/' ? '' : path))
}
