import { matchPath, pathTo } from '~/i18n/path-to'
import { isLocale } from '~/kernel/locale'

/**
 * The thank-you page of the contact form once had longer addresses in Dutch and French: any slug with the same
 * beginning redirects to it.
 * @returns its address, or undefined if the path does not match
 * @see docs/requirements.md, L9
 */
export function longerThanks(pathname: string): string | undefined {
  const locale = pathname.split('/', 2)[1] ?? ''
  if (!isLocale(locale) || matchPath(pathname)) return undefined
  const own = pathTo(locale, 'thanks.site-contact')
  const rest = pathname.startsWith(own.slice(0, -1)) ? pathname.slice(own.length - 1) : ''
  return /^-[^/]*\/$/.test(rest) ? own : undefined
}
