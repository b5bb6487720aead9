import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import {
  FirstFactor,
  linkState,
  linkTitles,
  loginTitle,
  NewPasswordParts,
  useAnswerTitle,
} from '~/features/accounts/public'
import { answerAccount, answerContext, answerNewPassword, readLink } from '~/features/accounts/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/new-password.route'
import { LoginFrame } from './login-frame'
import { staffKind } from './staff-kind.server'
import { staffPage } from './staff-page.server'

/** Sets the password; then the member is logged in, or sets up the second factor that they must have. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerAccount({ context, request }, (sent) =>
    answerNewPassword(staffKind, { context, request, url, to: officePath('today') }, sent),
  )

/** Where the link of an invitation or of a forgotten password leads (B2). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const { state, account, status } = await readLink(staffKind, context, url, answer)
  const isFactor = answer?.form === 'factor'
  const title = translateTo(app.locale)(loginTitle(answer, linkTitles[state]))
  return data({ page: staffPage(app, title, answer), account }, isFactor ? 200 : status)
}

/** The link is used up once the password is set, and the second factor still has to be. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.form === 'factor' ? false : defaultShouldRevalidate

export default function NewPasswordPage({
  loaderData: { account },
  actionData: answer,
}: Route.ComponentProps) {
  const { t } = useText()
  const state = linkState(answer, account !== undefined)
  const title = t(loginTitle(answer, linkTitles[state]))
  useAnswerTitle(title, answer)
  return (
    <LoginFrame title={title} headingId="password-heading">
      {answer?.form === 'factor' ? (
        <FirstFactor answer={answer} labelledBy="password-heading" to={officePath('today')} />
      ) : (
        <NewPasswordParts
          state={state}
          account={account}
          answer={answer}
          labelledBy="password-heading"
          forgotten={officePath('login.forgotten')}
        />
      )}
    </LoginFrame>
  )
}
