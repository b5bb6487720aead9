import type { feedImports } from '#db/schema'
import type { FeedReport } from '~/features/feed/public.server'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import { type DemoListing, daysBetween } from './demo-listing'
import type { Story } from './story.server'

type Import = typeof feedImports.$inferInsert
type Night = Story['feed']['nights'][number]

/** Nights before today whose reports are kept. */
const nights = 29
/** At this minute of the day the agency's feed is read. */
const minute = 3 * 60 + 15

/** Nightly imports of the agency's feed: the listings that were new or changed on the day before, and what was wrong. */
export function nightlyImports({ feed }: Story, listings: DemoListing[], now: Date, today: string): Import[] {
  return Array.from({ length: nights + 1 }, (_, at) => addDays(today, at - nights)).flatMap((day) => {
    const startedAt = brusselsInstant(day, minute)
    if (!startedAt || startedAt > now) return []
    const night = feed.nights.find(({ daysAgo }) => daysAgo === daysBetween(day, today))
    const report = reportOf(feed.source, listings, addDays(day, -1), night)
    const finishedAt = new Date(startedAt.getTime() + 1_300 + 40 * listings.length)
    return [{ startedAt, finishedAt, source: feed.source, outcome: report.outcome, report }]
  })
}

/** @param day - whose changes the feed of the next night brings */
function reportOf(
  source: string,
  listings: DemoListing[],
  day: string,
  night: Night | undefined,
): FeedReport {
  const none = { created: [], changed: [], unchanged: 0, withdrawn: [], restored: [] }
  const projects = { ...none, unchanged: 1 }
  const base = {
    source,
    dryRun: false,
    ...none,
    projects,
    rejected: [],
    warnings: [],
    unknownFields: {},
  }
  if (night?.refusedBecause) return { ...base, outcome: 'refused', refusedBecause: night.refusedBecause }
  const { rejected, warnings, unknownFields } = night ?? base
  return { ...base, ...changesOn(listings, day), rejected, warnings, unknownFields }
}

function changesOn(listings: DemoListing[], day: string) {
  const known = listings.filter(({ createdDay }) => createdDay <= day)
  const created = idsOf(known.filter(({ createdDay }) => createdDay === day))
  const isChanged = ({ id, modifiedDay, priceDays }: DemoListing) =>
    !created.includes(id) && (modifiedDay === day || priceDays.includes(day))
  const changed = idsOf(known.filter(isChanged))
  const unchanged = known.length - created.length - changed.length
  const outcome = created.length + changed.length > 0 ? ('applied' as const) : ('unchanged' as const)
  return { created, changed, unchanged, outcome }
}

const idsOf = (listings: DemoListing[]) => listings.map(({ id }) => id)
