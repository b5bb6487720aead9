import type { ShellImage } from './shell-data'

/** Loads lazily; in a closed dialog, when it opens. */
export function ShellPicture({ image, className }: { image: ShellImage; className?: string }) {
  const { src, srcSet, sizes, width, height, alt } = image
  return (
    <img
      loading="lazy"
      decoding="async"
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
    />
  )
}
