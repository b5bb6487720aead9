import { data, redirect } from 'react-router'
import { siteOf } from '~/features/content/public.server'
import { formKeeper } from '~/form-keeper.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { LinkPage } from '~/ui/page/link-page'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/confirm.route'
import { confirmSubmission, pendingOf } from './confirm-submission.server'

type State = 'mailed' | 'open' | 'gone'

/** The button of the page: only who presses it confirms, not a program that looks at links. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const to = await confirmSubmission(appOf(context), formKeeper, token)
  return to ? redirect(to, 303) : data(null, { status: 410 })
}

/** Where the link of a mail leads, and before it the page that says that a mail is on its way. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const t = translateTo(app.locale)
  const token = new URL(request.url).searchParams.get('token')
  const state: State = token === null ? 'mailed' : (await pendingOf(app, token)) ? 'open' : 'gone'
  const page: PageInfo = {
    title: t(`confirmation:${state}.title`),
    alternates: Object.fromEntries(site.locales.map((to) => [to, pathTo(to, 'confirm')])),
    noindex: true,
    noReferrer: true,
  }
  return data(serverOnly({ page, state }), { status: state === 'gone' ? 410 : 200 })
}

export default function Confirm({ loaderData: { page, state } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <LinkPage
      title={page.title}
      text={t(`confirmation:${state}.text`)}
      button={state === 'open' ? t('confirmation:button') : undefined}
    />
  )
}
