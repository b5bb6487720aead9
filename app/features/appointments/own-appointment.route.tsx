import { data, redirect } from 'react-router'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/own-appointment.route'
import styles from './appointment.module.css'
import { questions } from './feedback'
import { changeOwn, ownAppointment } from './own-appointment.server'
import { SlotChoices, slotTexts, WeekLinks } from './slot-picker'
import type { Week } from './week'

/** A button of the page: only who presses it changes anything, not a program that looks at links. */
export async function action({ context, request }: Route.ActionArgs) {
  const done = await changeOwn(appOf(context), request)
  const { pathname, search } = new URL(request.url)
  if (done === 'done') return redirect(pathname + search, 303)
  return data({ taken: done === 'taken' }, { status: done === 'taken' ? 422 : 410 })
}

/** Where a booking leads, and the links of its mails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const url = new URL(request.url)
  const [site, own] = await Promise.all([siteOf(app.db), ownAppointment(app, url)])
  const page: PageInfo = {
    ...pageFromTable('appointment.own', {
      title: translateTo(app.locale)(`appointments:own.${own.state}.title`),
      locales: site.locales,
      query: url.search,
    }),
    noReferrer: true,
  }
  const status = own.state === 'gone' ? 410 : 200
  const contact = pathOfOriginal(site, '/contact/', app.locale)
  return data(serverOnly({ page, own, contact }), { status })
}

export default function Own({ loaderData: { page, own, contact }, actionData }: Route.ComponentProps) {
  const { t, locale } = useText()
  const { state, facts, week, feedback, listing } = own
  const again = pathTo(locale, 'appointment') + (listing ? `?listing=${listing}` : '')
  return (
    <div className={`content ${styles.page}`}>
      <h1>{page.title}</h1>
      {actionData?.taken && (
        <p role="alert" className={styles.wrong}>
          {t('appointments:own.taken')}
        </p>
      )}
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
      {feedback === 'said' && <p>{t('appointments:feedback.thanks')}</p>}
      {feedback === 'asked' && <Feedback />}
      {own.isOpen && <Changes week={week} isOpen={own.isTurned || actionData?.taken === true} />}
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

/** What can be changed, unfolded first. */
function Changes({ week, isOpen }: { week: Week | undefined; isOpen: boolean }) {
  const { t } = useText()
  return (
    <div>
      {week && (
        <details className={styles.fold} id="move" open={isOpen || undefined}>
          <summary>{t('appointments:own.move')}</summary>
          <div>
            <WeekLinks week={week} texts={slotTexts(t)} />
          </div>
          <form method="post">
            <fieldset aria-label={t('appointments:field.slot')}>
              <SlotChoices id="move-slot" week={week} texts={slotTexts(t)} />
            </fieldset>
            <button type="submit" name="do" value="move" className="button button-main">
              {t('appointments:own.moveTo')}
            </button>
          </form>
        </details>
      )}
      <details className={styles.fold}>
        <summary>{t('appointments:own.cancel')}</summary>
        <form method="post" noValidate>
          <p>{t('appointments:own.cancelText')}</p>
          <button type="submit" name="do" value="cancel" className="button">
            {t('appointments:own.cancelIt')}
          </button>
        </form>
      </details>
    </div>
  )
}

/** Four questions after a viewing; none has to be answered. */
function Feedback() {
  const { t } = useText()
  return (
    <form method="post" className={styles.questions}>
      <h2>{t('appointments:feedback.title')}</h2>
      {Object.entries(questions).map(([name, answers]) => (
        <fieldset key={name}>
          <legend>{t(`appointments:feedback.${name}` as TextKey)}</legend>
          {answers.map((answer) => (
            <label key={answer} className={styles.agree}>
              <input type="radio" name={name} value={answer} />
              {t(`appointments:feedback.answer.${name}.${answer}` as TextKey)}
            </label>
          ))}
        </fieldset>
      ))}
      <label htmlFor="feedback-remark">{t('appointments:feedback.remark')}</label>
      <textarea id="feedback-remark" name="remark" rows={4} maxLength={2_000} />
      <button type="submit" name="do" value="feedback" className="button button-main">
        {t('appointments:feedback.send')}
      </button>
    </form>
  )
}
