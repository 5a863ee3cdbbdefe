import type { CallAnswer } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import type { PageData } from './page-data.ts'
import type { GetKey } from './screens.ts'

/** What the record of a page has asked for; undefined where it was refused. */
export const answerTo = <K extends GetKey>(
  { answers }: Pick<PageData, 'answers'>,
  name: K,
): CallAnswer<ApiEndpoints[K]> | undefined =>
  // Our own interface has answered this very call.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  answers.find(({ key }) => key === name)?.answer as CallAnswer<ApiEndpoints[K]> | undefined
