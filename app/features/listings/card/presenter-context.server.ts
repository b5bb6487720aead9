import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { PresenterContext } from './listing-card'
import { namesOf } from './names.server'

/** The presenter context in the language of the request. */
export const presenterContextOf = (app: App): Promise<PresenterContext> =>
  createPresenterContext(app.db, app.locale, app.config.mediaBaseUrl)

/** The presenter context in a language. Pictures are served by the site itself unless an asset host is given. */
export async function createPresenterContext(
  db: Db,
  locale: Locale,
  mediaBaseUrl = '',
): Promise<PresenterContext> {
  const site = await siteOf(db)
  const names = await namesOf(db)
  const { amounts, default: defaultLocale } = site.languages
  const moneyLocale = moneyLocaleOf(amounts, locale)
  return { locale, defaultLocale, moneyLocale, t: translateTo(locale), names, mediaBaseUrl }
}

/** The same in another language, for addresses: its amounts stay in the style of the first. */
export const withLocale = (context: PresenterContext, locale: Locale): PresenterContext => ({
  ...context,
  locale,
  t: translateTo(locale),
})
