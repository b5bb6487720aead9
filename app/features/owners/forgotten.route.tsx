import { Link, redirect } from 'react-router'
import { one } from '~/features/forms/public'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import type { Route } from './+types/forgotten.route'
import { AccountForm } from './account-form'
import { forgottenForm } from './account-forms'
import { AccountFrame } from './account-frame'
import { answerAccount, answerContext, answerWith, refusalOf } from './answer.server'
import styles from './login.module.css'
import { ownPage } from './own-page.server'
import { askReset } from './owner-jobs.server'
import { useAnswerTitle } from './use-answer-title'

/** The same answer for everybody: nobody learns who has an account. */
export const action = ({ context, request }: Route.ActionArgs) =>
  answerAccount({ context, request }, async ({ valuesOf }) => {
    const app = appOf(context)
    const values = valuesOf(forgottenForm)
    const refusal = refusalOf(app, forgottenForm, values)
    if (refusal) return answerWith(context, refusal)
    await askReset(app, one(values, 'email').toLowerCase(), context.get(visitorContext).address)
    return redirect(`${pathTo(app.locale, 'login.forgotten')}?sent`, 303)
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  const answer = context.get(answerContext) ?? undefined
  const isSent = url.searchParams.has('sent')
  const title = isSent ? t('owners:forgotten.sentTitle') : t('owners:forgotten.title')
  const page = await ownPage(app, 'login.forgotten', { title, answer })
  return { page, title, isSent }
}

export default function Forgotten({
  loaderData: { title, isSent },
  actionData: answer,
}: Route.ComponentProps) {
  const { t, locale } = useText()
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="forgotten-heading">{title}</h1>
      <p className={styles.text}>{isSent ? t('owners:forgotten.sent') : t('owners:forgotten.intro')}</p>
      {!isSent && <AccountForm definition={forgottenForm} labelledBy="forgotten-heading" answer={answer} />}
      <p>
        <Link to={pathTo(locale, 'login')}>{t('owners:forgotten.back')}</Link>
      </p>
    </AccountFrame>
  )
}
