import type { PictureRatio, PictureWidth } from './picture-size'
import { type PictureSource, pictureSet } from './picture-url'

type PictureProps = {
  picture: PictureSource
  /** Value of the `sizes` attribute: the picture's width on the page, such as `(min-width: 768px) 33vw, 100vw`. */
  sizes: string
  /** Wanted widths in pixels; those that would enlarge the picture are replaced. */
  widths: readonly PictureWidth[]
  /** Crops to this shape; missing: the picture's own. */
  ratio?: PictureRatio
  /** Takes its place on phones, where another shape is needed. */
  ofPhone?: PictureSource
  /** The page's largest picture above the fold: loads eagerly with high priority. At most one per page. */
  priority?: boolean
  className?: string
}

/**
 * A picture in several widths, as AVIF with WebP as fallback. `width` and `height` reserve its space; there is no
 * `style` attribute, which the content security policy would block.
 */
export function Picture({
  picture,
  sizes,
  widths,
  ratio,
  ofPhone,
  priority = false,
  className,
}: PictureProps) {
  const { url, width, height, webp, avif } = pictureSet(picture, { widths, ratio })
  return (
    <picture>
      {ofPhone && <PhoneSources picture={ofPhone} sizes={sizes} widths={widths} />}
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
        // Synchronous decoding shows the first picture in the same frame as the first text.
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}

/** Sources come before others, and the first that fits is taken: each has both formats. */
function PhoneSources({ picture, sizes, widths }: Pick<PictureProps, 'picture' | 'sizes' | 'widths'>) {
  const { width, height, webp, avif } = pictureSet(picture, { widths })
  const shape = { media: '(max-width: 766px)', sizes, width, height }
  return (
    <>
      <source type="image/avif" srcSet={avif} {...shape} />
      <source srcSet={webp} {...shape} />
    </>
  )
}
