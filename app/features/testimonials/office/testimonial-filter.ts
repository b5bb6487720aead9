import { readPage } from '~/ui/office/read-page'

/** In the order in which they are worked through. */
export const testimonialStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const
type TestimonialState = (typeof testimonialStates)[number]

/** Which testimonials a list shows. */
export type TestimonialFilter = {
  state?: TestimonialState | undefined
  /** As typed. */
  words: string
  /** From 1. */
  page: number
}

/** The filter of an address; what it does not know is left aside. */
export function readTestimonialFilter(query: URLSearchParams): TestimonialFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  return {
    state: testimonialStates.find((state) => state === one('state')),
    words: one('words').slice(0, 100),
    page: readPage(query),
  }
}
