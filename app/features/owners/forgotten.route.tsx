import { ForgottenParts, useAnswerTitle } from '~/features/accounts/public'
import { answerAccount, answerContext, answerForgotten } from '~/features/accounts/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/forgotten.route'
import { AccountFrame } from './account-frame'
import { ownPage } from './own-page.server'
import { ownerKind } from './owner-kind.server'

export const action = ({ context, request }: Route.ActionArgs) =>
  answerAccount({ context, request }, (sent) => answerForgotten(ownerKind, context, sent))

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  const answer = context.get(answerContext) ?? undefined
  const isSent = url.searchParams.has('sent')
  const title = isSent ? t('accounts:forgotten.sentTitle') : t('accounts:forgotten.title')
  const page = await ownPage(app, 'login.forgotten', { title, answer })
  return { page, title, isSent }
}

export default function Forgotten({
  loaderData: { title, isSent },
  actionData: answer,
}: Route.ComponentProps) {
  const { locale } = useText()
  useAnswerTitle(title, answer)
  return (
    <AccountFrame>
      <h1 id="forgotten-heading">{title}</h1>
      <ForgottenParts
        answer={answer}
        labelledBy="forgotten-heading"
        isSent={isSent}
        login={pathTo(locale, 'login')}
      />
    </AccountFrame>
  )
}
