import type { leads } from '#db/schema'
import { privacyWords } from '~/features/forms/public.server'
import type { Locale } from '~/kernel/locale'
import { addDays } from '~/kernel/wall-time'
import type { DemoListing } from './demo-listing'
import { instantOn, mailOf, strangers } from './people'
import { type Random, seededRandom } from './random'
import type { Person, Story } from './story.server'

type Lead = typeof leads.$inferInsert

type EnquiryInput = {
  listing: DemoListing
  /** Visits of each day. */
  visits: Map<string, number>
  today: string
  story: Story
  pathOf: (listing: number, locale: Locale) => string
}

/** Enquiries for each visit of a page. */
const perVisit = 0.015

/** Enquiries about a listing: the more, the more it was looked at, and one the day after it was put online. */
export function enquiriesAbout({ listing, visits, today, story, pathOf }: EnquiryInput): Lead[] {
  const random = seededRandom('enquiries', listing.id)
  const nextPerson = strangers(random, story.people)
  return [...visits].flatMap(([day, count]) => {
    if (day >= today || (listing.isTaken && day > listing.modifiedDay)) return []
    const first = day === addDays(listing.createdDay, 1) ? 1 : 0
    return Array.from({ length: first + random.poisson(count * perVisit) }, () => {
      const person = nextPerson()
      const fields = { ...formOf(random, listing, story, person), listing: String(listing.id) }
      return leadOf(fields, { person, at: instantOn(random, day), page: pathOf(listing.id, person.locale) })
    })
  })
}

type FilledForm = { form: string; listing: string; remark?: string; slots?: string[] }

function formOf(random: Random, listing: DemoListing, story: Story, { locale }: Person) {
  const draw = random.next()
  if (listing.hasClosedDocuments && draw < 0.2) return { form: 'document-request' }
  if (draw > 0.7) return { form: 'contact-appointment', slots: [random.pick(['10-13', '14-16', '16-19'])] }
  const remark = random.pick(story.questions[listing.goal][locale] ?? [''])
  return { form: 'contact-me', ...(remark && { remark }) }
}

function leadOf(
  { form, ...said }: FilledForm,
  { person, at, page }: { person: Person; at: Date; page: string },
): Lead {
  const { firstName, lastName, locale } = person
  const email = mailOf(person)
  return {
    ...{ at, form, locale, email, page },
    fields: { firstName, lastName, email, ...said },
    listingId: Number(said.listing),
    consentVersion: privacyWords(locale),
    digest: `${form} ${said.listing} ${email} ${at.toISOString()}`,
  }
}
