import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { healthContext } from '~/platform/office/health.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { PageHead } from '~/ui/office/page-head'
import type { Route } from './+types/today.route'
import { Attention } from './attention'
import styles from './today.module.css'
import { today } from './today.server'
import { TodayAppointments } from './today-appointments'
import { TodayEnquiries } from './today-enquiries'
import { TodayTestimonials } from './today-testimonials'
import { TodayWork } from './today-work'

/** The first page after the login: what waits, what is wrong, what comes, what is new (B71). */
export const loader = mayLoad('today.read', async ({ app, member, context }) => ({
  page: { title: translateTo(app.locale)('office:page.today'), alternates: {}, noindex: true },
  today: await today({ app, member }, context.get(healthContext)()),
}))

export default function Today({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { work, attention, appointments, enquiries, testimonials } = loaderData.today
  return (
    <>
      <PageHead title={t('office:page.today')} />
      <TodayWork lists={work} />
      {attention && <Attention {...attention} />}
      <div className={styles.parts}>
        <div>
          {appointments && <TodayAppointments appointments={appointments} />}
          {testimonials && <TodayTestimonials rows={testimonials} />}
        </div>
        {enquiries && <TodayEnquiries enquiries={enquiries} />}
      </div>
    </>
  )
}
