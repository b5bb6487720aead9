import { endpointAt } from '~/i18n/endpoint-at'
import { requestMs } from '~/platform/database-limits'
import type { RequestScope } from '~/platform/request-scope.server'
import { routeName } from './metrics/route-name'

type RequestLine = { method?: string | undefined; url?: string | undefined }

/**
 * What a request asks of the database, and how long it may.
 * @param milliseconds - until it has to be answered
 * @param id - its name in the log
 */
export function toRequestScope(request: RequestLine, milliseconds: number, id?: string): RequestScope {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const lane = laneAt(path, request.method)
  const scope = { ...lane, route: routeName(path), endsAt: endOfDatabase(milliseconds), openTransactions: 0 }
  return id === undefined ? scope : { ...scope, id }
}

/** When the work in the database must be over, by `performance.now()`, for an answer in so many milliseconds. */
export const endOfDatabase = (milliseconds: number): number =>
  performance.now() + milliseconds - requestMs.rendering

const health = ['/readyz', '/healthz', '/metrics']

function laneAt(path: string, method = 'GET'): Pick<RequestScope, 'lane' | 'page'> {
  if (health.includes(path)) return { lane: 'health', page: path }
  const found = endpointAt(path)
  // Listings for sale and to let hang for the same reasons; the agency's own pages do not.
  const page = found?.page?.split('.', 1)[0] ?? path
  const isRead = method === 'GET' || method === 'HEAD'
  const isShared = !found || found.endpoint.cache === 'content' || found.endpoint.cache === 'minute'
  return { lane: isRead && isShared ? 'page' : 'form', page }
}
