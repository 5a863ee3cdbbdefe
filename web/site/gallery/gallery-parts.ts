import type { ComponentType } from 'react'
import type { TextNamespace } from '../../lib/texts.tsx'

type Entry = { texts: readonly TextNamespace[]; load: () => Promise<ComponentType> }

/** The controls, a page for each kind: all on one would be slow to look through, for people and for tests. */
export const galleryParts = {
  choices: {
    texts: ['controls', 'screenParts', 'galleryChoices'],
    load: async () => (await import('./choices.tsx')).ChoicesSection,
  },
  dates: {
    texts: ['controls', 'dates', 'galleryDates'],
    load: async () => (await import('./dates.tsx')).DatesSection,
  },
  parts: {
    texts: ['controls', 'screenParts', 'galleryParts'],
    load: async () => (await import('./parts.tsx')).PartsSections,
  },
} as const satisfies { readonly [part: string]: Entry }

export type GalleryPart = keyof typeof galleryParts
export const isGalleryPart = (name: string): name is GalleryPart => Object.hasOwn(galleryParts, name)
