import { upsertMatches } from '~/features/alerts/public.server'
import { officeHoursOf, siteOf } from '~/features/content/public.server'
import { listingPath } from '~/features/listings/public.server'
import { writeDemoOwners } from '~/features/owners/public.server'
import { inviteDemoMembers } from '~/features/staff/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import type { Services } from '~/platform/app.server'
import { bumpContentVersion } from '~/platform/content-version.server'
import type { Db } from '~/platform/database.server'
import {
  endMails,
  findDemoListings,
  findMails,
  findNewLeads,
  insertActs,
  insertDemands,
  insertSubscribers,
  insertTemplates,
  insertVisitCounts,
  markMatchesAsKnown,
  moveListingDates,
  prependImports,
  replaceChanges,
  setModified,
  writeWork,
} from './activity.repo.server'
import { officeActs } from './acts'
import { searchAlerts } from './alerts'
import { type DemoListing, daysBetween } from './demo-listing'
import { enquiriesAbout } from './enquiries'
import { nightlyImports } from './imports'
import { mailOutcomes } from './mail-outcomes'
import { type Member, workOn } from './office-work'
import { historyOf, priceSteps } from './prices'
import { readStory, type Story } from './story.server'
import { subscribersOf } from './subscribers'
import { createViewings } from './viewings'
import { visitsOf } from './visits'
import { writeLeads, writeTestimonials } from './write-words.server'

/**
 * Gives the demo the sixty days before its first start: visits, enquiries, viewings, search alerts, price steps, owners
 * and their mails. The same day gives the same rows. Nothing is mailed.
 * @returns mail addresses of the owners who have the password of the first
 */
export async function addActivity(services: Services): Promise<string[]> {
  const story = await readStory()
  const today = brusselsDay(services.clock.now())
  await services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx }
    await moveListingDates(tx, daysBetween(story.feedDay, today))
    const listings = await writeHistory(tx, story, today)
    await prependImports(tx, nightlyImports(story, listings, services.clock.now(), today))
    await writeVisitors(inside, story, listings)
    await writeTestimonials(inside, story, today)
    await upsertMatches(
      tx,
      listings.map(({ id }) => id),
      services.clock.now(),
    )
    await markMatchesAsKnown(tx)
    await writeDemoOwners(tx, services, story.owners)
    const members = await inviteDemoMembers(tx, services, story.members)
    await writeOffice(inside, { story, listings, members, today })
    await insertActs(tx, officeActs(members, story, services.clock.now(), today))
    await endMails(tx, mailOutcomes(await findMails(tx), story, today))
    // Dates of all listings moved, which orders them.
    await bumpContentVersion(tx, 'many')
  })
  return story.owners.slice(1).map(({ email }) => email)
}

type Office = { story: Story; listings: DemoListing[]; members: Member[]; today: string }

/** What members did with leads, the answers that they keep ready, and who gets the newsletter. */
async function writeOffice(services: Services, { story, listings, members, today }: Office) {
  const { db: tx } = services
  const agents = new Map(listings.map(({ id, agent }) => [id, agent]))
  const hours = officeHoursOf(await siteOf(tx))
  const working = { story, members, agents, hours, today }
  await writeWork(tx, workOn(await findNewLeads(tx), working))
  await insertTemplates(
    tx,
    story.templates.map((template, position) => ({ ...template, position })),
  )
  const at = brusselsInstant(addDays(today, -story.news.daysAgo), 10 * 60)
  if (at) await insertSubscribers(tx, subscribersOf(story, today), { name: story.news.name, at })
}

/** Writes price steps and states with their days. */
async function writeHistory(tx: Db, story: Story, today: string): Promise<DemoListing[]> {
  const rows = await findDemoListings(tx)
  const withSteps = rows.map((row) => ({ ...row, steps: priceSteps(story, row.id, today) }))
  for (const { id, steps, modifiedAt } of withSteps) {
    const last = steps.at(-1)
    if (last && last.at > modifiedAt) await setModified(tx, id, last.at)
  }
  await replaceChanges(
    tx,
    withSteps.flatMap(({ steps, ...row }) => historyOf(row, steps)),
  )
  return withSteps.map(({ id, goal, region, marquee, agent, hasClosedDocuments, ...row }) => ({
    ...{ id, goal, region, marquee, hasClosedDocuments, agent: agent ?? undefined },
    isTaken: row.state !== 'available',
    createdDay: brusselsDay(row.createdAt),
    modifiedDay: brusselsDay(row.modifiedAt),
    priceDays: row.steps.map(({ day }) => day),
  }))
}

async function writeVisitors(services: Services, story: Story, listings: DemoListing[]) {
  const { db: tx } = services
  const today = brusselsDay(services.clock.now())
  const { appointments: availability } = await siteOf(services.db)
  const pathOf = await pathsOf(services, story, listings)
  const viewingsOf = createViewings()
  const all = listings.map((listing) => {
    const counted = visitsOf(listing, today)
    const asked = { listing, visits: perDay(counted), today, story, pathOf }
    const viewings = availability ? viewingsOf({ ...asked, availability }) : []
    return { id: listing.id, counted, leads: enquiriesAbout(asked), viewings }
  })
  await insertVisitCounts(
    tx,
    all.flatMap(({ id, counted }) => counted.map((one) => ({ kind: 'listing' as const, ofId: id, ...one }))),
  )
  await writeLeads(
    services,
    all.flatMap((one) => one.leads),
    all.flatMap((one) => one.viewings),
  )
  await insertDemands(tx, searchAlerts(story, today))
}

function perDay(counted: { day: string; count: number }[]): Map<string, number> {
  const days = new Map<string, number>()
  for (const { day, count } of counted) days.set(day, (days.get(day) ?? 0) + count)
  return days
}

/** Addresses of the pages of listings in the languages of the demo's people. */
async function pathsOf({ db }: Services, { people }: Story, listings: DemoListing[]) {
  const locales = [...new Set(people.map(({ locale }) => locale))]
  const paths = new Map<string, string>()
  // One after the other, because a transaction has one connection.
  for (const locale of locales)
    for (const { id } of listings) paths.set(`${locale} ${id}`, (await listingPath(db, id, locale)) ?? '/')
  return (id: number, locale: Locale) => paths.get(`${locale} ${id}`) ?? '/'
}
