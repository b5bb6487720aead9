import { isLocale, type Locale } from '~/kernel/locale'

/** Cookie and storage key of the visitor's language. */
export const localeKey = 'i18nextLng'

/** Sources of a preferred language, in order of precedence (L3). */
export type LocaleWishes = {
  /** `?lng=` */
  query?: string | null
  cookie?: string | null
  localStorage?: string | null
  sessionStorage?: string | null
  /** The browser's languages, in order of preference. */
  browser?: readonly string[]
  /** The language the page declares. */
  declared?: string | null
}

/** Returns the first preference that is an enabled language; `fr-BE` means `fr`. */
export function detectLocale(wishes: LocaleWishes, enabled: readonly Locale[], fallback: Locale): Locale {
  const inOrder = [
    wishes.query,
    wishes.cookie,
    wishes.localStorage,
    wishes.sessionStorage,
    ...(wishes.browser ?? []),
    wishes.declared,
  ]
  for (const wish of inOrder) {
    const locale = wish?.slice(0, 2).toLowerCase()
    if (locale && /^[a-z]{2}([-_]|$)/i.test(wish ?? '') && isLocale(locale) && enabled.includes(locale))
      return locale
  }
  return fallback
}

/**
 * Parses an Accept-Language header, in order of preference; languages with q=0 are left out.
 * @see RFC 9110, 12.5.4
 */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const q = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { tag: tag.trimEnd(), q: q === undefined ? 1 : Number(q), position }
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q || a.position - b.position)
    .map(({ tag }) => tag)
}
