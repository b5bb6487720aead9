import type { RequestListener } from 'node:http'
import path from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { siteFolder, siteOrLast } from '~/features/content/public.server'
import { findPictureSource } from '~/features/listings/public.server'
import { createPictureService } from '~/features/media/public.server'
import { isOwnVisit } from '~/features/owners/public.server'
import { staffSessionOf } from '~/features/staff/public.server'
import { shownPicture } from '~/features/testimonials/public.server'
import { createVisitCounter } from '~/features/visits/public.server'
import { brusselsDay } from '~/kernel/calendar'
import type { Services } from '~/platform/app.server'
import type { Database } from '~/platform/database.server'
import type { DatabaseWatch } from '~/platform/database-watch.server'
import type { Following } from '~/platform/follow-database.server'
import { failedPartHeader } from '~/platform/internal-header'
import { runAsRequest } from '~/platform/request-scope.server'
import { createAppRoutes } from './app-routes'
import { createApplication } from './application'
import { mayCarryQuery } from './carried-query'
import { compressed } from './compressed'
import { createCoverWarming } from './cover-warming'
import { allowedMs, createDeadlines, inTime, lookUpMs, TooLateError } from './deadline'
import { createFormerAssets } from './former-assets'
import { createMetrics } from './metrics/metrics'
import { addSiteGauges } from './metrics/site-gauges'
import { createOfficeEvents } from './office-events'
import { createPageCache } from './page-cache'
import { createReadiness } from './readiness'
import { refusal } from './refusal'
import { createRequestIds } from './request-id'
import { endOfDatabase, toRequestScope } from './request-lane'
import { securityHeaders } from './security-headers'
import { pageKeyOfSite } from './site-pages'
import { createStaticFiles } from './static-files'
import { openTraces } from './traces/open-traces'
import { createTrustedProxy } from './trusted-proxy'
import { rememberForm } from './unavailable'
import { discardUnreadBody } from './unread-body'
import { createProxyWatch } from './untrusted-proxy'
import { createVisitBeacon } from './visit-beacon'
import { inTimeOfBody } from './whole-body'

export type Http = {
  listener: RequestListener
  /** Clears the page cache; called with the new content version. */
  contentChanged(version: string): void
  /** Lets every page be rendered again. */
  databaseIsBack(): void
  /** Renders the cards' pictures in the background (I4). */
  warmPictures(): void
  /** Tells open pages of the office what a transaction told, or that words may have been missed. */
  officeTold(payload: string | undefined): void
  /** From now on `/readyz` says that this process is about to stop, and no page of the office is told anything. */
  startDraining(): void
  close(): Promise<void>
}

