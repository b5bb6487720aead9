import { randomUUID } from 'node:crypto'
import { many, one, type Values } from '~/features/forms/public'
import { type AcceptResult, privacyWords, type Submission } from '~/features/forms/public.server'
import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import type { MailedAppointment } from './appointment-mails.server'
import { findBookedTimes, isTimeHeld, type NewAppointment } from './appointments.repo.server'
import { placesLeft, whoseTime } from './free-slots'
import { type Slot, slotNamed } from './slots'
import { bookableFor } from './wish.server'

/** Somebody else was quicker, or the time is over. */
export const taken = (app: App, listing: string | undefined): AcceptResult => ({
  problems: [{ field: 'slot', problem: 'taken' }],
  again: `${pathTo(app.locale, 'appointment')}?${listing ? `listing=${encodeURIComponent(listing)}&` : ''}taken=1`,
})

/** Minutes that a time is held for a stranger. */
export const heldMinutes = 30

/** What is asked for, and of whom; without a draft it is no time, or over. */
export async function wantedBy(app: App, submission: Submission) {
  const { form, values } = submission
  const listing = form.name === 'book-viewing' ? one(values, 'listing') : undefined
  const bookable = await bookableFor(app, listing)
  const { viewable } = bookable
  const name = one(values, 'slot')
  const now = app.clock.now()
  const slot =
    slotNamed(name, bookable.openings, bookable.office, now) ??
    (submission.solved?.byMail ? await heldSlot(app, bookable, name, one(values, 'email')) : undefined)
  if (!slot) return { listing }
  const draft = draftOf(app, submission, slot, viewable?.listing)
  return { listing, slot, draft, agent: draft.agent || viewable?.agent }
}

/** A time that may be too near by now to be asked for, and is held for somebody who asked before it was. */
async function heldSlot(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { openings, office }: Pick<Awaited<ReturnType<typeof bookableFor>>, 'openings' | 'office'>,
  name: string,
  email: string,
): Promise<Slot | undefined> {
  const now = clock.now()
  const asked = new Date(now.getTime() - heldMinutes * 60_000)
  const slot = slotNamed(name, openings, office, asked)
  if (!slot || slot.start <= now) return undefined
  const booked = { opening: slot.opening.id, startsAt: slot.start, email: email.toLowerCase() }
  return (await isTimeHeld(db, booked, now)) ? slot : undefined
}

/** Key of the resource that a time occupies: an agent, for all their openings, or the opening itself. */
export const resourceKey = ({ opening }: Pick<Slot, 'opening'>): string => opening.agent ?? opening.id

/** Places of a time that nobody has, and that are held for nobody. @param except - an appointment that is to be moved */
export async function placesOf(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  slot: Slot,
  except?: string,
): Promise<number[]> {
  const time = { from: slot.start, until: slot.end, now: clock.now(), except }
  return placesLeft(slot, await findBookedTimes(db, { ...whoseTime([slot.opening]), ...time }))
}

export type Draft = Omit<NewAppointment, 'place'> & MailedAppointment

function draftOf(app: App, { values, page }: Submission, slot: Slot, listing: number | undefined): Draft {
  const now = app.clock.now()
  return {
    id: randomUUID(),
    sequence: 0,
    bookedAt: now,
    updatedAt: now,
    ...timeOf(slot),
    listingId: listing ?? null,
    locale: app.locale,
    email: one(values, 'email').toLowerCase(),
    fields: filledIn(values),
    page,
    consentVersion: privacyWords(app.locale),
  }
}

/** What of a time is kept. */
export const timeOf = ({ opening, start, end }: Slot) => ({
  kind: opening.kind,
  opening: opening.id,
  agent: opening.agent ?? '',
  startsAt: start,
  endsAt: end,
})

/** What has a column of its own is not kept twice; fields left empty are left out. */
const filledIn = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) =>
        !['slot', 'listing', 'project', 'unit', 'email'].includes(name) && many(values, name).length > 0,
    ),
  )
