import type { PictureRatio, PictureWidth } from './picture-size'
import { type PictureSource, pictureSet } from './picture-url'

type PictureProps = {
  picture: PictureSource
  /** Value of the `sizes` attribute: how wide the picture stands on the page, such as `(min-width: 768px) 33vw, 100vw`. */
  sizes: string
  /** Wanted widths in pixels; those that would enlarge the picture are replaced. */
  widths: readonly PictureWidth[]
  /** Crops to this shape; missing: the picture's own. */
  ratio?: PictureRatio
  /** The picture a visitor sees first: fetched at once, before others. Once on a page. */
  priority?: boolean
  className?: string
}

/**
 * A picture in the widths a screen can use, as AVIF where the browser reads it, else as WebP. `width` and
 * `height` keep its place free; there is no `style` attribute, which the content security policy would block.
 */
export function Picture({ picture, sizes, widths, ratio, priority = false, className }: PictureProps) {
  const { url, width, height, webp, avif } = pictureSet(picture, { widths, ratio })
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={url}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={picture.alt}
        lang={picture.lang}
        loading={priority ? 'eager' : 'lazy'}
        // The first picture is there with the first words, not a frame later.
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
