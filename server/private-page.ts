import { endpointAt } from '~/i18n/endpoint-at'
import { secretParameters } from '~/i18n/page-table'

/**
 * Whether a page shows what is one person's: what only who is logged in may see, what a signed link opens, or what
 * was typed into a form. No third party is on it or learns of it (S-05).
 */
export function isPrivatePage({ url, method }: Pick<Request, 'url' | 'method'>): boolean {
  const { pathname, searchParams } = new URL(url)
  return (
    method === 'POST' ||
    endpointAt(pathname)?.answering.cache === 'session' ||
    secretParameters.some((name) => searchParams.has(name))
  )
}
