import { docsPaths } from '../../../contract/docs-paths.ts'

/** Whether an address belongs to the interface. */
export const isUnderApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url)

/** The only pages under /api: they describe the interface. */
const documentation = new Set(docsPaths)
const isDocumentation = (url: string): boolean => {
  const [path = ''] = url.toLowerCase().split('?')
  return documentation.has(path.replace(/\/$/, ''))
}

/** Only endpoints answer here; the route that draws pages would take it for one of theirs. */
export const isForEndpoints = (url: string): boolean => isUnderApi(url) && !isDocumentation(url)
