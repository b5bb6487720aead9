import { data, redirect } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/forgotten.route'
import { AccountForm } from './account-form'
import { forgottenForm } from './account-forms'
import { answerContext, emailIn, missing, readFields } from './answer.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { askReset } from './owner-jobs.server'

/** The same answer for everybody: nobody learns who has an account. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = appOf(context)
  const field = await readFields(request)
  const problems = missing(app, forgottenForm, field)
  if (problems.length > 0) {
    context.set(answerContext, { form: 'forgotten', problems })
    return data(null, { status: 422 })
  }
  await askReset(app, emailIn(field('email')), context.get(visitorContext).address)
  return redirect(`${pathTo(app.locale, 'login.forgotten')}?sent`, 303)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  const answer = context.get(answerContext) ?? undefined
  const isSent = new URL(request.url).searchParams.has('sent')
  const title = isSent ? t('owners:forgotten.sentTitle') : t('owners:forgotten.title')
  const page = await ownPage(app, 'login.forgotten', { title, answer })
  return serverOnly({ page, title, answer, isSent })
}

export default function Forgotten({ loaderData: { title, answer, isSent } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <div className={`content ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.text}>{isSent ? t('owners:forgotten.sent') : t('owners:forgotten.intro')}</p>
      {!isSent && (
        <AccountForm definition={forgottenForm} send={t('owners:forgotten.send')} answer={answer} />
      )}
      <p>
        <a href={pathTo(locale, 'login')}>{t('owners:forgotten.back')}</a>
      </p>
    </div>
  )
}
