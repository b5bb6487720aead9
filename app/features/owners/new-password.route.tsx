import { data } from 'react-router'
import { linkState, linkTitles, NewPasswordParts, useAnswerTitle } from '~/features/accounts/public'
import { answerAccount, answerContext, answerNewPassword, readLink } from '~/features/accounts/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/new-password.route'
import { AccountFrame } from './account-frame'
import { ownPage } from './own-page.server'
import { ownerKind } from './owner-kind.server'

/** Sets the password and logs in: who is kept out by guesses of strangers comes in this way. */
export const action = ({ context, request, url }: Route.ActionArgs) => {
  const to = pathTo(appOf(context).locale, 'portal')
  return answerAccount({ context, request }, (sent) =>
    answerNewPassword(ownerKind, { context, request, url, to }, sent),
  )
}

/** Where the link of an invitation or of a forgotten password leads (O1). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const answer = context.get(answerContext) ?? undefined
  const { state, account, status, query } = await readLink(ownerKind, context, url, answer)
  const title = translateTo(app.locale)(linkTitles[state])
  const page = await ownPage(app, 'login.password', { title, answer, query })
  return data({ page, account }, status)
}

export default function NewPasswordPage({
  loaderData: { account },
  actionData: answer,
}: Route.ComponentProps) {
  const { t, locale } = useText()
  const state = linkState(answer, account !== undefined)
  const title = t(linkTitles[state])
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="password-heading">{title}</h1>
      <NewPasswordParts
        state={state}
        account={account}
        answer={answer}
        labelledBy="password-heading"
        forgotten={pathTo(locale, 'login.forgotten')}
      />
    </AccountFrame>
  )
}
