import { one } from '~/features/forms/public'
import type { TextKey } from '~/i18n/text-keys'
import { textOr } from '~/i18n/text-or'
import { translateTo } from '~/i18n/texts.server'
import type { Translate } from '~/i18n/translate'
import { brusselsDay } from '~/kernel/calendar'
import { csvHead, csvLine } from '~/kernel/csv'
import { groupPhone } from '~/kernel/phone'
import { brusselsMinutes } from '~/kernel/wall-time'
import type { App } from '~/platform/app.server'
import { nameOfForm } from '../form-name'
import type { Reader } from '../inbox.repo.server'
import type { LeadFilter } from '../lead-filter'
import { type FindForm, wordsOf } from '../lead-page.server'
import { type ExportedLead, findLeadsToExport } from './exported-leads.repo.server'

/** Leads that are read at once. */
const atOnce = 500

type Say = Translate<TextKey>
type Column = { label: TextKey; value: (lead: ExportedLead, t: Say) => string }

const fact = (name: string) => `leads-office:fact.${name}` as TextKey

const columns: readonly Column[] = [
  { label: 'leads-office:export.number', value: ({ id }) => String(id) },
  { label: fact('at'), value: ({ at }) => timeOf(at) },
  { label: fact('form'), value: ({ form }, t) => nameOfForm(t, form) },
  { label: 'leads-office:field.state', value: ({ state }, t) => named(t, 'state', state) },
  { label: fact('due'), value: ({ state, dueAt }) => (state === 'waiting' ? timeOf(dueAt) : '') },
  { label: fact('outcome'), value: ({ outcome }, t) => named(t, 'outcome', outcome) },
  { label: fact('agent'), value: ({ agent }) => agent ?? '' },
  { label: 'leads-office:enter.firstName', value: ({ fields }) => one(fields, 'firstName') },
  { label: 'leads-office:enter.lastName', value: ({ fields }) => one(fields, 'lastName') },
  { label: fact('email'), value: ({ email }) => email ?? '' },
  { label: fact('phone'), value: ({ fields }) => groupPhone(one(fields, 'phone')) },
  { label: fact('language'), value: ({ locale }, t) => t(`ui:languages.${locale}`) },
  { label: 'leads-office:export.listing', value: ({ listingId }) => String(listingId ?? '') },
  { label: 'leads-office:export.project', value: ({ projectId }) => String(projectId ?? '') },
  { label: fact('source'), value: ({ source }, t) => named(t, 'source', source ?? 'website') },
  { label: fact('page'), value: ({ page }) => page },
  { label: fact('answered'), value: ({ answeredAt }) => timeOf(answeredAt) },
  { label: 'leads-office:words', value: ({ fields }) => one(fields, 'remark') },
]

/** The leads of a filter as CSV, a line at a time, with everything that their visitors wrote. */
export async function* leadsCsv(app: App, filter: LeadFilter, reader: Reader, findForm: FindForm) {
  const t = translateTo(app.locale)
  yield csvHead([...columns.map(({ label }) => t(label)), t('leads-office:export.more')])
  for (let last: ExportedLead | undefined; ; ) {
    const found = await findLeadsToExport(app.db, filter, reader, { last, most: atOnce })
    for (const lead of found)
      yield csvLine([...columns.map(({ value }) => value(lead, t)), moreOf(app, lead, findForm)])
    last = found.at(-1)
    if (!last || found.length < atOnce) return
  }
}

/** What has no column of its own: `Postcode: 1180 · Bedrooms: 3`. */
const moreOf = (app: App, lead: ExportedLead, findForm: FindForm): string =>
  wordsOf(app, lead, findForm(lead.form))
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')

/** `2026-11-20 11:05` of Brussels, which spreadsheets of any language read as a time. */
function timeOf(at: Date | null): string {
  if (!at) return ''
  const minutes = brusselsMinutes(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${brusselsDay(at)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A value in the member's language; one of another release by its name. */
const named = (t: Say, kind: 'state' | 'outcome' | 'source', value: string | null): string =>
  value === null ? '' : textOr(t, `leads-office:${kind}.${value}`, value)
