import { ChoicesSection } from './choices.tsx'
import { DatesSection } from './dates.tsx'
import { PartsSections } from './parts.tsx'

/** Every control of the set. */
export function ControlSections() {
  return (
    <>
      <ChoicesSection />
      <DatesSection />
      <PartsSections />
    </>
  )
}