/** The page cache in front, the application behind it, pictures and files beside it. */
export async function createHttp(
  services: Services,
  database: Database,
  watch: Pick<DatabaseWatch, 'isAway'> & Pick<Following, 'isListening'>,
): Promise<Http> {
  const { config, clock, log, db } = services
  const pictures = createPictureService({
    dataDir: config.dataDir,
    storage: services.storage,
    findPicture: (id) => inTime(findPicture(services, id), lookUpMs),
    clock,
    log,
    mediaBaseUrl: config.mediaBaseUrl,
  })
  const metrics = createMetrics()
  let isDraining = false
  const visits = createVisitCounter(services)
  const officeEvents = createOfficeEvents({
    // An open page is no use of a session: one that nobody uses ends.
    findMember: (request) => inTime(staffSessionOf(services, request, false), lookUpMs),
    isAway: watch.isAway,
  })
  const files = createStaticFiles(path.resolve(config.development ? 'public' : 'build/client'))
  const appRoutes = createAppRoutes(build.assets)
  const assets = config.development ? new Map() : new Map([...files.assets, ...appRoutes.scripts])
  const formerAssets = await createFormerAssets(services, assets)
  const application = createApplication({
    services,
    pictures,
    files,
    appRoutes,
    formerAssets,
    metrics,
    visits: createVisitBeacon({
      visits,
      publicUrl: config.publicUrl,
      isOwnVisit: (cookies, of) => isOwnVisit(services, cookies, of),
    }),
    isAway: watch.isAway,
    officeEvents,
    whyUnready: createReadiness({ services, database, isDraining: () => isDraining, isAway: watch.isAway }),
  })
  const assetHeaders = securityHeaders({ https: config.https, kind: 'asset' })
  const deadlines = createDeadlines()
  const proxy = createTrustedProxy(config.trustedProxies)
  const requestIdOf = createRequestIds(proxy)
  const traces = openTraces(services, { trusts: proxy.trusts, idOf: requestIdOf })
  const answerInTime = async (request: Request, env: HttpBindings, milliseconds: number) => {
    rememberForm(request)
    const id = requestIdOf(env.incoming)
    const scope = { ...toRequestScope(env.incoming, milliseconds, id), trace: traces?.of(env.incoming) }
    const answering = Promise.resolve(runAsRequest(scope, () => application.fetch(request, env)))
    const restart = () => Object.assign(scope, { endsAt: endOfDatabase(milliseconds) })
    const inItsTime = inTimeOfBody(env.incoming, answering, milliseconds, restart)
    return await inItsTime.catch(async (error: unknown) => {
      if (!(error instanceof TooLateError)) throw error
      // A sender who is slow is no trouble of ours.
      if (!env.incoming.complete) return refusal(408, assetHeaders)
      log.error({ err: error, request: id }, 'a request took too long')
      return await application.unavailable(request)
    })
  }
  const uncached = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      deadlines.begin(incoming)
      const left = deadlines.left(incoming)
      const bindings = env as HttpBindings
      const answered = left
        ? await answerInTime(request, bindings, left)
        : await application.unavailable(request)
      const answer = await compressed(request.headers, answered)
      failedPartHeader.take(answer.headers)
      await discardUnreadBody(incoming, outgoing, answer.status)
      return answer
    },
    { errorHandler: (error) => refusal(error instanceof RequestError ? 400 : 500, assetHeaders) },
  )
  const watchForProxy = createProxyWatch(services)
  const cache = createPageCache({
    render: async (url, request) => {
      const left = allowedMs({ url, headers: {} })
      const render = () => Promise.resolve(application.fetch(new Request(config.publicUrl + url)))
      const id = request && requestIdOf(request)
      const scope = { ...toRequestScope({ url }, left, id), trace: request && traces?.of(request) }
      return await inTime(runAsRequest(scope, render), left)
    },
    next: uncached,
    onWait: deadlines.begin,
    keyOf: config.pageCache ? pageKeyOfSite : () => null,
    today: () => brusselsDay(clock.now()),
    clock,
    isAway: watch.isAway,
  })
  addSiteGauges(metrics.add, { services, database, ...watch, pageCache: () => cache.stats() })
  const warmPictures = createCoverWarming({ db, log }, pictures)
  const forgetErased = () =>
    void pictures
      .forgetErased()
      .catch((error: unknown) => log.warn({ err: error }, 'copies of erased pictures could not be deleted'))
  const answer: RequestListener = (request, response) => {
    watchForProxy(request)
    if (mayCarryQuery(request, config.publicUrl)) uncached(request, response)
    else cache.listener(request, response)
  }
  return {
    listener: traces ? metrics.watch(traces.watch(answer)) : metrics.watch(answer),
    contentChanged(version) {
      cache.clear(version)
      if (services.storage.isApart) forgetErased()
      warmPictures()
    },
    databaseIsBack: cache.renew,
    warmPictures,
    officeTold: officeEvents.told,
    startDraining() {
      isDraining = true
      officeEvents.close()
    },
    async close() {
      formerAssets.close()
      metrics.close()
      await traces?.close()
      await visits.close()
      await pictures.close()
    },
  }
}

/** Ids of listing pictures are numbers; those of the site and of uploads are names. */
async function findPicture(services: Services, id: string) {
  const { db } = services
  if (/^\d{1,9}$/.test(id)) return await findPictureSource(db, Number(id))
  const file = (await siteOrLast(db)).pictureFiles.get(id)
  if (file !== undefined) return { url: file, key: siteFolder + file }
  return await shownPicture(services, id)
}
