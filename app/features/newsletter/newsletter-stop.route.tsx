import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { LinkPage } from '~/ui/page/link-page'
import type { Route } from './+types/newsletter-stop.route'
import { stopStateOf, stopSubscription } from './change-subscription.server'
import { linkAnswer, tokenOf } from './link-route.server'

/** The button, or the one click of a mail program, which says nothing but that it was made (RFC 8058). */
export async function action({ context, request }: Route.ActionArgs) {
  await stopSubscription(appOf(context), tokenOf(request))
  return null
}

/** Where the unsubscribe link of every newsletter leads. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  return await linkAnswer(app, 'stop', await stopStateOf(app, tokenOf(request)))
}

export default function Stop({ loaderData: { page, state } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <LinkPage
      title={page.title}
      text={t(`newsletter:stop.${state}.text`)}
      button={state === 'open' ? t('newsletter:stop.button') : undefined}
    >
      {state !== 'open' && (
        <p>
          <a href={pathTo(locale, 'newsletter')}>{t('newsletter:again')}</a>
        </p>
      )}
    </LinkPage>
  )
}
