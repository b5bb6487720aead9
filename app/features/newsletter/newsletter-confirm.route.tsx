import { pathTo } from '~/i18n/path-to'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { LinkPage } from '~/ui/page/link-page'
import type { Route } from './+types/newsletter-confirm.route'
import { confirmStateOf, confirmSubscription } from './change-subscription.server'
import { linkAnswer, tokenOf } from './link-route.server'

/** The button that starts the newsletter: programs that look at the links of a mail press none. */
export async function action({ context, request }: Route.ActionArgs) {
  await confirmSubscription(appOf(context), tokenOf(request))
  return null
}

/** Where the link of the mail leads that somebody gets who asked for the newsletter. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  return await linkAnswer(app, 'confirm', await confirmStateOf(app, tokenOf(request)))
}

export default function Confirm({ loaderData: { page, state } }: Route.ComponentProps) {
  const { t, locale } = useText()
  return (
    <LinkPage
      title={page.title}
      text={t(`newsletter:confirm.${state}.text`)}
      button={state === 'open' ? t('newsletter:confirm.button') : undefined}
    >
      {state === 'gone' && (
        <p>
          <a href={pathTo(locale, 'newsletter')}>{t('newsletter:again')}</a>
        </p>
      )}
    </LinkPage>
  )
}
