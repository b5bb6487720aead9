import * as build from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { pathOfOriginal, type Site, siteOrLast } from '~/features/content/public.server'
import {
  type AccessRefusal,
  accessRefusalContext,
  createDocumentFiles,
} from '~/features/documents/public.server'
import { formAnswerContext, formHandlersContext, keepUnsent } from '~/features/forms/public.server'
import { listingPath, projectPath } from '~/features/listings/public.server'
import { archivePath } from '~/features/map/public.server'
import type { PictureService } from '~/features/media/public.server'
import { confirmMember, localeOfLink, staffSessionOf } from '~/features/staff/public.server'
import { cachePolicyOfRoute, endpointAt } from '~/i18n/endpoint-at'
import { isOfficePath } from '~/i18n/office-table'
import type { CachePolicy } from '~/i18n/page-table'
import { comparablePath, matchOriginal, pathTo } from '~/i18n/path-to'
import { type Locale, locales } from '~/kernel/locale'
import { formHandlers } from '~/pages/form-handlers.server'
import { handOvers } from '~/pages/office/hand-overs.server'
import { leadDetails } from '~/pages/office/lead-details.server'
import { answeredIslandContext } from '~/platform/answered-island.server'
import { appContext, type Services } from '~/platform/app.server'
import { isDatabaseProblem } from '~/platform/database-problem'
import { filmsHeader, framesHeader, nonceHeader, routeHeader } from '~/platform/internal-header'
import { visitorContext } from '~/platform/limits/visitor.server'
import { handOversContext } from '~/platform/office/hand-over.server'
import { healthContext } from '~/platform/office/health.server'
import { leadDetailsContext } from '~/platform/office/lead-details.server'
import { privatePageContext } from '~/platform/private-page.server'
import { recordSecurityEvent } from '~/platform/security-log/security-log.server'
import { unavailableContext } from '~/platform/unavailable.server'
import { canonicalAddress, directionOf } from './address'
import { methodNotAllowed, takesForms } from './allowed-methods'
import type { createAppRoutes } from './app-routes'
import { cachePolicyAt, setCacheControl } from './cache-policy'
import { carriedQuery, mayCarryQuery } from './carried-query'
import { isSameOriginRequest, needsSameOrigin } from './csrf'
import { documentAt, documentFile } from './document-file'
import { createFailedParts } from './failed-parts'
import type { FormerAssets } from './former-assets'
import { mapFile } from './map-file'
import type { Metrics } from './metrics/metrics'
import { createOffice } from './office'
import type { OfficeEvents } from './office-events'
import { createHealthWatch } from './office-health'
import { isOneClick } from './one-click'
import { createPageHeaders, pageKindOf } from './page-headers'
import { isPrivatePage } from './private-page'
import { refusal, retryLater } from './refusal'
import { chosenCookie, preferredLocale, prefixOf, signedPageElsewhere } from './request-locale'
import { robotsTxt } from './robots'
import { createScreens } from './screens'
import { scriptAnswer } from './script-answer'
import { securityHeaders } from './security-headers'
import { securityTxt, securityTxtPath } from './security-txt'
import { siteFile } from './site-files'
import { sitemap } from './sitemap'
import { socialPicture } from './social-picture'
import { speculationRules } from './speculation-rules'
import type { createStaticFiles } from './static-files'
import { createTrustedProxy } from './trusted-proxy'
import { asUnavailable, isPagePath, sentFormOf } from './unavailable'
import type { createVisitBeacon } from './visit-beacon'

type ApplicationParts = {
  services: Services
  pictures: PictureService
  files: ReturnType<typeof createStaticFiles>
  appRoutes: ReturnType<typeof createAppRoutes>
  formerAssets: FormerAssets
  metrics: Metrics
  visits: ReturnType<typeof createVisitBeacon>
  /** The database is known to give no answer. */
  isAway: () => boolean
  /** Why the process should get no visitors; undefined when it can serve. */
  whyUnready: () => Promise<string | undefined>
  officeEvents: OfficeEvents
}

