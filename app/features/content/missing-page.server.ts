import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { PageInfo } from '~/ui/page/page-info'
import type { Site } from './site-model'

/** A page that is not there is not there in any language: the switch leads home (L5). */
export const missingPage = ({ locale }: App, site: Site): PageInfo => ({
  title: translateTo(locale)('ui:notFound.title'),
  alternates: Object.fromEntries(site.locales.map((to) => [to, `/${to}/`])),
  noindex: true,
})
