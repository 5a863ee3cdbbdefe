import { useState } from 'react'
import type { Loadable } from '../../lib/endpoints.ts'

/** Of a list page by page: what is shown stays until the next page is there, and the last page may have become empty. */
export function useShownPage<Page extends { content: readonly unknown[] }>(
  list: Loadable<Page>,
  page: number,
  setPage: (page: number) => void,
): Loadable<Page> {
  const { data, error } = list
  const [shown, setShown] = useState(data)
  // The last of a page is done: the page before it is the last now.
  if (data !== undefined && data.content.length === 0 && page > 0) setPage(page - 1)
  else if (data !== undefined && data !== shown) setShown(data)
  return { ...list, data: data ?? (error === null ? shown : undefined) }
}
