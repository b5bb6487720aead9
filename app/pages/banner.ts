import type { ListingCard, ProjectCard } from '~/features/listings/public'
import type { PictureSource } from '~/features/media/public'

export type Film = {
  src: string
  poster?: PictureSource
  /** For phones; by default the same picture. */
  mobileSrc?: string
  mobilePoster?: PictureSource
}

/** The banner of a page, ready to render (M6). */
export type BannerShown = {
  title?: string
  description?: string
  /** Whether the header is transparent over it; undefined: the page's default. */
  transparent?: boolean
} & (
  | {
      type: 'image'
      picture: PictureSource
      /** Takes its place on phones. */
      ofPhone?: PictureSource
      /** Words stand on its sky, dark and without a veil. */
      lightSky?: boolean
    }
  | { type: 'color'; ground: string }
  | { type: 'gallery'; pictures: PictureSource[] }
  | { type: 'video'; film: Film }
  | { type: 'properties'; cards: ListingCard[] }
  | { type: 'projects'; projects: ProjectCard[] }
)
