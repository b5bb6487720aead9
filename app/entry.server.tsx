import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { translateTo } from './i18n/texts.server'
import { TextContext } from './i18n/use-text'
import { isLocale, type Locale } from './kernel/locale'
import { log } from './platform/log.server'
import { setRoute } from './platform/route-header'
import { PageContext, type PageContextValue } from './ui/island/page-context'
import { htmlCache } from './ui/page/html-cache.server'

/**
 * A public page as one piece of HTML. It is not hydrated as a whole, so it needs none of React's marks; nothing
 * on it waits inside the render, so it needs no stream either, which would take three times the CPU.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // Public pages are not hydrated as a whole: there is nothing to hand over, and no inline script.
  context.serverHandoffStream = undefined
  const page: PageContextValue = {
    entry: context.manifest.entry.module,
    preload: context.manifest.entry.imports,
    renderIsland: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
    keep: import.meta.env.PROD
      ? (of, name, content) => htmlCache(of, name, () => draw(content, page))
      : undefined,
  }
  const locale = localeOf(context)
  const draw = (content: ReactNode, around: PageContextValue) =>
    renderToStaticMarkup(
      <TextContext value={{ t: translateTo(locale), locale }}>
        <PageContext value={around}>{content}</PageContext>
      </TextContext>,
    )
  const partFailed = (name: string, part: ReactNode) => {
    const path = new URL(request.url).pathname
    log.error({ err: reasonOf(() => draw(part, page)), part: name, path }, 'a part of a page failed')
    // What failed may be there again at the next look: no cache keeps a page without it.
    headers.set('Cache-Control', 'no-store')
  }
  const html = draw(<ServerRouter context={context} url={request.url} />, { ...page, partFailed })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  setRoute(headers, context.staticHandlerContext.matches.at(-1)?.route.id ?? 'none')
  // Bytes: a text would be checked and encoded once more on its way out.
  return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** React's static rendering keeps to itself what a part threw: it is drawn again, alone, to know why. */
function reasonOf(draw: () => string): unknown {
  try {
    draw()
    return undefined
  } catch (error) {
    return error
  }
}

/** A refusal we meant (404, 410) is an answer, not an error; the rest is logged without the visitor's query. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error({ err: error, path: new URL(request.url).pathname, method: request.method }, 'a page failed')
}

/** The language the root loader answered in; the address says it where the loader failed. */
function localeOf(context: EntryContext): Locale {
  const { loaderData, location } = context.staticHandlerContext
  const loaded = (loaderData.root as { locale?: Locale } | undefined)?.locale
  const prefix = location.pathname.split('/', 2)[1] ?? ''
  return loaded ?? (isLocale(prefix) ? prefix : 'nl')
}
