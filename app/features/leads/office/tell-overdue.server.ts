import { officeHoursOf, siteOf } from '~/features/content/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { findAdmins } from '~/features/staff/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Locale } from '~/kernel/locale'
import { officeMinutes } from '~/kernel/office-hours'
import { addDays, brusselsInstant } from '~/kernel/wall-time'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { defineQueue, relaxedPollingSeconds } from '~/platform/jobs.server'
import { countOverdue } from './overdue.repo.server'
import { overdueLimit } from './overdue.server'

/** Tells the admins once a day how many leads wait too long for an answer. */
export const tellOverdueQueue = defineQueue('tell-overdue', { retryLimit: 0 }, relaxedPollingSeconds)

/** Half past eight in Brussels: the day begins with them. */
const everyMorning = '30 8 * * *'

export async function startOverdueWorker(services: Services) {
  await services.jobs.work(tellOverdueQueue, 1, () => tellOverdue(services))
  await services.jobs.schedule(tellOverdueQueue, everyMorning)
}

/** On a day without office hours nobody is told. */
export async function tellOverdue(services: Services): Promise<void> {
  const { db } = services
  const limit = await overdueLimit(services)
  if (!limit || !(await isWorkday(services))) return
  await db.transaction(async (tx) => {
    const count = await countOverdue(tx, limit, services.clock.now())
    if (count === 0) return
    for (const { email, locale } of await findAdmins(tx))
      await mailAdmin(tx, services, { email, locale, count })
  })
}

async function isWorkday({ db, clock }: Services): Promise<boolean> {
  const day = brusselsDay(clock.now())
  const [from, until] = [brusselsInstant(day, 0), brusselsInstant(addDays(day, 1), 0)]
  return from && until ? officeMinutes(officeHoursOf(await siteOf(db)), from, until) > 0 : false
}

type OverdueNotice = { email: string; locale: Locale; count: number }

async function mailAdmin(tx: Db, services: Services, { email, locale, count }: OverdueNotice) {
  const t = translateTo(locale)
  const sender = await senderIn(services, locale)
  await postMail(tx, services, sender, {
    kind: 'lead-overdue',
    audience: 'agency',
    to: email,
    locale,
    content: {
      subject: t('leads-office:overdue.subject', { count }),
      title: t('leads-office:overdue.subject', { count }),
      blocks: [
        { type: 'text', text: t('leads-office:overdue.text') },
        {
          type: 'button',
          text: t('leads-office:overdue.button'),
          href: `${services.config.publicUrl}${officePath('leads')}?duty=overdue`,
        },
        { type: 'note', text: t('leads-office:overdue.why') },
      ],
    },
  })
}
