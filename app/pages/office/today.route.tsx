import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayLoad } from '~/platform/office/may-load.server'
import type { Route } from './+types/today.route'

/** The first page after the login. */
export const loader = mayLoad('today.read', async ({ app, member }) => ({
  page: { title: translateTo(app.locale)('office:page.today'), alternates: {}, noindex: true },
  name: member.name,
}))

export default function Today({ loaderData: { name } }: Route.ComponentProps) {
  const { t } = useText()
  return (
    <div className="content">
      <h1>{t('office:page.today')}</h1>
      <p>{t('office:today.welcome', { name })}</p>
    </div>
  )
}
