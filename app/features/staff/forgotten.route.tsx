import { ForgottenParts, useAnswerTitle } from '~/features/accounts/public'
import { answerAccount, answerContext, answerForgotten } from '~/features/accounts/public.server'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/forgotten.route'
import { LoginFrame } from './login-frame'
import { staffKind } from './staff-kind.server'
import { staffPage } from './staff-page.server'

export const action = ({ context, request }: Route.ActionArgs) =>
  answerAccount({ context, request }, (sent) => answerForgotten(staffKind, context, sent))

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context)
  const t = translateTo(app.locale)
  const isSent = url.searchParams.has('sent')
  const title = isSent ? t('accounts:forgotten.sentTitle') : t('accounts:forgotten.title')
  return { page: staffPage(app, title, context.get(answerContext) ?? undefined), title, isSent }
}

export default function Forgotten({
  loaderData: { title, isSent },
  actionData: answer,
}: Route.ComponentProps) {
  useAnswerTitle(title, answer)
  return (
    <LoginFrame title={title} headingId="forgotten-heading">
      <ForgottenParts
        answer={answer}
        labelledBy="forgotten-heading"
        isSent={isSent}
        login={officePath('login')}
      />
    </LoginFrame>
  )
}
