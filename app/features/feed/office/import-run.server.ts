import { findOffers } from '~/features/listings/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Translate } from '~/i18n/translate'
import { formatNumber } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import { showTime } from '~/ui/office/show-time'
import type { RecordChanges, RecordProblem } from '../feed-report'
import { markOf } from '../schedule/decide.server'
import { findHeld } from '../schedule/schedule.repo.server'
import { withdrawnIn } from '../schedule/withdrawal'
import { findImport } from './imports.repo.server'
import { duration } from './imports-page.server'
import { sayReason } from './say-reason.server'

/** Listings that are named beside their number; of a first import there are too many to read. */
const mostNamed = 200
/** Problems on the page; the command prints them all. */
const mostProblems = 1_000

const lists = ['created', 'changed', 'withdrawn', 'restored'] as const
const heldLists = ['withdrawn', 'created', 'changed', 'restored'] as const

/** The number of an import in an address; 0, which none has, where it holds something else. */
export const importIdOf = (id = ''): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

/** The report of an import, as its page shows it. @param id - as the address has it */
export async function importRun(app: App, id: string | undefined) {
  const run = await findImport(app.db, importIdOf(id))
  if (!run) return undefined
  const { locale, clock } = app
  const t = translateTo(locale)
  const { report, startedAt, finishedAt, source, outcome } = run
  // What would go is what somebody decides about.
  const order = outcome === 'held' ? heldLists : lists
  const named = await findOffers(
    app,
    lists.flatMap((list) => report[list].slice(0, mostNamed)),
  )
  const changesOf = (changes: RecordChanges, names?: Awaited<ReturnType<typeof findOffers>>) =>
    order
      .map((list) => ({
        list,
        count: changes[list].length,
        records: changes[list]
          .slice(0, mostNamed)
          .map((number) => ({ number, ...nameOf(names?.get(number)) })),
        others: changes[list].slice(mostNamed),
      }))
      .filter(({ count }) => count > 0)
  return {
    source,
    outcome,
    started: showTime(startedAt, { locale, now: clock.now() }),
    took: duration(t, finishedAt.getTime() - startedAt.getTime()),
    held: outcome === 'held' ? await heldState(app, run) : undefined,
    refusedBecause: report.refusedBecause === undefined ? undefined : sayReason(t, report.refusedBecause),
    listings: { counts: countsOf(t, locale, report), changes: changesOf(report, named) },
    projects: { counts: countsOf(t, locale, report.projects), changes: changesOf(report.projects) },
    rejected: problemsOf(t, report.rejected),
    warnings: problemsOf(t, report.warnings),
    unknownFields: Object.entries(report.unknownFields).map(([name, count]) => ({ name, count })),
  }
}

/** A feed that waits for a yes, or waited. */
export type HeldState = {
  state: 'waiting' | 'approved' | 'declined'
  /** An answer still counts: no import after it brought the site to its feed. */
  isOpen: boolean
  mark: string
  /** How many would go. */
  listings: number
  projects: number
}

type FoundRun = NonNullable<Awaited<ReturnType<typeof findImport>>>

async function heldState({ db }: App, { id, decision, report }: FoundRun): Promise<HeldState> {
  const withdrawn = withdrawnIn(report)
  return {
    state: decision ?? 'waiting',
    isOpen: (await findHeld(db))?.id === id,
    mark: markOf(withdrawn),
    listings: withdrawn.listings.length,
    projects: withdrawn.projects.length,
  }
}

type Offer = Awaited<ReturnType<typeof findOffers>> extends Map<number, infer Value> ? Value : never

/** Only what is on the site now has a name and a page. */
const nameOf = (offer: Offer | undefined) =>
  offer && { name: [offer.title, offer.place].filter(Boolean).join(', '), href: offer.href }

const countsOf = (t: Translate<TextKey>, locale: App['locale'], changes: RecordChanges) =>
  t('feed-office:fact.counts', {
    unchanged: formatNumber(changes.unchanged, locale),
    ...Object.fromEntries(lists.map((list) => [list, formatNumber(changes[list].length, locale)])),
  })

const problemsOf = (t: Translate<TextKey>, all: RecordProblem[]) => ({
  count: all.length,
  left: Math.max(0, all.length - mostProblems),
  rows: all.slice(0, mostProblems).map(({ kind, id, index, field, reason }, key) => ({
    key,
    record: recordName(t, { kind, id, index }),
    field,
    reason: sayReason(t, reason),
  })),
})

/** `Pand 2708`: its number in the feed, or its place in it. */
function recordName(
  t: Translate<TextKey>,
  { kind, id, index }: Pick<RecordProblem, 'kind' | 'id' | 'index'>,
) {
  const name = t(`feed-office:kind.${kind}`)
  if (id !== null) return `${name} ${id}`
  return index === null ? name : t('feed-office:kind.unnumbered', { kind: name, place: index + 1 })
}
