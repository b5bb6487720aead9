import { type PictureSource, srcSet } from '~/features/media/public'
import { slugOf } from '~/kernel/slug'
import type { ShellImage } from '~/ui/shell/shell-data'
import type { ContentImage, Translations } from './values.schema'

/** A picture of the site folder as pages know it. */
export type SitePicture = { name: string; width: number; height: number; version: string }

/** Id in `/media/{id}/…` of a file of the site folder; ids of listing pictures are numbers instead. */
export const pictureIdOf = (file: string): string =>
  `site-${slugOf(file.replace(/^media\//, '').replace(/\.\w+$/, ''), 50)}`

/** @param base - origin of the pictures, if they have a host of their own */
export const sourceOf = (
  { name, width, height, version }: SitePicture,
  alt: string,
  base: string,
): PictureSource => ({
  id: pictureIdOf(name),
  name: alt,
  alt,
  width,
  height,
  version,
  base: base || undefined,
})

/** A picture of a document with localised text; undefined if the site has no file of that name. */
export const pictureIn =
  (
    pictures: ReadonlyMap<string, SitePicture>,
    localiseText: (text: Translations | undefined) => string,
    base: string,
  ) =>
  (image: ContentImage | undefined): PictureSource | undefined => {
    const known = image && pictures.get(image.file)
    return known && sourceOf(known, localiseText(image.alt), base)
  }

/** Attributes of a plain `<img>`, for HTML that is not rendered by our components. */
export function imageOf(source: PictureSource, sizes: string): ShellImage {
  const set = srcSet(source, { widths: [250, 400, 600] })
  const [src = ''] = set.split(', ').at(-1)?.split(' ') ?? []
  return { src, srcSet: set, sizes, width: source.width, height: source.height, alt: source.alt }
}
