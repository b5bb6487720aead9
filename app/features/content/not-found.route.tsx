import { data } from 'react-router'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/not-found.route'
import { SearchAgain } from './search-again'
import { siteOf } from './site.server'

export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context)
  const site = await siteOf(app.db)
  const page: PageInfo = {
    title: translateTo(app.locale)('ui:notFound.title'),
    // A page that is not there is not there in any language: the switch leads home (L5).
    alternates: Object.fromEntries(site.locales.map((locale) => [locale, `/${locale}/`])),
    noindex: true,
  }
  return data(serverOnly({ page }), { status: 404 })
}

export default function NotFound() {
  const { t } = useText()
  return <SearchAgain title={t('ui:notFound.title')} text={t('ui:notFound.text')} />
}
