import { withOwnParameters } from './own-parameters'

/**
 * L3: the server cannot see storage, so a visitor whose choice is only there may have been led to another language. The
 * cookie is set now, and a page that a redirect led to is exchanged for the same one in the chosen language: once, for
 * then the cookie decides.
 */
export function follow(locale: string, remember: (locale: string) => void) {
  const link = document.querySelector<HTMLAnchorElement>(`a[data-locale="${CSS.escape(locale)}"]`)
  if (!link) return
  remember(locale)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const wasLed = (navigation?.redirectCount ?? 0) > 0
  // The address names its language itself where nothing led to it.
  if (!wasLed || document.documentElement.lang === locale) return
  const to = new URL(link.href)
  to.search = withOwnParameters(to.search, location.search)
  to.hash = location.hash
  location.replace(to)
}
