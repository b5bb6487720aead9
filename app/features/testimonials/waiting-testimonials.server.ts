import type { Services } from '~/platform/app.server'
import { countWaiting, findWaiting } from './testimonials.repo.server'

/** Testimonials that wait for the agency's decision, the oldest first, and how many there are. */
export async function waitingTestimonials({ db }: Pick<Services, 'db'>, most: number) {
  const [found, total] = await Promise.all([findWaiting(db, most), countWaiting(db)])
  return {
    total,
    testimonials: found.map(({ id, at, name, comment, locale }) => ({ id, at, name, comment, locale })),
  }
}
