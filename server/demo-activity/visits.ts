import type { Source } from '~/features/visits/public.server'
import type { Region } from '~/kernel/region'
import { addDays, type Weekday, weekdayOf } from '~/kernel/wall-time'
import { activityDays, type DemoListing, daysBetween } from './demo-listing'
import { type Random, seededRandom } from './random'

export type DayOfVisits = { day: string; source: Source; count: number }

/** People look for homes in the evening of a Sunday, and less on a Friday. */
const rhythm: Record<Weekday, number> = {
  ...{ mon: 0.95, tue: 0.95, wed: 1.05, thu: 1, fri: 0.75 },
  ...{ sat: 0.9, sun: 1.4 },
}

/** Part of the visits of a day that are counted by the time the demo starts. */
const todaySoFar = 0.35

const everywhere: Partial<Record<Source, number>> = {
  ...{ google: 20, site: 18, direct: 9, facebook: 6, mail: 5, instagram: 3 },
  ...{ whatsapp: 2, bing: 2, assistant: 1, other: 2 },
}
const belgian = { ...everywhere, immoweb: 26, immovlan: 5 }

/** Sources of visits with their weights: the portals differ by region. */
const sourcesOf: Record<Region, Partial<Record<Source, number>>> = {
  flanders: { ...belgian, zimmo: 12, realo: 3 },
  brussels: { ...belgian, zimmo: 4 },
  wallonia: { ...belgian, 'logic-immo': 5 },
  luxembourg: { ...everywhere, athome: 24, immotop: 9 },
}

/** Visits of a listing's page by day and source, from the day it was put online, at most sixty days ago. */
export function visitsOf(listing: DemoListing, today: string): DayOfVisits[] {
  const random = seededRandom('visits', listing.id)
  const usual = (5 + 9 * random.next()) * (listing.marquee > 0 ? 1.3 : 1)
  const online = Math.min(activityDays, daysBetween(listing.createdDay, today))
  const days = Array.from({ length: Math.max(0, online) + 1 }, (_, at) => addDays(today, at - online))
  return days.flatMap((day) => {
    const part = day === today ? todaySoFar : 1
    const mean = usual * part * rhythm[weekdayOf(day)] * interestOn(listing, day)
    return bySource(random, random.poisson(mean), listing.region).map((counted) => ({ day, ...counted }))
  })
}

/** New listings and lower prices draw visits for some days; what is sold or rented draws few. */
function interestOn({ createdDay, modifiedDay, priceDays, isTaken }: DemoListing, day: string): number {
  const fades = (since: number, over: number) => (since < 0 ? 0 : Math.exp(-since / over))
  const lowered = priceDays.map((lower) => fades(daysBetween(lower, day), 4))
  const news = 1 + 1.8 * fades(daysBetween(createdDay, day), 5) + 0.9 * Math.max(0, ...lowered)
  return isTaken && day > modifiedDay ? news * 0.3 : news
}

function bySource(random: Random, total: number, region: Region | null): Omit<DayOfVisits, 'day'>[] {
  const weighted = Object.entries(sourcesOf[region ?? 'flanders']) as [Source, number][]
  const counts = new Map<Source, number>()
  for (let visit = 0; visit < total; visit++) {
    const source = random.weighted(weighted)
    counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  return [...counts].map(([source, count]) => ({ source, count }))
}
