import { officeHoursOf, siteOf } from '~/features/content/public.server'
import { officeMinutes } from '~/kernel/office-hours'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { findLeadTime, updateFirstAnswer } from './answer.repo.server'

/** Notes the first answer to a lead, by mail or by telephone, with the office time until then (B19). */
export async function noteFirstAnswer(tx: Db, { db, clock }: App, leadId: number) {
  const at = await findLeadTime(tx, leadId)
  if (!at) return
  const now = clock.now()
  const minutes = officeMinutes(officeHoursOf(await siteOf(db)), at, now)
  await updateFirstAnswer(tx, leadId, now, Math.floor(minutes))
}
