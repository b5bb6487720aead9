import type { Testimonial } from './testimonial'

/** Ordered for their reader: those in the language of the page first, then the others, each the newest first. */
export const inReadingOrder = (testimonials: readonly Testimonial[]): Testimonial[] =>
  testimonials.toSorted(
    (one, other) =>
      Number(one.lang !== undefined) - Number(other.lang !== undefined) ||
      (other.day ?? '').localeCompare(one.day ?? ''),
  )
