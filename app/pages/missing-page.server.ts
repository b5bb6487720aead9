import type { Site } from '~/features/content/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'

/** A missing page has no translations, so the language switch leads to the home page (L5). */
export const missingPage = ({ locale }: App, site: Site): PageInfo => ({
  title: translateTo(locale)('ui:notFound.title'),
  alternates: addressesOf(site.locales, (to) => pathTo(to, 'home')),
  noindex: true,
})
