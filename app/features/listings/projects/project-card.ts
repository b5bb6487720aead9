import type { PictureSource } from '~/features/media/public'

/** What a project shows in lists. */
export type ProjectCard = {
  id: number
  href: string
  /** The project has a site of its own (L12). */
  external: boolean
  title: string
  city: string
  zip: string
  soldOut: boolean
  freeUnits: number
  /** Lowest price of a free unit, in euro cents. */
  fromCents?: number
  picture?: PictureSource
}
