import { defineForm } from '~/features/forms/public'

/** A testimonial about the agency; shown once the agency has approved it (T1). */
export const testimonialForm = defineForm({
  name: 'testimonial',
  room: 'testimonials',
  fields: [
    { name: 'name', kind: 'text', hint: 'name', required: true, autoComplete: 'name', half: true },
    { name: 'email', kind: 'email', hint: 'notShown', required: true, autoComplete: 'email', half: true },
    { name: 'about', kind: 'text', hint: 'about', half: true },
    { name: 'website', kind: 'url', hint: 'website', autoComplete: 'url', half: true },
    { name: 'comment', kind: 'area', required: true, longest: 2_000 },
    // Last, so that the other fields are read even if the file is too large.
    { name: 'image', kind: 'file', hint: 'image' },
  ],
  thanks: 'thanks.testimonial',
})
