import { matchPath, pathTo } from '~/i18n/path-to'
import { isLocale } from '~/kernel/locale'

/**
 * The thank-you page of the contact form had longer addresses in Dutch and French once: whatever begins like its
 * own leads to it.
 * @returns its address, or undefined when the path is no such one
 * @see docs/requirements.md, L9
 */
export function longerThanks(pathname: string): string | undefined {
  const locale = pathname.split('/', 2)[1] ?? ''
  if (!isLocale(locale) || matchPath(pathname)) return undefined
  const own = pathTo(locale, 'thanks.site-contact')
  const rest = pathname.startsWith(own.slice(0, -1)) ? pathname.slice(own.length - 1) : ''
  return /^-[^/]*\/$/.test(rest) ? own : undefined
}
