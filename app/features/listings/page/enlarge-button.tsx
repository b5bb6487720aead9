import type { ReactNode } from 'react'
import type { PictureSource } from '~/features/media/public'
import { useText } from '~/i18n/use-text'

type EnlargeButtonProps = {
  picture: PictureSource
  /** Index of the picture in the lightbox. */
  index: number
  /** `id` of the lightbox. */
  opens: string
  className: string | undefined
  children: ReactNode
}

/** A picture that opens over the whole screen when it is pressed; script opens the lightbox at it. */
export function EnlargeButton({ picture, index, opens, className, children }: EnlargeButtonProps) {
  const { t } = useText()
  return (
    <button
      type="button"
      popoverTarget={opens}
      className={className}
      data-open-picture={index}
      aria-label={t('listings:enlarge', { name: picture.alt })}
    >
      {children}
    </button>
  )
}