/** The application behind the page cache: files, pictures, redirects, routes. */
export function createApplication(parts: ApplicationParts) {
  const {
    services,
    pictures,
    files,
    appRoutes,
    formerAssets,
    metrics,
    visits,
    isAway,
    whyUnready,
    officeEvents,
  } = parts
  const { config, db } = services
  const render = createScreens(build, config.development ? 'development' : 'production')
  const pageHeaders = createPageHeaders(config)
  const assetHeaders = securityHeaders({ https: config.https, kind: 'asset' })
  // Of a page of which not even the agency is known.
  const bareHeaders = securityHeaders({ https: config.https, kind: 'page' })
  const documents = createDocumentFiles(services)
  const health = createHealthWatch(services)
  const office = createOffice({
    build,
    mode: config.development ? 'development' : 'production',
    findMember: (request) => staffSessionOf(services, request),
    events: officeEvents,
    confirmMember,
    localeOf: async (request) => {
      const ofLink = await localeOfLink(services, request.url)
      if (ofLink) return ofLink
      const { locales: enabled, languages } = await siteOrLast(db)
      return preferredLocale(request, enabled, languages.default)
    },
    contextOf: (locale) => {
      const context = contextOf(locale)
      context.set(healthContext, health)
      context.set(leadDetailsContext, leadDetails)
      context.set(handOversContext, handOvers)
      return context
    },
  })
  const proxy = createTrustedProxy(config.trustedProxies)
  const app = new Hono()

  app.use(async (c, next) => {
    const isForged =
      needsSameOrigin(c.req.method) &&
      !isOneClick(c.req.raw) &&
      !isSameOriginRequest(c.req.raw.headers, config.publicUrl)
    if (isForged) {
      recordSecurityEvent(services, { kind: 'cross-site-request', result: 'refused', network: peerOf(c) })
      c.res = c.text('403 Forbidden', 403)
    } else await next()
    await setHeaders(c.req.raw, c.res.headers)
  })
  app.on(['GET', 'HEAD', 'POST'], '/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const asked = targetOf(c.env) ?? pathname + search
    // Canonical paths go first: health checks and files must wait neither for the site's settings nor for a database.
    if (canonicalAddress(asked, () => false) === undefined) return await next()
    const site = await siteOrLast(db)
    const to = canonicalAddress(asked, (path) => isOriginal(site, path))
    return to === undefined ? await next() : moved(to, c.req.method)
  })
  app.on(['GET', 'HEAD'], '/healthz', (c) => c.text('alive'))
  app.on(['GET', 'HEAD'], '/readyz', async (c) => {
    const reason = await whyUnready()
    return reason === undefined ? c.text('ready') : c.text(`not ready: ${reason}`, 503)
  })
  app.on(['GET', 'HEAD'], '/metrics', async (c) => {
    const address = peerOf(c)
    const allowed = metrics.mayRead(c.req.raw.headers, address, config.metricsToken)
    return allowed ? await metrics.respond() : c.text('403 Forbidden', 403)
  })
  // A worker process answers health checks only.
  if (config.role === 'worker') app.all('/*', (c) => c.text('404 Not Found', 404))
  const toOffice = (c: Context) =>
    office.answer(asVisitorsAsk(c.req.raw, config.publicUrl), peerOf(c), () => sentFormOf(c.req.raw))
  app.all('/office', toOffice)
  app.all('/office/*', toOffice)
  app.post('/visits', (c) => visits.tell(c.req.raw, peerOf(c)))
  app.get('/visits/:picture{[a-z]+-[0-9]+\\.gif}', (c) => visits.show(c.req.raw, peerOf(c)))
  app.get('/favicon.ico', (c) => moved('/favicon.svg', c.req.method))
  app.on(
    ['GET', 'HEAD'],
    '/favicon.svg',
    async (_request, next) => iconOf(await siteOrLast(db)) ?? (await next()),
  )
  app.on(['GET', 'HEAD'], '/media/*', (c) => pictures.respond(c.req.raw))
  app.on(['GET', 'HEAD'], '/social/*', (c) => socialPicture(c.req.raw, services, pictures))
  app.get('/robots.txt', () => robotsTxt(config.publicUrl))
  app.on(['GET', 'HEAD'], securityTxtPath, async () =>
    securityTxt(config.publicUrl, await siteOrLast(db), services.clock.now()),
  )
  app.get('/sitemap.xml', () => sitemap(services))
  app.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (c) =>
    sitemap(services, Number(c.req.param('file').replace(/\D/g, ''))),
  )
  app.get('/speculation.json', () => speculationRules())
  app.on(['GET', 'HEAD'], `${archivePath}*`, (c) => mapFile(c.req.raw, services.storage))
  app.on(['GET', 'HEAD'], '/site-files/*', (c) => siteFile(c.req.raw, services.storage))
  app.on(['GET', 'HEAD'], '/*', async (c, next) => files.respond(c.req.raw) ?? (await next()))
  app.on(['GET', 'HEAD'], '/assets/*', async (c, next) => {
    const found = appRoutes.respond(c.req.path) ?? (await formerAssets.respond(c.req.raw))
    return found ?? (await next())
  })
  app.on(['GET', 'HEAD'], '/*', async (c, next) => (await documentOf(c.req.raw)) ?? (await next()))

  app.post('/*', async (c, next) => (takesForms(c.req.path) ? await next() : methodNotAllowed(c.req.path)))
  app.on(['GET', 'HEAD', 'POST'], '/*', async (c) => {
    const request = c.req.raw
    const site = await siteOrLast(db)
    const url = new URL(request.url)
    const referer = request.headers.get('referer') ?? undefined
    const arrived = { method: request.method, url: url.pathname, headers: { referer } }
    const carried =
      referer && mayCarryQuery(arrived, config.publicUrl)
        ? carriedQuery(site, url, referer, config.publicUrl)
        : undefined
    if (carried) return redirect(carried)
    const prefix = prefixOf(url.pathname, site.locales)
    const locale = prefix ?? preferredLocale(request, site.locales, site.languages.default)
    const direction = directionOf(url, prefix, locale, {
      external: new Map(site.external.map((entry) => [entry.original, entry.url])),
      pathOf: (original) => pathOfOriginal(site, original, locale),
    })
    if (direction === 'screens') return await screen(request, locale, addressOf(c))
    const elsewhere = direction === 'not-found' ? signedPageElsewhere(url, site) : undefined
    // A mail program that unsubscribes with one click follows no redirect.
    if (elsewhere && request.method === 'POST')
      return await screen(new Request(elsewhere, request), site.languages.default, addressOf(c))
    if (elsewhere) return redirect(elsewhere.pathname + elsewhere.search)
    if (direction === 'not-found') return await notFound(request, locale, prefix)
    if ('to' in direction)
      return direction.status === 301
        ? moved(direction.to, request.method)
        : redirect(direction.to, chosenCookie(url, locale, config))
    const path =
      'listing' in direction
        ? await listingPath(db, direction.listing, locale)
        : await projectPath(db, direction.project, locale)
    if (!path) return await notFound(request, locale, prefix, missingPath(direction, locale))
    return redirect(path + direction.query, chosenCookie(url, locale, config))
  })
  app.all('/*', (c) => methodNotAllowed(c.req.path))
  app.onError((error, c) => {
    services.log.error({ err: error, path: c.req.path, method: c.req.method }, 'a request failed')
    return isDatabaseProblem(error) ? unavailable(c.req.raw) : refusal(500, assetHeaders)
  })

  /** Sets those that every answer has, and those of a page. */
  async function setHeaders(request: Request, headers: Headers) {
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    const frames = framesHeader.take(headers)?.split(' ') ?? []
    const films = filmsHeader.take(headers)?.split(' ') ?? []
    const nonce = nonceHeader.take(headers)
    const site = isPage ? await siteOrLast(db).catch(() => undefined) : undefined
    const drawn = { frames, films, nonce }
    const own = site ? pageHeaders(site, pageKindOf(request), drawn) : isPage ? bareHeaders : assetHeaders
    for (const [name, value] of own) if (!headers.has(name)) headers.set(name, value)
    const isOffice = isOfficePath(new URL(request.url).pathname)
    if (isPage && !isOffice) headers.set('speculation-rules', '"/speculation.json"')
    // Answers without a policy of their own must not be cached.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  }

  /** @param path - of the route that renders the error page; addresses outside all pages have none */
  async function notFound(request: Request, locale: Locale, prefix?: Locale, path = `/${locale}/-/`) {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
    const response = await screen(new Request(new URL(path, request.url), { method }), locale)
    // The language was detected, so the answer belongs to one visitor.
    if (!prefix) personal(response.headers)
    return response
  }

  /** The page that says to come back, with the form that was sent. */
  async function unavailable(request: Request): Promise<Response> {
    if (!isPagePath(request)) return asUnavailable(request, refusal(503, assetHeaders))
    const { pathname, search } = new URL(request.url)
    const site = await siteOrLast(db).catch(() => undefined)
    const enabled = site?.locales ?? locales
    const locale = prefixOf(pathname, enabled) ?? preferredLocale(request, enabled, enabled[0] ?? 'nl')
    if (isOfficePath(pathname)) return await office.unavailable(request, locale, await sentFormOf(request))
    const context = contextOf(locale)
    context.set(unavailableContext, { address: pathname + search })
    const form = await sentFormOf(request)
    const isForm = form !== undefined && keepUnsent(context, form) !== undefined
    context.set(privatePageContext, isForm)
    const response = await render(new Request(new URL(`/${locale}/-/`, config.publicUrl)), context)
    routeHeader.take(response.headers)
    const island = context.get(answeredIslandContext)
    return asUnavailable(
      request,
      scriptAnswer(request, response, context.get(formAnswerContext), island) ?? response,
    )
  }

  /** Sends a document, or the page that says why access is refused. */
  async function documentOf(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url)
    const locale = prefixOf(pathname, (await siteOrLast(db)).locales)
    const id = locale && documentAt(pathname, locale)
    if (!locale || id === undefined) return undefined
    const answer = await documentFile(request, services, documents, { id, locale })
    if (answer instanceof Response) return answer
    const page = new Request(new URL(pathTo(locale, 'documents'), request.url), { method: request.method })
    return await screen(page, locale, '', answer)
  }

  /**
   * The visitor's context for requests that submit a form or start one: pages are the same for everybody, and the page
   * cache requests them without a peer.
   */
  const addressOf = (c: Context) =>
    c.req.method === 'POST' || endpointAt(c.req.path)?.endpoint.knowsAddress ? peerOf(c) : ''

  const peerOf = (c: Context) => proxy.clientAddress(getConnInfo(c).remote.address, c.req.raw.headers)

  function contextOf(locale: Locale) {
    const context = new RouterContextProvider()
    context.set(appContext, { ...services, locale })
    context.set(formHandlersContext, formHandlers)
    return context
  }

  async function screen(
    request: Request,
    locale: Locale,
    address = '',
    unopened?: AccessRefusal,
  ): Promise<Response> {
    const context = contextOf(locale)
    const failed = createFailedParts()
    const { pathname, search } = new URL(request.url)
    const notePartFailed = (error: unknown) => {
      failed.note(error)
      // What is left of a page without its database is not what anybody looks for.
      if (isDatabaseProblem(error) && isAway())
        context.set(unavailableContext, { address: pathname + search })
    }
    context.set(appContext, { ...services, locale, notePartFailed })
    context.set(visitorContext, { address })
    context.set(privatePageContext, unopened !== undefined || isPrivatePage(request))
    if (unopened) context.set(accessRefusalContext, unopened)
    const response = await render(asVisitorsAsk(request, config.publicUrl), context)
    const route = routeHeader.take(response.headers)
    const answer = scriptAnswer(
      request,
      response,
      context.get(formAnswerContext),
      context.get(answeredIslandContext),
    )
    if (context.get(unavailableContext)) return asUnavailable(request, answer ?? response)
    if (answer) return answer
    if (response.status === 503) retryLater(response)
    failed.mark(response.headers)
    setCacheControl(response.headers, policyOf(request, route))
    return response
  }
  return {
    fetch: app.fetch,
    /** The answer to a request that took too long. */
    async unavailable(request: Request) {
      const answer = await unavailable(request)
      await setHeaders(request, answer.headers)
      return answer
    },
  }
}

