import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { Asking } from '~/features/accounts/public.server'
import { loginPath, officeEntryOf, officeEventsPath, officePages } from '~/i18n/office-table'
import type { Locale } from '~/kernel/locale'
import { type App, appOf } from '~/platform/app.server'
import { routeHeader } from '~/platform/internal-header'
import { visitorContext } from '~/platform/limits/visitor.server'
import { loginFor } from '~/platform/office/may-load.server'
import { type Member, memberContext, passwordContext } from '~/platform/office/member.server'
import { officeMarkContext } from '~/platform/office/office-mark.server'
import { privatePageContext } from '~/platform/private-page.server'
import { unavailableContext } from '~/platform/unavailable.server'
import { setCacheControl } from './cache-policy'
import type { OfficeEvents } from './office-events'
import { unguarded } from './office-guards'
import { createOfficeUnavailable } from './office-unavailable'
import { retryLater } from './refusal'
import { createOfficeScreens } from './screens'

type OfficeParts = {
  build: ServerBuild
  mode: string
  findMember: (request: Request) => Promise<Member | undefined>
  /** Whether a member knows their password at this moment. */
  confirmMember: (app: App, member: Member, typed: string, asking: Asking) => Promise<boolean>
  /** The language of somebody who is not logged in. */
  localeOf: (request: Request) => Promise<Locale>
  contextOf: (locale: Locale) => RouterContextProvider
  events: Pick<OfficeEvents, 'answer' | 'mark'>
}

/** Reads once more what a form sent. */
type ReadSent = () => Promise<URLSearchParams | undefined>

const methods = ['GET', 'HEAD', 'POST']

/**
 * Answers for every address below `/office/`: first who asks, then the page. Nobody gets anything but the login.
 * @throws {Error} when a route of the office is not guarded, so that such a build never serves
 */
export function createOffice({
  build,
  mode,
  findMember,
  confirmMember,
  localeOf,
  contextOf,
  events,
}: OfficeParts) {
  const problems = unguarded(build.routes)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const render = createOfficeScreens(build, mode)
  const unavailable = createOfficeUnavailable({ build, render, contextOf })

  async function answer(request: Request, address: string, readSent: ReadSent): Promise<Response> {
    const url = new URL(request.url)
    const { pathname, search } = url
    if (pathname === officeEventsPath) return await events.answer(request)
    // Before anything is read: what comes meanwhile is told again.
    const mark = events.mark()
    const member = await findMember(request)
    if (!member && !isOpen(pathname)) return refused(request, url)
    if (!methods.includes(request.method)) return methodNotAllowed()
    // Files and data have no slash at their end; any other address is that of a page.
    if (!/\/$|\/[^/]+\.[^/]+$/.test(pathname)) return moved(`${pathname}/${search}`, request.method)
    const locale = member?.locale ?? (await localeOf(request))
    const context = contextOf(locale)
    context.set(memberContext, member ?? null)
    context.set(officeMarkContext, mark)
    if (member)
      context.set(passwordContext, (typed) =>
        confirmMember(appOf(context), member, typed, { request, address }),
      )
    context.set(visitorContext, { address })
    context.set(privatePageContext, true)
    const response = await render(request, context)
    routeHeader.take(response.headers)
    if (context.get(unavailableContext)) return await unavailable(request, locale, await readSent())
    return response.status === 503 ? retryLater(response) : response
  }

  const ofSession = (response: Response) => {
    setCacheControl(response.headers, 'session')
    return response
  }
  return {
    answer: async (request: Request, address: string, readSent: ReadSent): Promise<Response> =>
      ofSession(await answer(request, address, readSent)),
    /** The answer when not even the session could be looked up, or when another came too late. */
    unavailable: async (...asked: Parameters<typeof unavailable>): Promise<Response> =>
      ofSession(await unavailable(...asked)),
  }
}

const openPaths = officePages
  .map(officeEntryOf)
  .flatMap(({ path, permission }) => (permission === 'open' ? [path] : []))

/** The pages that lead into the office, also as data. */
const isOpen = (pathname: string) => openPaths.includes(pathname.replace(/_\.data$/, ''))

/** Pages lead to the login and back; data, files and other methods say that somebody has to log in, and nothing else. */
function refused({ method }: Request, url: URL): Response {
  const isPage = !/\.[^/]+$/.test(url.pathname) && methods.includes(method)
  if (!isPage) return new Response(null, { status: 401 })
  const location = method === 'POST' ? loginPath : loginFor(url)
  return new Response(null, { status: 303, headers: { location } })
}

const methodNotAllowed = () => new Response(null, { status: 405, headers: { allow: methods.join(', ') } })

const moved = (location: string, method: string) =>
  new Response(null, { status: method === 'POST' ? 308 : 301, headers: { location } })
