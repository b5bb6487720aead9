export { forgetPicturesBefore } from './forget-pictures.server'
export { shownPicture, shownTestimonials } from './shown-testimonials.server'
export { testimonialData } from './testimonial-data.server'
export { testimonialHandler } from './testimonial-handler.server'
