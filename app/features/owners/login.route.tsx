import { redirect } from 'react-router'
import { LoginParts, loginTitle, useAnswerTitle } from '~/features/accounts/public'
import { answerAccount, answerContext, answerLogin } from '~/features/accounts/public.server'
import { matchPath, pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import type { Route } from './+types/login.route'
import { AccountFrame } from './account-frame'
import { ownerSessionOf } from './logged-in.server'
import { ownPage } from './own-page.server'
import { ownerKind } from './owner-kind.server'

/** Login in one or two steps, and logout. */
export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerAccount({ context, request }, (sent) =>
    answerLogin(ownerKind, { context, request, to: redirectAfterLogin(appOf(context), url) }, sent),
  )

/** To the page of the portal that was asked for before the login, else to its first. */
function redirectAfterLogin({ locale }: App, { searchParams }: URL): string {
  const to = searchParams.get('to') ?? ''
  const match = /^\/[\w/-]*$/.test(to) ? matchPath(to) : undefined
  return match?.name.startsWith('portal') ? to : pathTo(locale, 'portal')
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const { searchParams, search } = url
  if (!answer && (await ownerSessionOf(app, request))) throw redirect(redirectAfterLogin(app, url), 303)
  const title = translateTo(app.locale)(loginTitle(answer, 'owners:login.title'))
  const page = await ownPage(app, 'login', { title, answer, query: searchParams.has('to') ? search : '' })
  return { page, isOut: searchParams.has('out') }
}

export default function Login({ loaderData: { isOut }, actionData: answer }: Route.ComponentProps) {
  const { t, locale } = useText()
  const title = t(loginTitle(answer, 'owners:login.title'))
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="login-heading">{title}</h1>
      <LoginParts
        answer={answer}
        labelledBy="login-heading"
        login={pathTo(locale, 'login')}
        forgotten={pathTo(locale, 'login.forgotten')}
        to={pathTo(locale, 'portal')}
        intro={t('owners:login.intro')}
        noAccount={t('owners:login.noAccount')}
        isOut={isOut}
      />
    </AccountFrame>
  )
}
