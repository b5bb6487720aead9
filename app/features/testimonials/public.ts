export type { Testimonial } from './testimonial'
export { TestimonialList } from './testimonial-list'
