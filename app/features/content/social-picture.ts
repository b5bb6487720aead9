import { type PictureSource, pictureUrl } from '~/features/media/public'
import type { PageInfo } from '~/ui/page/page-info'
import type { Entry } from './site-model'
import type { ContentImage } from './values.schema'

/** Picture of a page or an article for shared links: a dedicated one, else its own (M4). */
export function socialImageOf(entry: Entry): ContentImage | undefined {
  if (entry.metadata.socialImage) return entry.metadata.socialImage
  if (entry.kind === 'article') return entry.image
  const { banner } = entry
  if (banner?.type === 'image') return banner.image
  return banner?.type === 'gallery' ? banner.images[0] : undefined
}

/** Width that social networks recommend. */
export const socialPictureOf = (picture: PictureSource | undefined): PageInfo['socialPicture'] =>
  picture && {
    url: pictureUrl(picture, { width: 1360, ratio: '1.91:1' }),
    width: 1360,
    height: 712,
    alt: picture.alt,
  }
