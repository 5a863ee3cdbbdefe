declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** Somebody has completed everything that is published: for the first time, or with a module that was added since. */
    trainingFinished: { seekerId: string }
  }
}
