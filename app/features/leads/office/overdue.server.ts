import { officeHoursOf, siteOf } from '~/features/content/public.server'
import { overdueBefore } from '~/kernel/office-hours'
import type { Services } from '~/platform/app.server'

/** What came until then and has no answer waits too long (B19); undefined where the agency has no office hours. */
export async function overdueLimit({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Date | undefined> {
  const site = await siteOf(db)
  return overdueBefore(officeHoursOf(site), clock.now(), site.office.answerHours * 60)
}
