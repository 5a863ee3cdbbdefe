/** Whether an address belongs to the interface. */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

/** The one page under /api, which describes the interface. */
const isDocumentation = (url: string): boolean => /^\/api\/docs\/?(?:\?|$)/i.test(url)

/** Only endpoints answer here; the route that draws pages would take it for one of theirs. */
export const isForEndpoints = (url: string): boolean => isUnderApi(url) && !isDocumentation(url)
