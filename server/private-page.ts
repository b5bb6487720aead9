import { endpointAt } from '~/i18n/endpoint-at'
import { secretParameters } from '~/i18n/page-table'

/**
 * Tells whether a page is private: it needs a login or a signed link, or contains form input. No third-party script
 * runs on it or learns of it (S-05).
 */
export function isPrivatePage({ url, method }: Pick<Request, 'url' | 'method'>): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    method === 'POST' ||
    endpointAt(pathname)?.endpoint.cache === 'session' ||
    secretParameters.some((name) => searchParams.has(name))
  )
}