/**
 * Rewrites a request to the site's public origin, which a TLS proxy hides: the router rejects a form whose Origin
 * differs from its address.
 */
function asVisitorsAsk(request: Request, publicUrl: string): Request {
  if (!needsSameOrigin(request.method)) return request
  const { pathname, search } = new URL(request.url)
  return new Request(publicUrl + pathname + search, request)
}

/** The agency's own icon, else the product's. */
function iconOf({ brand, drawings }: Site): Response | undefined {
  const drawing = brand.icon && drawings.get(brand.icon)
  if (!drawing) return undefined
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}

/** Path of the "not found" page of a missing listing or project (D8). */
function missingPath(missing: { listing: number } | { project: number }, locale: Locale): string {
  if ('listing' in missing)
    return pathTo(locale, 'listing.sale', { city: '-', slug: '-', id: missing.listing })
  return pathTo(locale, 'project', { city: '-', slug: '-', id: missing.project })
}

/** @param route - that rendered the page; undefined if none did */
function policyOf({ url, method }: Request, route: string | undefined): CachePolicy {
  const address = new URL(url)
  const policy = cachePolicyAt(address)
  if (policy === 'session' || cachePolicyOfRoute(route) === 'session') return 'session'
  // The answer to a form contains the visitor's input, so it is private.
  const isMeant = route === undefined || route === endpointAt(address.pathname)?.route
  return method === 'POST' || !isMeant ? 'never' : policy
}

