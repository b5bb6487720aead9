import type { HistoryEntry } from '~/features/leads/public.server'
import type { OwnListing } from '~/features/listings/public.server'
import type { Visits } from '~/features/visits/public'
import { brusselsDay } from '~/kernel/calendar'
import { addDays } from '~/kernel/wall-time'

type DayCount = { day: string; count: number }

/** What is known of a listing, before it is shown. */
type ReportInput = {
  today: string
  /** Day on which it came to the agency. */
  since: string
  visits: Pick<Visits, 'days'>
  history: Pick<HistoryEntry, 'at' | 'kind' | 'viewingAt'>[]
  mails: DayCount[]
  changes: OwnListing['changes']
}

/**
 * When a listing came to the agency: its entry, or the first import that noted its price and state. Whoever offers it again
 * enters it again in the feed, while its history goes on.
 */
export function beginningOf({ createdAt, changes }: Pick<OwnListing, 'createdAt' | 'changes'>): Date {
  const first = changes.at(-1)?.at
  return first && first < createdAt ? first : createdAt
}

const weekFigures = ['visits', 'enquiries', 'viewings', 'mails'] as const

/** A figure of the last seven days and of the seven before; of a new listing, of all its days. */
export type WeekFigure = {
  name: (typeof weekFigures)[number]
  count: number
  /** Absent while the listing is not old enough to compare. */
  before: number | undefined
}

/**
 * Four figures of the last seven days, each beside that of the week before. Those of a new listing count from
 * its first day, so that they agree with the timeline on the same page.
 */
export function figuresOf({ today, since, visits, history, mails }: ReportInput): WeekFigure[] {
  const asked = (isViewing: boolean): DayCount[] =>
    history
      .filter(({ kind }) => (kind === 'viewing') === isViewing)
      .map(({ at }) => ({ day: brusselsDay(at), count: 1 }))
  const counted = { visits: visits.days, enquiries: asked(false), viewings: asked(true), mails }
  const isComparable = firstComparable({ today, since }) === undefined
  return weekFigures.map((name) => ({
    name,
    count: sumBetween(counted[name], isComparable ? addDays(today, -6) : since, today),
    before: isComparable ? sumBetween(counted[name], addDays(today, -13), addDays(today, -7)) : undefined,
  }))
}

/** The day from which on two whole weeks can be compared; undefined if they can be today. */
export function firstComparable({ today, since }: Pick<ReportInput, 'today' | 'since'>): string | undefined {
  const day = addDays(since, 13)
  return day > today ? day : undefined
}

const sumBetween = (counted: DayCount[], from: string, to: string) =>
  counted.filter(({ day }) => day >= from && day <= to).reduce((sum, { count }) => sum + count, 0)

/** What happened on a day, to stand above its visits. */
export type DayMark =
  | { day: string; kind: 'price'; price: string }
  | { day: string; kind: 'state'; state: OwnListing['state'] }
  | { day: string; kind: 'mails' | 'viewings'; count: number }

/** Changes of price and state, mails to candidates and viewings, by day. */
export function marksOf({
  history,
  mails,
  changes,
}: Pick<ReportInput, 'history' | 'mails' | 'changes'>): DayMark[] {
  const viewings = new Map<string, number>()
  for (const { viewingAt } of history) {
    const day = viewingAt && brusselsDay(viewingAt)
    if (day) viewings.set(day, (viewings.get(day) ?? 0) + 1)
  }
  return [
    ...changes.flatMap((change, at) => changeMarks(change, changes[at + 1])),
    ...[...viewings].map(([day, count]) => ({ day, kind: 'viewings' as const, count })),
    ...mails.map(({ day, count }) => ({ day, kind: 'mails' as const, count })),
  ]
}

type Change = OwnListing['changes'][number]

/** What changed since the change before; the first one is where the history begins. */
function changeMarks({ at, price, state }: Change, before: Change | undefined): DayMark[] {
  if (!before) return []
  const day = brusselsDay(at)
  return [
    ...(price && price !== before.price ? [{ day, kind: 'price' as const, price }] : []),
    ...(state === before.state ? [] : [{ day, kind: 'state' as const, state }]),
  ]
}

/** A point of the timeline: what a visitor did, or what changed about the listing. */
export type TimelineEntry =
  | { key: string; at: Date; kind: 'history'; entry: HistoryEntry }
  | { key: string; at: Date; kind: 'price'; price: string; before: string | undefined }
  | { key: string; at: Date; kind: 'state'; state: OwnListing['state'] }
  | { key: string; at: Date; kind: 'mails'; count: number }
  | { key: string; at: Date; kind: 'start' }

type TimelineInput = { history: HistoryEntry[]; mails: DayCount[]; changes: Change[]; beginning: Date }

/** Everything that happened about a listing, newest first, back to the day it came to the agency. */
export function timelineOf({ history, mails, changes, beginning }: TimelineInput): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...history.map((entry) => ({ key: entry.id, at: entry.at, kind: 'history' as const, entry })),
    ...changes.flatMap((change, at) => changeEntries(change, changes[at + 1])),
    ...mails.map(({ day, count }) => ({
      ...{ key: `mails-${day}`, kind: 'mails' as const, count },
      // Of mails only the day is known; none was sent before the beginning.
      at: latest(new Date(`${day}T12:00:00Z`), beginning),
    })),
    { key: 'start', at: beginning, kind: 'start' },
  ]
  return entries.sort((one, other) => other.at.getTime() - one.at.getTime())
}

const latest = (one: Date, other: Date) => (one > other ? one : other)

/** Listings by their latest event, the newest first. */
export const latestNewsFirst = <Listing extends { week: { latest: TimelineEntry | undefined } }>(
  listings: Listing[],
): Listing[] => listings.toSorted((one, other) => timeOf(other) - timeOf(one))

const timeOf = ({ week }: { week: { latest: TimelineEntry | undefined } }) => week.latest?.at.getTime() ?? 0

function changeEntries(change: Change, before: Change | undefined): TimelineEntry[] {
  if (!before) return []
  const { at, price, state } = change
  const key = at.toISOString()
  return [
    ...(price && price !== before.price
      ? [{ key: `price-${key}`, at, kind: 'price' as const, price, before: before.price }]
      : []),
    ...(state === before.state ? [] : [{ key: `state-${key}`, at, kind: 'state' as const, state }]),
  ]
}
