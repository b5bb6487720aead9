import { countAlertMails } from '~/features/alerts/public.server'
import type { OwnListing } from '~/features/listings/public.server'
import type { Visits } from '~/features/visits/public'
import { getVisitStatistics } from '~/features/visits/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { App } from '~/platform/app.server'
import { ownHistory } from './own-history.server'
import { beginningOf, figuresOf, firstComparable, marksOf, timelineOf } from './report'

/** The week of a listing in figures, its visits by day, and what happened last, for a list of several. */
export async function ownWeek(app: App, listing: OwnListing) {
  const visits = await getVisitStatistics(app.db, listing.card.id, app.clock.now())
  const { figures, since, comparableFrom, timeline } = await ownReport(app, listing, visits)
  const [latest] = timeline
  return { figures, since, comparableFrom, days: visits.days, today: visits.today, latest }
}

export type OwnWeek = Awaited<ReturnType<typeof ownWeek>>

/** What an owner reads of their listing beside its visits: the week in figures, marks of the chart, the timeline. */
export async function ownReport(app: App, listing: OwnListing, visits: Visits) {
  const { changes, card } = listing
  const beginning = beginningOf(listing)
  const [history, mails] = await Promise.all([
    ownHistory(app, card.id),
    countAlertMails(app.db, card.id, beginning),
  ])
  const [today, since] = [brusselsDay(app.clock.now()), brusselsDay(beginning)]
  const known = { today, since, visits, history, mails, changes }
  return {
    since,
    figures: figuresOf(known),
    comparableFrom: firstComparable(known),
    marks: marksOf(known),
    timeline: timelineOf({ history, mails, changes, beginning }),
  }
}
