import type { ListingCard, ProjectCard } from '~/features/listings/public'
import type { PictureSource } from '~/features/media/public'

export type Film = {
  src: string
  poster?: PictureSource
  /** For a telephone; else the same. */
  mobileSrc?: string
  mobilePoster?: PictureSource
}

/** What stands at the head of a page, ready to be drawn (M6). */
export type BannerShown = {
  title?: string
  description?: string
  /** The header lies on it. */
  over: boolean
} & (
  | { type: 'image'; picture: PictureSource }
  | { type: 'color'; ground: string }
  | { type: 'gallery'; pictures: PictureSource[] }
  | { type: 'video'; film: Film }
  | { type: 'properties'; cards: ListingCard[] }
  | { type: 'projects'; projects: ProjectCard[] }
)
