import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { LoginParts, loginTitle, useAnswerTitle } from '~/features/accounts/public'
import { answerAccount, answerContext, answerLogin } from '~/features/accounts/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { memberContext } from '~/platform/office/member.server'
import type { Route } from './+types/login.route'
import { LoginFrame } from './login-frame'
import { redirectAfterLogin } from './redirect-after-login'
import { staffKind } from './staff-kind.server'
import { staffPage } from './staff-page.server'

/** Login in one or two steps, setup of a required second factor, and logout. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerAccount({ context, request }, (sent) =>
    answerLogin(staffKind, { context, request, to: redirectAfterLogin(url) }, sent),
  )

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const to = redirectAfterLogin(url)
  if (!answer && context.get(memberContext)) throw redirect(to, 303)
  const title = translateTo(app.locale)(loginTitle(answer, 'staff:login.title'))
  return { page: staffPage(app, title, answer), isOut: url.searchParams.has('out'), to }
}

/** Recovery codes are shown once: the page stays although its reader is logged in by now. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.codes ? false : defaultShouldRevalidate

export default function Login({ loaderData: { isOut, to }, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const title = t(loginTitle(answer, 'staff:login.title'))
  useAnswerTitle(title, answer)
  return (
    <LoginFrame title={title} headingId="login-heading">
      <LoginParts
        answer={answer}
        labelledBy="login-heading"
        login={officePath('login')}
        forgotten={officePath('login.forgotten')}
        to={to}
        intro={t('staff:login.intro')}
        noAccount={t('staff:login.noAccount')}
        isOut={isOut}
      />
    </LoginFrame>
  )
}
