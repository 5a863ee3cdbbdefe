import type { ComponentType } from 'react'
import type { Area } from '../../lib/texts.tsx'

type Entry = { areas: readonly Area[]; load: () => Promise<ComponentType> }

/** The controls, a page for each kind: all on one would be slow to look through, for people and for tests. */
export const galleryParts = {
  choices: {
    areas: ['controls', 'screenParts', 'galleryChoices'],
    load: async () => (await import('./choices.tsx')).ChoicesSection,
  },
  dates: {
    areas: ['controls', 'dates', 'galleryDates'],
    load: async () => (await import('./dates.tsx')).DatesSection,
  },
  parts: {
    areas: ['controls', 'screenParts', 'galleryParts'],
    load: async () => (await import('./parts.tsx')).PartsSections,
  },
} as const satisfies { readonly [part: string]: Entry }

export type GalleryPart = keyof typeof galleryParts
export const isGalleryPart = (name: string): name is GalleryPart => Object.hasOwn(galleryParts, name)
