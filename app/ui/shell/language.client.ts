import { localeKey } from '~/i18n/detect'
import { withOwnParameters } from './own-parameters'

/** L3: a language that only storage holds becomes a cookie, which the server sees. */
export async function restoreLocaleCookie() {
  if (document.cookie.includes(localeKey)) return
  try {
    const locale = localStorage[localeKey] ?? sessionStorage[localeKey]
    if (locale) await import('./stored-language.client').then((m) => m.follow(locale, remember))
  } catch {
    // Storage is disabled in this browser, or the file did not arrive.
  }
}

/** L3, L4: remembers a chosen language in a cookie for the server too, and keeps query and hash. */
export function rememberLanguage() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
    link.addEventListener('click', () => {
      remember(link.dataset.locale ?? '')
      link.search = withOwnParameters(link.search, location.search)
      link.hash = location.hash
    })
  }
}

function remember(locale: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${localeKey}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  try {
    localStorage[localeKey] = locale
  } catch {
    // Storage is disabled in this browser; the cookie or the address has the language.
  }
}
