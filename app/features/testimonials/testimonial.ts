import type { PictureSource } from '~/features/media/public'
import type { Locale } from '~/kernel/locale'

/** A testimonial in its public form. */
export type Testimonial = {
  key: string
  name: string
  /** The author's description of themselves. */
  about?: string | undefined
  website?: string | undefined
  /** Plain text with its line breaks. */
  comment?: string | undefined
  /** Safe HTML instead of `comment`, for texts of the agency. */
  html?: string | undefined
  /** What the agency answers, in the same language. */
  answer?: string | undefined
  /** ISO day of posting. */
  day?: string | undefined
  picture?: PictureSource | undefined
  /** What it is about: sold or rented by the agency. */
  listing?: { title: string; href: string; picture?: PictureSource | undefined } | undefined
  /** Language of the text, if it is not the page's. */
  lang?: Locale | undefined
}
