import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { Translate } from '~/i18n/translate'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import type { App } from '~/platform/app.server'
import { showTime } from '~/ui/office/show-time'
import { countImports, findImports, type ImportRun, pageSize } from './imports.repo.server'

/** What the page of imports shows. @param page - from 1 */
export async function importsPage(app: App, page: number) {
  const [runs, total] = await Promise.all([findImports(app.db, page), countImports(app.db)])
  return { rows: runs.map((run) => shown(app, run)), total, page, pageSize }
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
