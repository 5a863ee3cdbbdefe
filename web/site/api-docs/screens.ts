import { defineSiteScreens } from '../../lib/screens.ts'

/** Needs no script, and its schemas have no place on a phone: the server alone draws it. */
export const apiDocsScreens = defineSiteScreens({
  apiDocs: { path: '/api/docs', texts: [], serverTexts: ['apiDocs'], load: null },
})
