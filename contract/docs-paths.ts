import { endpointGroups } from './endpoints.ts'

const docsPath = '/api/docs'

/** The page of one tag: `/api/docs/saved-jobs`. */
export const tagPath = (tag: string): string => `${docsPath}/${tag.toLowerCase().replaceAll(' ', '-')}`

/** Every page that describes the interface. */
export const docsPaths: readonly string[] = [docsPath, ...endpointGroups.map(({ tag }) => tagPath(tag))]
