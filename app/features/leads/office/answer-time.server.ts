import { officeHoursOf, siteOf } from '~/features/content/public.server'
import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { officeMinutes } from '~/kernel/office-hours'
import type { App } from '~/platform/app.server'
import type { LeadRow } from './lead.repo.server'
import { owesAnswer } from './lead-state'

type TimedLead = Pick<LeadRow, 'form' | 'at' | 'state' | 'answeredAt' | 'dueAt'>

/** Office time in words: `2 h 5 min`. @param minutes - whole ones */
export const officeTime = (t: Translate<TextKey>, minutes: number): string =>
  minutes < 60
    ? t('leads-office:minutes', { minutes })
    : t('leads-office:hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** Minutes of office hours that a lead waits for its first answer; undefined when it has one or owes none (B14, B19). */
export async function minutesWaiting(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { at, ...lead }: TimedLead,
): Promise<number | undefined> {
  const now = clock.now()
  if (!owesAnswer(lead, now)) return undefined
  return Math.floor(officeMinutes(officeHoursOf(await siteOf(db)), at, now))
}
