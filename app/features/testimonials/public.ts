export type { Testimonial } from './testimonial'
export { testimonialForm } from './testimonial.form'
export { TestimonialList } from './testimonial-list'
