import { call, defineSiteScreens } from '../../lib/screens.ts'

const page = {
  query: ['token'],
  texts: [],
  serverTexts: ['guarantorPage', 'controls'],
  shortFooter: true,
  load: null,
} as const

/** Where the mail to a guarantor leads. Without script, and so without anything that watches. */
export const guarantorPages = defineSiteScreens({
  guarantor: {
    ...page,
    path: '/guarantor',
    variant: 'ask',
    style: 'controls',
    first: ({ query }) => [call('GET /guarantor-requests', { query: { token: query.get('token') ?? '' } })],
  },
  guarantorConfirmed: { ...page, path: '/guarantor/confirmed', variant: 'confirmed' },
  guarantorRefused: { ...page, path: '/guarantor/refused', variant: 'refused' },
  guarantorCorrected: { ...page, path: '/guarantor/corrected', variant: 'corrected' },
  guarantorErased: { ...page, path: '/guarantor/erased', variant: 'erased' },
})
