import { isBookingForm, type LeadState } from './lead-filter'

type StoredLeadState = { state: LeadState; dueAt: Date | null }
type Answerable = StoredLeadState & { form: string; answeredAt: Date | null }

/** What waited until a day is back then. */
export const shownState = ({ state, dueAt }: StoredLeadState, now: Date) =>
  state === 'waiting' && dueAt && dueAt <= now ? ('back' as const) : state

/** Whether its visitor waits for an answer: not to a booking (B14), and not until a day that has not come (B16). */
export const owesAnswer = ({ form, answeredAt, ...stored }: Answerable, now: Date): boolean =>
  answeredAt === null && !isBookingForm(form) && ['new', 'open', 'back'].includes(shownState(stored, now))

/** Whether nobody answered it in time. @param limit - what came before it is overdue */
export const isLate = (
  { at, ...lead }: Answerable & { at: Date },
  { limit, now }: { limit: Date | undefined; now: Date },
): boolean => limit !== undefined && owesAnswer(lead, now) && at <= limit
