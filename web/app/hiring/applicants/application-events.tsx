import { useEndpoint } from '../../../lib/endpoints.ts'
import { History } from '../../../shared/hiring/history.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'

export function ApplicationEvents({ applicationId }: { applicationId: string }) {
  const history = useEndpoint('GET /application-history/:id', { params: { id: applicationId } })
  return (
    <div className="px-3 pb-3">
      <Loaded of={history} skeleton={<Skeleton kind="lines" />} level={4}>
        {(events) => <History events={events} reader="employer" level={4} />}
      </Loaded>
    </div>
  )
}