/** Path and query of the request line, because URL parsers normalise them. */
const targetOf = (env: unknown): string | undefined => {
  const target = (env as Partial<HttpBindings> | undefined)?.incoming?.url
  return target?.startsWith('/') ? target : undefined
}

const isOriginal = (site: Site, path: string): boolean =>
  matchOriginal(path) !== undefined ||
  site.external.some(({ original }) => original === comparablePath(path)) ||
  locales.some((locale) => pathOfOriginal(site, path, locale) !== undefined)

/** A detected language is personal, so the answer is not shared. */
function personal(headers: Headers) {
  headers.set('cache-control', 'private, no-store')
  headers.set('vary', 'Accept-Language, Cookie')
}

/** Redirects to a detected language, with the cookie of one that was asked for. */
function redirect(to: string, cookie?: string): Response {
  const headers = new Headers({ location: to, ...(cookie && { 'set-cookie': cookie }) })
  personal(headers)
  return new Response(null, { status: 302, headers })
}

/** Redirects permanently to the canonical address; a POST keeps its method (308). */
function moved(to: string, method: string): Response {
  const policy = cachePolicyAt(new URL(to, 'http://site.invalid'))
  const isPublic = policy === 'content' || policy === 'minute' || to === '/favicon.svg'
  const headers = { location: to, 'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-store' }
  return new Response(null, { status: method === 'POST' ? 308 : 301, headers })
}
