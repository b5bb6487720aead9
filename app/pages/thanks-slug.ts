import { matchPath, pathTo } from '~/i18n/path-to'
import { isLocale } from '~/kernel/locale'

/**
 * Thank-you pages that once had other addresses: longer ones of the contact form in Dutch and French, of which any slug
 * with the same beginning redirects, and English ones that carried the name of the form.
 * @returns its address, or undefined if the path does not match
 * @see docs/requirements.md, L7, L9
 */
export function formerThanks(pathname: string): string | undefined {
  const locale = pathname.split('/', 2)[1] ?? ''
  if (!isLocale(locale) || matchPath(pathname)) return undefined
  const renamed = locale === 'en' ? englishThanks[pathname] : undefined
  if (renamed) return pathTo(locale, renamed)
  const own = pathTo(locale, 'thanks.site-contact')
  const rest = pathname.startsWith(own.slice(0, -1)) ? pathname.slice(own.length - 1) : ''
  return /^-[^/]*\/$/.test(rest) ? own : undefined
}

const englishThanks: Record<string, 'thanks.contact-demand' | 'thanks.demand-register'> = {
  '/en/thank-you/contact-demand/': 'thanks.contact-demand',
  '/en/thank-you/demand-register/': 'thanks.demand-register',
}
