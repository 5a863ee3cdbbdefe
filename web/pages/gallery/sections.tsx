import { ChoicesSection } from './choices.tsx'
import { DatesSection } from './dates.tsx'
import { PartsSections } from './parts.tsx'

/** Every control of the set, or with `?part=choices` some of them: a page of all is slow to look through. */
export function ControlSections() {
  const part = new URLSearchParams(location.search).get('part')
  return (
    <>
      {(part === null || part === 'choices') && <ChoicesSection />}
      {(part === null || part === 'dates') && <DatesSection />}
      {(part === null || part === 'parts') && <PartsSections />}
    </>
  )
}
