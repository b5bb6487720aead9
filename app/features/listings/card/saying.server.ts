import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Saying } from './listing-card'
import { namesOf } from './names.server'

/** What says rows in the language of a request. */
export const sayingOf = (app: App): Promise<Saying> => sayingIn(app.db, app.locale, app.config.mediaBaseUrl)

/** What says rows in a language. Pictures are at the site itself unless an asset host is given. */
export async function sayingIn(db: Db, locale: Locale, mediaBaseUrl = ''): Promise<Saying> {
  const [site, names] = await Promise.all([siteOf(db), namesOf(db)])
  return { locale, defaultLocale: site.languages.default, t: translateTo(locale), names, mediaBaseUrl }
}

/** The same in another language. */
export const inLanguage = (saying: Saying, locale: Locale): Saying => ({
  ...saying,
  locale,
  t: translateTo(locale),
})
