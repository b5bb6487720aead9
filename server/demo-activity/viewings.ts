import type { appointments } from '#db/schema'
import { openingsFor, slotsOf } from '~/features/appointments/public.server'
import type { Availability } from '~/features/content/public'
import { privacyWords } from '~/features/forms/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { addDays } from '~/kernel/wall-time'
import type { DemoListing } from './demo-listing'
import { instantOn, mailOf, strangers } from './people'
import { type Random, seededRandom } from './random'
import type { Person, Story } from './story.server'

type Viewing = typeof appointments.$inferInsert
type Slot = ReturnType<typeof slotsOf>[number]

type ViewingInput = {
  listing: DemoListing
  /** Visits of each day. */
  visits: Map<string, number>
  today: string
  story: Story
  availability: Availability
  pathOf: (listing: number, locale: Locale) => string
}

/** Viewings booked for each visit of a page. */
const perVisit = 0.01
/** Milliseconds after a booking until it is cancelled. */
const changedAfter = 10 * 60_000
/** Milliseconds after a viewing until its report is written, at least. */
const reportAfter = 3 * 3_600_000

/**
 * Viewings of listings, at times that their openings had on the day of booking; those of the past have a report of the
 * visitor, or were cancelled. Agent and time are booked once for all listings.
 */
export function createViewings() {
  const taken = new Set<string>()
  return ({ listing, visits, today, story, availability, pathOf }: ViewingInput): Viewing[] => {
    const random = seededRandom('viewings', listing.id)
    const nextPerson = strangers(random, story.people)
    const wish = { kind: 'viewing', listing: listing.id, agent: listing.agent } as const
    const openings = openingsFor(availability, wish)
    return [...visits].flatMap(([day, count]) => {
      if (day >= today || (listing.isTaken && day > listing.modifiedDay)) return []
      return Array.from({ length: random.poisson(count * perVisit) }, () => {
        const bookedAt = instantOn(random, day)
        const free = openings
          .flatMap((opening) =>
            slotsOf(opening, availability, { from: addDays(day, 1), days: 8, now: bookedAt }),
          )
          .filter((slot) => !taken.has(resourceOf(slot)))
        if (free.length === 0) return []
        const slot = random.pick(free)
        taken.add(resourceOf(slot))
        const person = nextPerson()
        const base = viewingOf(slot, person, { id: random.uuid(), bookedAt, listing: listing.id })
        const page = pathOf(listing.id, person.locale)
        return [{ ...base, page, ...outcomeOf(random, { slot, bookedAt, person }, today, story) }]
      }).flat()
    })
  }
}

const resourceOf = ({ opening, start }: Slot) => `${opening.agent ?? 'agency'} ${start.toISOString()}`

function viewingOf(
  { opening, start, end }: Slot,
  person: Person,
  { id, bookedAt, listing }: { id: string; bookedAt: Date; listing: number },
) {
  const { firstName, lastName, locale } = person
  return {
    ...{ id, bookedAt, updatedAt: bookedAt, listingId: listing, locale, place: 1 },
    ...{ kind: opening.kind, opening: opening.id, agent: opening.agent ?? '', startsAt: start, endsAt: end },
    email: mailOf(person),
    fields: { firstName, lastName, agreed: 'yes' },
    consentVersion: privacyWords(locale),
  }
}

/** What became of a viewing before today. */
function outcomeOf(
  random: Random,
  { slot: { end }, bookedAt, person: { locale } }: { slot: Slot; bookedAt: Date; person: Person },
  today: string,
  story: Story,
): Partial<Viewing> {
  const draw = random.next()
  if (draw < 0.12)
    return { state: 'cancelled', sequence: 1, updatedAt: new Date(bookedAt.getTime() + changedAfter) }
  const reportedAt = new Date(end.getTime() + reportAfter + random.below(12) * 3_600_000)
  if (draw > 0.85 || brusselsDay(reportedAt) >= today) return {}
  const { remark, ...answers } = random.pick(story.reports)
  const words = remark[locale]
  return { feedback: { ...answers, ...(words && { remark: words }) }, feedbackAt: reportedAt }
}
