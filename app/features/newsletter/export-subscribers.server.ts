import { csvHead, csvLine } from '~/kernel/csv'
import type { Services } from '~/platform/app.server'
import { stopHref } from './newsletter-links.server'
import { findConfirmed } from './subscribers.repo.server'

const atOnce = 1_000
const columns = ['email', 'language', 'confirmed', 'unsubscribe']

/** The confirmed subscribers as CSV (RFC 4180), a line at a time, for an agency that mails by other means. */
export async function* exportSubscribers(services: Services): AsyncGenerator<string> {
  yield csvHead(columns)
  for (let after = 0; ; ) {
    const page = await findConfirmed(services.db, after, atOnce)
    for (const { id, email, locale, confirmedAt } of page) {
      yield csvLine([email, locale, confirmedAt?.toISOString() ?? '', stopHref(services, { id, locale })])
      after = id
    }
    if (page.length < atOnce) return
  }
}
