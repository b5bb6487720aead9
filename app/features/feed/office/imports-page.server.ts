import { siteOf } from '~/features/content/public.server'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import { pageSize } from '~/platform/office/count-list'
import { showTime } from '~/ui/office/show-time'
import type { ImportOutcome } from '../feed-report'
import { findHeld, findSchedule } from '../schedule/schedule.repo.server'
import { countImports, findImports, type ImportRun } from './imports.repo.server'

/**
 * What the page of imports shows.
 * @param page - from 1
 * @param only - imports with this outcome; all unless given
 */
export async function importsPage(app: App, page: number, only?: ImportOutcome) {
  const { db } = app
  const [runs, counts, held, schedule] = await Promise.all([
    findImports(db, page, pageSize, only),
    countImports(db),
    findHeld(db),
    scheduleOf(app),
  ])
  const total = only ? counts[only] : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    ...{ total, page, pageSize, counts, only, schedule },
    rows: runs.map((run) => shown(app, run)),
    /** The import that waits for a yes. */
    waiting: held?.decision === null ? held.id : undefined,
  }
}

/** How the site comes by its feed itself; undefined where somebody imports it. */
async function scheduleOf({ db, locale, clock }: App) {
  const { feed } = await siteOf(db)
  if (!feed) return undefined
  const { triedAt, failures } = await findSchedule(db)
  return {
    // Its path and query may hold a key.
    host: new URL(feed.url).host,
    minutes: feed.everyMinutes,
    failures,
    tried: triedAt ? showTime(triedAt, { locale, now: clock.now() }) : undefined,
  }
}

function shown({ locale, clock }: App, run: ImportRun) {
  const { id, outcome, source, rejected, warnings, startedAt, finishedAt } = run
  return {
    ...{ id, outcome, source, rejected, warnings },
    changes: changesOf(run, locale),
    started: showTime(startedAt, { locale, now: clock.now() }),
    took: duration(translateTo(locale), finishedAt.getTime() - startedAt.getTime()),
  }
}

const lists = ['created', 'changed', 'withdrawn', 'restored'] as const

/** `3 nieuw, 1 verdwenen`: only what there was. */
const changesOf = (run: ImportRun, locale: Locale): string =>
  lists
    .filter((list) => run[list] > 0)
    .map((list) =>
      translateTo(locale)(`feed-office:changed.${list}`, { number: formatNumber(run[list], locale) }),
    )
    .join(', ')

/** `12 s`, and from two minutes on `3 min`. */
export function duration(t: Translate<TextKey>, ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return seconds < 120
    ? t('feed-office:took.seconds', { n: seconds })
    : t('feed-office:took.minutes', { n: Math.round(seconds / 60) })
}
