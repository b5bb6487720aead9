import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { entryOfRoute } from './i18n/endpoint-at'
import { isOfficeRoute } from './i18n/office-table'
import { translateTo } from './i18n/texts.server'
import { TextContext, type TextContextValue } from './i18n/use-text'
import type { Locale } from './kernel/locale'
import { answeredIslandContext } from './platform/answered-island.server'
import { appContext } from './platform/app.server'
import { appRoutesPath } from './platform/app-routes'
import { isDatabaseProblem } from './platform/database-problem'
import { nonceHeader, routeHeader } from './platform/internal-header'
import { log } from './platform/log.server'
import { answerWithoutBody } from './platform/page-bytes.server'
import { currentRequest } from './platform/request-scope.server'
import { unavailableContext } from './platform/unavailable.server'
import { appPrefix } from './ui/app/app-prefix'
import { packProps } from './ui/island/island-props'
import { PageContext, type PageContextValue } from './ui/island/page-context'
import { createHtmlParts, fillGaps, gap, htmlCache } from './ui/page/html-cache.server'

/**
 * A public page as one piece of HTML. It is not hydrated as a whole, so it needs none of React's marks; nothing
 * on it waits inside the render, so it needs no stream either, which would take three times the CPU.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const route = context.staticHandlerContext.matches.at(-1)?.route.id
  const unavailable = loadContext.get(unavailableContext) ?? undefined
  const isOffice = isOfficeRoute(route)
  const isApp = isOffice || entryOfRoute(route)?.isHydrated
  const isHydrated = isApp && !context.staticHandlerContext.errors && !unavailable
  const { locale } = loadContext.get(appContext)
  const speech = speechOf(context, locale)
  const app = isHydrated
    ? await renderApp(request.url, context, { speech, part: isOffice ? 'office' : locale })
    : undefined
  if (app) nonceHeader.set(headers, app.nonce)
  // Public pages are not hydrated as a whole: there is nothing to hand over, and no inline script.
  context.serverHandoffStream = undefined
  const isKept = import.meta.env.PROD
  const kept = createHtmlParts()
  const draw = (of: object, name: string, content: ReactNode) =>
    htmlCache(of, name, () => renderIn(content, page))
  const page: PageContextValue = {
    entry: context.manifest.entry.module,
    preload: context.manifest.entry.imports,
    isOffice,
    app,
    unavailable,
    requestId: currentRequest()?.id,
    renderIsland: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
    keepIsland: isKept ? (of, name, draw) => String(htmlCache(of, name, draw)) : undefined,
    packProps,
    answerScript: (props) => loadContext.set(answeredIslandContext, props),
    // Within a part that is kept itself.
    keep: isKept ? (of, name, part, gaps = []) => fillGaps(draw(of, name, part), gaps) : undefined,
    gap,
  }
  const renderIn = (content: ReactNode, around: PageContextValue) =>
    renderToStaticMarkup(
      <TextContext value={speech}>
        <PageContext value={around}>{content}</PageContext>
      </TextContext>,
    )
  const partFailed = (name: string, part: ReactNode) => {
    const path = new URL(request.url).pathname
    log.error({ err: reasonOf(() => renderIn(part, page)), part: name, path }, 'a part of a page failed')
    // What failed may be there again at the next look: no cache keeps a page without it.
    headers.set('Cache-Control', 'no-store')
  }
  const html = renderIn(
    <ServerRouter context={app?.context ?? context} url={request.url} nonce={app?.nonce} />,
    {
      ...page,
      keep: isKept
        ? (of, name, part, gaps) => {
            const html = draw(of, name, part)
            return kept.mark(gaps ? Buffer.from(fillGaps(html, gaps)) : html)
          }
        : undefined,
      keepIsland: isKept ? (of, name, draw) => kept.mark(htmlCache(of, name, draw)) : undefined,
      partFailed,
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  routeHeader.set(headers, route ?? 'none')
  return answerWithoutBody(kept.fill(`<!DOCTYPE html>${html}`), {
    status: unavailable ? 503 : status,
    headers,
  })
}

/** As the browser has it: without the mark of a page as data. */
function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/\/_\.data$/, '/') + search
}

/** @property context - for the document, whose scripts find the routes there; the data is handed over already */
type RenderedApp = { html: string; nonce: string; context: EntryContext }

type RenderedPart = {
  speech: TextContextValue
  /** Whose routes the browser is told of. */
  part: Locale | 'office'
}

/**
 * The content of a page that React Router takes over in the browser, with its data. Rendered as a stream,
 * because the data is handed over in one, and waited for, so that no part of it has to be moved into place.
 */
async function renderApp(
  url: string,
  whole: EntryContext,
  { speech, part }: RenderedPart,
): Promise<RenderedApp> {
  const nonce = randomBytes(16).toString('base64')
  const { manifest } = whole
  const routes = import.meta.env.PROD ? appRoutesPath(part, manifest.version) : manifest.url
  // The document contains the scripts that take the data; without them React Router would not write it.
  const renderMeta = { didRenderScripts: true }
  const context = { ...whole, manifest: { ...manifest, url: routes }, renderMeta }
  const stream = await renderToReadableStream(
    <TextContext value={speech}>
      <PageContext value={{ entry: manifest.entry.module, preload: [], isAppContent: true }}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </PageContext>
    </TextContext>,
    {
      nonce,
      identifierPrefix: appPrefix,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => log.error({ err: error, path: new URL(url).pathname }, 'a page failed to render'),
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  return { html, nonce, context: { ...context, serverHandoffStream: undefined } }
}

/** React's static rendering keeps to itself what a part threw: it is rendered again, alone, to know why. */
function reasonOf(render: () => string): unknown {
  try {
    render()
    return undefined
  } catch (error) {
    return error
  }
}

/** A refusal we meant (404, 410) is an answer, not an error; the rest is logged without the visitor's query. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isDatabaseProblem(error) && !context.get(unavailableContext))
    context.set(unavailableContext, { address: addressOf(request) })
  log.error({ err: error, path: new URL(request.url).pathname, method: request.method }, 'a page failed')
}

/** The language the root loader answered in; where it failed, that of the request. */
function speechOf(context: EntryContext, asked: Locale): TextContextValue {
  const { loaderData } = context.staticHandlerContext
  const loaded = loaderData.root as { locale?: Locale; moneyLocale?: Locale } | undefined
  const locale = loaded?.locale ?? asked
  return { t: translateTo(locale), locale, ...(loaded?.moneyLocale && { moneyLocale: loaded.moneyLocale }) }
}
