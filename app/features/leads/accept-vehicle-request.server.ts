import { one } from '~/features/forms/public'
import type { Accepted, Submission } from '~/features/forms/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { readDay } from '~/kernel/typed-day'
import type { App } from '~/platform/app.server'
import { acceptLead } from './accept-lead.server'

/** Keeps an enquiry for a vehicle; what begins before today nobody can rent any more (A3). */
// biome-ignore lint/suspicious/noConfusingVoidType: it goes on to its thanks
export async function acceptVehicleRequest(app: App, submission: Submission): Promise<Accepted | void> {
  const from = readDay(one(submission.values, 'from'))
  if (typeof from === 'string' && from < brusselsDay(app.clock.now()))
    return { problems: [{ field: 'from', problem: 'startPast' }] }
  await acceptLead(app, submission)
}
