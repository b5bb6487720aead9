import { handleForm } from '~/features/forms/public.server'
import { acceptTestimonial } from './accept-testimonial.server'
import { testimonialForm } from './testimonial.form'

export const testimonialHandler = handleForm(testimonialForm, acceptTestimonial)
