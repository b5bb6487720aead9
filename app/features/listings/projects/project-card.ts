import type { PictureSource } from '~/features/media/public'

/** The data of a project in lists. */
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
  /** Lowest price of an available unit, in euro cents. */
  fromCents?: number
  picture?: PictureSource
}
