import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'

/** A testimonial as the public sees it. */
export type Testimonial = {
  key: string
  name: string
  /** What the author says of themselves. */
  about?: string | undefined
  website?: string | undefined
  /** As it was written, line breaks kept. */
  comment?: string | undefined
  /** Rendered, safe HTML, instead of `comment`: of a text that the agency wrote. */
  html?: string | undefined
  /** ISO day of posting. */
  day?: string | undefined
  picture?: PictureSource | undefined
  /** Language of what is said, where it is not the page's. */
  lang?: Locale | undefined
}
