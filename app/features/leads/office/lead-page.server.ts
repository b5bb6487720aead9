import { type FormDefinition, fullNameIn, labelText, many, one } from '~/features/forms/public'
import { findOffer } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { formatDay } from '~/kernel/day'
import { groupPhone, telHref } from '~/kernel/phone'
import type { App } from '~/platform/app.server'
import type { LeadDetails } from '~/platform/office/lead-details.server'
import { readId } from '~/platform/office/read-id'
import { showTime } from '~/ui/office/show-time'
import { factsOf } from '../lead-mails.server'
import { minutesWaiting, officeTime } from './answer-time.server'
import type { Reader } from './inbox.repo.server'
import { otherLeads } from './inbox-page.server'
import { type EntryRow, findAgents, findHistory, findLead } from './lead.repo.server'
import { isLate, shownState } from './lead-state'
import { isCorrectable } from './note-lead.server'
import { overdueLimit } from './overdue.server'

/** The form of a name, which may be another room's. */
export type FindForm = (name: string) => FormDefinition | undefined

/** What other rooms know: the form of a name, and what was booked or asked for. */
type OfOtherRooms = { findForm: FindForm; detailsOf: LeadDetails }

type LeadRow = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** A lead with everything that is known of it; undefined if it is not there for its reader. */
export async function leadPage(
  app: App,
  number: string | undefined,
  reader: Reader,
  { findForm, detailsOf }: OfOtherRooms,
) {
  const row = await findLead(app.db, readId(number), reader)
  if (!row) return undefined
  const [history, others, agents, about, details] = await Promise.all([
    findHistory(app.db, row.id),
    row.personId ? otherLeads(app, row.personId, row.id, reader) : [],
    findAgents(app.db),
    aboutOf(app, row),
    detailsOf(app, row),
  ])
  return {
    ...facts(app, row),
    ...(await answerOf(app, row)),
    about,
    details,
    isBooking: row.appointmentId !== null,
    words: wordsOf(app, row, findForm(row.form)),
    remark: one(row.fields, 'remark'),
    history: history.map((entry) => shownEntry(app, entry, reader)),
    others,
    agents: agents.map(({ id, name }) => ({ id, name })),
  }
}

function facts(app: App, row: LeadRow) {
  const { locale, clock } = app
  const time = (at: Date) => showTime(at, { locale, now: clock.now() })
  const phone = one(row.fields, 'phone')
  const name = fullNameIn(row.fields)
  return {
    ...{ id: row.id, form: row.form, language: row.locale, email: row.email, page: row.page },
    ...{
      revision: row.revision,
      source: row.source,
      enteredBy: row.enteredByName,
      agent: row.agent,
      staffId: row.staffId,
      personId: row.personId,
    },
    ...{ state: shownState(row, clock.now()), storedState: row.state, outcome: row.outcome },
    name: name || row.email || phone,
    phone: phone && { text: groupPhone(phone), href: telHref(phone) },
    at: time(row.at),
    due: row.dueAt && time(row.dueAt),
    dueDay: row.dueAt ? brusselsDay(row.dueAt) : undefined,
    answered: row.answeredAt && time(row.answeredAt),
  }
}

/** How long the first answer took, or how long its visitor waits by now, in office hours (B19). */
async function answerOf(app: App, row: LeadRow) {
  const t = translateTo(app.locale)
  const waiting = await minutesWaiting(app, row)
  return {
    answeredIn: row.answerMinutes === null ? undefined : officeTime(t, row.answerMinutes),
    waitsFor: waiting === undefined ? undefined : officeTime(t, waiting),
    isOverdue: isLate(row, { limit: await overdueLimit(app), now: app.clock.now() }),
  }
}

/** The listing or project that a lead is about; gone ones by their number. */
async function aboutOf(app: App, { listingId, projectId, unitId }: LeadRow) {
  if (!listingId && !projectId) return undefined
  const text = (id: number | null) => (id === null ? '' : String(id))
  const asked = { listing: text(listingId), project: text(projectId), unit: text(unitId) }
  const offer = await findOffer(app, asked)
  const title = offer && [offer.title, offer.place].filter(Boolean).join(', ')
  return { title: title ?? `#${listingId ?? projectId}`, href: offer?.href }
}

/** What was said, with the names of the fields in the member's language; the remark is shown apart. */
export function wordsOf(app: App, { fields }: Pick<LeadRow, 'fields'>, form: FormDefinition | undefined) {
  // What is read and ticked before a booking says nothing of the visitor.
  if (form)
    return factsOf({ ...form, fields: form.fields.filter(({ kind }) => kind !== 'own') }, fields, app.locale)
  const t = translateTo(app.locale)
  return Object.keys(fields)
    .filter((name) => name !== 'remark')
    .map((name) => ({ label: labelText(t, 'leads', { name }), value: many(fields, name).join(', ') }))
}

function shownEntry(app: App, entry: EntryRow, reader: Reader) {
  const { locale, clock } = app
  const shown = (facts: unknown) => shownFacts(app, facts as Facts)
  return {
    ...{ id: entry.id, kind: entry.kind, text: entry.text, by: entry.by, mailId: entry.mailId },
    ...{ before: shown(entry.before), after: shown(entry.after) },
    at: showTime(entry.at, { locale, now: clock.now() }),
    isCorrected: entry.correctedAt !== null,
    isCorrectable: isCorrectable(entry, reader),
  }
}

type Facts = Record<string, string | null> | null

/** Days and instants as people read them; everything else as it is. */
function shownFacts({ locale, clock }: App, facts: Facts): Facts {
  return (
    facts && {
      ...facts,
      ...(facts.due && { due: formatDay(facts.due, locale) }),
      ...(facts.starts && {
        starts: showTime(new Date(facts.starts), { locale, now: clock.now() }).absolute,
      }),
    }
  )
}

export type ShownEntry = ReturnType<typeof shownEntry>
