import type { EndReason } from '../../../contract/rules/hiring.ts'

/** Who works for whom. Somebody whose account was deleted is null. */
export type PlacementEvent = {
  placementId: string
  employerId: string | null
  seekerId: string | null
  jobId: string | null
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** The employer has confirmed the hire. */
    hired: PlacementEvent & { employerId: string; seekerId: string }
    placementEnded: PlacementEvent & { reason: EndReason; hiredAt: Date; endedAt: Date }
  }
}
