import { data, redirect } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { one } from '~/features/forms/public'
import { formHandlersContext } from '~/features/forms/public.server'
import { confirmedCookie } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { MistakeBox } from '~/ui/mistake-box/mistake-box'
import { LinkPage } from '~/ui/page/link-page'
import { pageFromTable } from '~/ui/page/page-from-table'
import type { Route } from './+types/confirm.route'
import { confirmSubmission, pendingOf } from './confirm-submission.server'

type State = 'mailed' | 'held' | 'open' | 'openAppointment' | 'gone'

/** The button of the page: a person who presses it confirms, a program that opens links does not. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const [app, handlers] = [appOf(context), context.get(formHandlersContext)]
  const pending = await pendingOf(app, handlers, token)
  const confirmed = await confirmSubmission(app, handlers, token)
  if (!confirmed) return data(null, { status: 410 })
  if ('mistakes' in confirmed) return data(confirmed, { status: 422 })
  const email = pending ? one(pending.fields, 'email') : ''
  return redirect(confirmed.to, {
    status: 303,
    headers: email ? { 'set-cookie': confirmedCookie(app, email) } : {},
  })
}

/** Where the link of a mail leads, and before it the page that says that a mail is on its way. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const t = translateTo(app.locale)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  const state: State =
    token === null
      ? searchParams.has('held')
        ? 'held'
        : 'mailed'
      : stateOf(await pendingOf(app, context.get(formHandlersContext), token))
  const page = pageFromTable('confirm', { title: t(`confirmation:${state}.title`), locales: site.locales })
  return data(serverOnly({ page, state }), { status: state === 'gone' ? 410 : 200 })
}

const stateOf = (pending: Awaited<ReturnType<typeof pendingOf>>): State =>
  pending ? (pending.form.isAppointment ? 'openAppointment' : 'open') : 'gone'

export default function Confirm({ loaderData: { page, state }, actionData }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <LinkPage
      title={page.title}
      text={t(`confirmation:${state}.text`)}
      button={state === 'open' || state === 'openAppointment' ? t('confirmation:button') : undefined}
    >
      {actionData && <MistakeBox>{actionData.mistakes.join(' ')}</MistakeBox>}
    </LinkPage>
  )
}
