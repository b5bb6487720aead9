import { criteriaOf, type Demand, frequencyOf } from '~/features/alerts/public.server'
import { pathTo } from '~/i18n/path-to'
import { addDays } from '~/kernel/wall-time'
import { activityDays } from './demo-listing'
import { instantOn, mailOf, strangers } from './people'
import { seededRandom } from './random'
import type { Story } from './story.server'

/** Search alerts that were confirmed in the last sixty days. */
export function searchAlerts({ alerts, people }: Story, today: string): Demand[] {
  const random = seededRandom('alerts')
  const nextPerson = strangers(random, people)
  return alerts.map((values) => {
    const person = nextPerson()
    const askedAt = instantOn(random, addDays(today, -1 - random.below(activityDays - 1)))
    const confirmedAt = new Date(askedAt.getTime() + 15 * 60_000)
    const { firstName, lastName, locale } = person
    const email = mailOf(person)
    const id = random.uuid()
    return {
      ...criteriaOf(values),
      ...{ id, email, locale, askedAt, confirmedAt, renewedAt: confirmedAt, mailedAt: null, digest: id },
      frequency: frequencyOf(values),
      fields: { ...values, firstName, lastName, email },
      page: pathTo(locale, 'home'),
    }
  })
}
