import { type PictureSource, pictureUrl } from '~/features/media/public'
import type { PageInfo } from '~/ui/page/page-info'
import type { Entry } from './site-model'
import type { ContentImage } from './values.schema'

/** What shared links show of a page or an article: what it says for them, else what it shows itself (M4). */
export function socialImageOf(entry: Entry): ContentImage | undefined {
  if (entry.metadata.socialImage) return entry.metadata.socialImage
  if (entry.kind === 'article') return entry.image
  const { banner } = entry
  if (banner?.type === 'image') return banner.image
  return banner?.type === 'gallery' ? banner.images[0] : undefined
}

/** As wide as the networks that show it ask for. */
export const socialPictureOf = (picture: PictureSource | undefined): PageInfo['socialPicture'] =>
  picture && {
    url: pictureUrl(picture, { width: 1360, ratio: '1.91:1' }),
    width: 1360,
    height: 712,
    alt: picture.alt,
  }
