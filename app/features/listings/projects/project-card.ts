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
  /** Bedrooms and surfaces of the units that are left: `1 tot 3 slaapkamers · van 76 m² tot 132 m²`. */
  sizes?: string | undefined
  /** How far it is built: `15 % voltooid`. */
  progress?: string | undefined
  picture?: PictureSource
}
