import { translateTo } from '~/i18n/texts.server'
import { isDay } from '~/kernel/wall-time'
import type { App } from '~/platform/app.server'
import {
  type ActFilter,
  countActs,
  findActNames,
  findActors,
  findActs,
} from '~/platform/office/acts-page.repo.server'
import { pageSize } from '~/platform/office/count-list'
import { readId } from '~/platform/office/read-id'
import { readPage } from '~/ui/office/read-page'
import { showTime } from '~/ui/office/show-time'
import { actName, fieldName, subjectOf, valueText } from './act-name'

/** The filter of an address; what it does not know is left aside. */
export function readActFilter(query: URLSearchParams): ActFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  const [by, act, day] = [one('by'), one('act'), one('day')]
  return {
    by: by === 'command' ? by : readId(by) || undefined,
    act: /^[\w.-]{1,60}$/.test(act) ? act : undefined,
    day: isDay(day) ? day : undefined,
    page: readPage(query),
  }
}

/** What the page of the audit log shows. */
export async function auditLogPage({ db, locale, clock }: App, filter: ActFilter) {
  const [rows, count, acts, actors] = await Promise.all([
    findActs(db, filter),
    countActs(db, filter),
    findActNames(db),
    findActors(db),
  ])
  const t = translateTo(locale)
  return {
    filter,
    rows: rows.map(({ id, at, actor, staffId, act, subject, before, after }) => ({
      ...{ id, actor, isCommand: staffId === null },
      act: actName(t, act),
      subject: subjectOf(t, subject, actors),
      at: showTime(at, { locale, now: clock.now() }),
      changes: changesOf(before ?? {}, after ?? {}).map(({ name, ...values }) => ({
        name: fieldName(t, name),
        before: valueText(t, name, values.before),
        after: valueText(t, name, values.after),
      })),
    })),
    acts: acts.map((name) => ({ value: name, text: actName(t, name) })),
    actors,
    pager: { ...count, page: filter.page, pageSize },
  }
}

type Values = Record<string, unknown>

/** What differs, field by field; empty where there was or is nothing. */
export const changesOf = (before: Values, after: Values) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: told(before[name]), after: told(after[name]) }))
    .filter((change) => change.before !== change.after)

const told = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
