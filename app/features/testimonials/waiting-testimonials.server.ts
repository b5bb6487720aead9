import type { Services } from '~/platform/app.server'
import { findWaiting } from './testimonials.repo.server'

/** Testimonials that wait for the agency's decision, the oldest first. */
export async function waitingTestimonials({ db }: Pick<Services, 'db'>, most: number) {
  const found = await findWaiting(db, most)
  return found.map(({ id, at, name, comment, locale }) => ({ id, at, name, comment, locale }))
}
