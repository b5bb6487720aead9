import { AccountSections, useAnswerTitle } from '~/features/accounts/public'
import {
  answerAccount,
  answerAccountPage,
  answerContext,
  readAccountPage,
  type SentAccountForm,
} from '~/features/accounts/public.server'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/account.route'
import { loggedIn } from './logged-in.server'
import { ownPage } from './own-page.server'
import { ownerKind } from './owner-kind.server'
import styles from './portal.module.css'
import { PortalNav } from './portal-nav'

export const action = (args: Route.ActionArgs) => answerAccount(args, (sent) => answerChange(args, sent))

async function answerChange({ context, request }: Route.ActionArgs, sent: SentAccountForm) {
  const { owner, session } = await loggedIn(appOf(context), request)
  return await answerAccountPage(ownerKind, { context, request }, { account: owner, session }, sent)
}

/** Password, second factor, and where the owner is logged in. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const { owner, session } = await loggedIn(app, request)
  const shown = await readAccountPage(ownerKind, context, url, { account: owner, session })
  const answer = context.get(answerContext) ?? shown.done
  const title = translateTo(app.locale)('owners:account.title')
  return { page: await ownPage(app, 'portal.account', { title, answer }), ...shown }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useText()
  const { done, sessions, factor } = loaderData
  const answer = actionData ?? done
  useAnswerTitle(t('owners:account.title'), answer)
  return (
    <div className={`content ${styles.page}`}>
      <PortalNav here="portal.account" />
      <h1>{t('owners:account.title')}</h1>
      <AccountSections answer={answer} factor={factor} sessions={sessions} className={styles.section} />
    </div>
  )
}
