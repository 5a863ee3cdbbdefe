import { call, defineSiteScreens, type SiteScreen } from '../../lib/screens.ts'
import { askedNumber } from './asked-number.ts'

const page = {
  texts: [],
  serverTexts: ['certificatePage'],
  shortFooter: true,
  script: 'site/certificates/check.ts',
  first: ({ params, query }) => {
    const { number } = askedNumber(params, query.get('number') ?? '')
    return [
      call('GET /certificate-check', {}),
      ...(number === null ? [] : [call('GET /certificates/:number', { params: { number } })]),
    ]
  },
  load: null,
} as const satisfies Partial<SiteScreen>

/** Where the code on a certificate leads. The server draws it: it has to say the truth without script too. */
export const certificatePages = defineSiteScreens({
  checkCertificate: { ...page, path: '/certificates', query: ['number'] },
  certificate: { ...page, path: '/certificates/:number' },
})
