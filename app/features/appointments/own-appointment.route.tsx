import { useContext } from 'react'
import { data } from 'react-router'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import { type FormAnswer, FormPageContext } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { MistakeBox } from '~/ui/mistake-box/mistake-box'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/own-appointment.route'
import styles from './appointment.module.css'
import { AppointmentChanges } from './appointment-changes'
import { moveForm } from './change-appointment.form'
import { FeedbackQuestions } from './feedback-questions'
import { changeOwn, ownAppointment } from './own-appointment.server'

/** Sends one of the page's forms: programs that look at the links of a mail press no button. */
export const action = (args: Route.ActionArgs) => changeOwn(args)

/** Where a booking leads, and the links of its mails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const [site, own] = await Promise.all([siteOf(app.db), ownAppointment(app, url)])
  const page = pageFromTable('appointment.own', {
    title: translateTo(app.locale)(`appointments:own.${own.state}.title`),
    locales: site.locales,
    query: url.search,
  })
  const status = own.state === 'gone' ? 410 : 200
  const contact = pathOfOriginal(site, '/contact/', app.locale)
  return data(serverOnly({ page, own, contact }), { status })
}

/** What is wrong with its fields, or why nothing was done. */
const mistakesIn = ({ problems, message }: Pick<FormAnswer, 'problems' | 'message'>) =>
  problems.length > 0 ? problems.map(({ text }) => text).join(' ') : message

export default function Own({ loaderData: { page, own, contact } }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { answer } = useContext(FormPageContext)
  const { state, facts, week, feedback, listing } = own
  const again = pathTo(locale, 'appointment') + (listing ? `?listing=${listing}` : '')
  return (
    <div className={`content ${styles.page}`}>
      <h1>{page.title}</h1>
      {answer && <MistakeBox>{mistakesIn(answer)}</MistakeBox>}
      {!feedback && <p>{t(`appointments:own.${state}.text`)}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => [
            <dt key={`${label}-label`}>{label}</dt>,
            <dd key={label}>{value}</dd>,
          ])}
        </dl>
      )}
      {own.isOpen && <p className={styles.left}>{t('appointments:page.zone')}</p>}
      {feedback === 'given' && <p>{t('appointments:own.thanks')}</p>}
      {feedback === 'requested' && <FeedbackQuestions />}
      {own.isOpen && (
        <AppointmentChanges
          week={week}
          isMoving={own.isOtherWeek || answer?.form === moveForm.name}
          isValuation={own.isValuation}
        />
      )}
      {state === 'gone' && contact && (
        <p>
          <a href={contact} className="button">
            {t('appointments:full.contact')}
          </a>
        </p>
      )}
      {state === 'cancelled' && (
        <p>
          <a href={again} className="button">
            {t('appointments:own.another')}
          </a>
        </p>
      )}
    </div>
  )
}
