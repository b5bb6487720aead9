import { findOffers } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { pageSize } from '~/platform/office/count-list'
import { showTime } from '~/ui/office/show-time'
import { officeTime } from './answer-time.server'
import { countInbox, findInboxPage, findLeadsOfPerson, type InboxRow, type Reader } from './inbox.repo.server'
import { findAgents } from './lead.repo.server'
import type { LeadFilter } from './lead-filter'
import { isLate, shownState } from './lead-state'
import { overdueLimit } from './overdue.server'

/** What the inbox shows. */
export async function inboxPage(app: App, filter: LeadFilter, reader: Reader) {
  const limit = await overdueLimit(app)
  const by = { ...reader, overdueBefore: limit }
  const [rows, counted, agents] = await Promise.all([
    findInboxPage(app.db, filter, by),
    countInbox(app.db, filter, by),
    findAgents(app.db),
  ])
  return {
    filter,
    rows: await shownRows(app, rows, limit),
    ...counted,
    pageSize,
    agents: agents.map(({ id, name }) => ({ id, name })),
  }
}

export type InboxPage = Awaited<ReturnType<typeof inboxPage>>

export const otherLeads = async (app: App, person: number, except: number, reader: Reader) =>
  await shownRows(app, await findLeadsOfPerson(app.db, person, except, reader), await overdueLimit(app))

/** Leads as a list shows them: who, what about, where it stands. @param limit - what came before it is overdue */
async function shownRows(app: App, rows: InboxRow[], limit: Date | undefined) {
  const offers = await findOffers(
    app,
    rows.flatMap(({ listingId }) => listingId ?? []),
  )
  const t = translateTo(app.locale)
  const now = app.clock.now()
  return rows.map(
    ({ id, form, email, name, phone, listingId, agent, staffId, answeredAt, answerMinutes, at, ...row }) => {
      const offer = listingId === null ? undefined : offers.get(listingId)
      return {
        ...{ id, form, agent, staffId, state: shownState(row, now) },
        name: name || email || phone || '',
        about: offer ? [offer.title, offer.place].filter(Boolean).join(', ') : undefined,
        isOverdue: isLate({ form, at, answeredAt, ...row }, { limit, now }),
        answered: answerMinutes === null ? undefined : officeTime(t, answerMinutes),
        due: row.dueAt && showTime(row.dueAt, { locale: app.locale, now }),
        at: showTime(at, { locale: app.locale, now }),
      }
    },
  )
}

export type ShownLead = Awaited<ReturnType<typeof shownRows>>[number]
