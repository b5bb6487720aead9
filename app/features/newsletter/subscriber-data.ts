import type { PersonalData } from '~/platform/personal-data.server'
import { goodLinksSince } from './newsletter-links.server'
import { deleteStoppedBefore, deleteSubscriber, findSubscriber } from './subscribers.repo.server'

/** Who asked for the newsletter. */
export const subscriberData: PersonalData = {
  name: 'newsletter',
  tables: ['newsletter_subscribers'],
  export: async (db, email) => {
    const found = await findSubscriber(db, email)
    if (!found) return []
    const { locale, state, askedAt, confirmedAt, stoppedAt, form, page, consentVersion } = found
    return [{ language: locale, state, askedAt, confirmedAt, stoppedAt, form, page, words: consentVersion }]
  },
  delete: async (tx, email) => ({ count: await deleteSubscriber(tx, email) }),
  forgetBefore: async ({ db, clock }, instant) =>
    await deleteStoppedBefore(db, instant, goodLinksSince(clock.now())),
}
