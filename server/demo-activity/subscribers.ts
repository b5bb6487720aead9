import type { newsletterSubscribers } from '#db/schema'
import { newsletterWords } from '~/features/newsletter/public.server'
import { pathTo } from '~/i18n/path-to'
import { addDays } from '~/kernel/wall-time'
import { instantOn, mailOf, strangers } from './people'
import { seededRandom } from './random'
import type { Story } from './story.server'

const form = 'sign-newsletter'

/** Who asked for the newsletter in the last months; the last of them has not confirmed yet, and one has stopped. */
export function subscribersOf({ subscribers, people }: Story, today: string) {
  const random = seededRandom('subscribers')
  const nextPerson = strangers(random, people)
  return Array.from({ length: subscribers }, (_, index): typeof newsletterSubscribers.$inferInsert => {
    const person = nextPerson()
    const askedAt = instantOn(random, addDays(today, 5 * (index - subscribers)))
    const confirmedAt = new Date(askedAt.getTime() + 9 * 60_000)
    const { locale } = person
    const asked = {
      ...{ email: mailOf(person), locale, form, page: pathTo(locale, 'home'), askedAt, mailedAt: askedAt },
      consentVersion: newsletterWords(locale, form),
    }
    if (index === subscribers - 1) return { ...asked, state: 'asked' }
    if (index === 4)
      return { ...asked, state: 'stopped', confirmedAt, stoppedAt: instantOn(random, addDays(today, -8)) }
    return { ...asked, state: 'confirmed', confirmedAt }
  })
}
