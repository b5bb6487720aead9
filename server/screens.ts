import { createRequestHandler, type ServerBuild } from 'react-router'
import { withBody } from '~/platform/page-bytes.server'

type RequestHandler = ReturnType<typeof createRequestHandler>

/** How many leading segments of a path choose the routes that are tried: a language and a page. */
const chosenBy = 2

/**
 * The screens of a build. The router goes through all routes it knows for each request, several times; of hundreds,
 * one for each page and language, a handful begin as the request's path does, so that it is given those alone.
 */
export function createScreens(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const beginnings = new Set(Object.values(build.routes).map((route) => beginningOf(route?.path)))
  const handlers = new Map<string, RequestHandler>()
  const handlerOf = (request: Request): RequestHandler => {
    // A page as data is answered by the routes of the page.
    const pathname = new URL(request.url).pathname.replace(/\/_\.data$/, '/')
    const beginning = isPlain(pathname) ? knownBeginning(pathname, beginnings) : undefined
    if (beginning === undefined) return whole
    const handler = handlers.get(beginning) ?? createRequestHandler(beginningWith(build, beginning), mode)
    handlers.set(beginning, handler)
    return handler
  }
  return async (request, context) => withBody(await handlerOf(request)(request, context))
}

/** Nothing in it that the router would read otherwise: an escape, an empty segment, a name of its own protocol. */
const isPlain = (pathname: string) =>
  !pathname.includes('%') && !pathname.includes('//') && !pathname.endsWith('.data')

/** The longest one that a path has; the router does not tell capitals apart. */
function knownBeginning(pathname: string, beginnings: ReadonlySet<string>): string {
  const segments = pathname.toLowerCase().split('/').filter(Boolean)
  for (let length = chosenBy; length > 0; length--) {
    const beginning = segments.slice(0, length).join('/')
    if (beginnings.has(beginning)) return beginning
  }
  return ''
}

/** What the path of a route begins with whatever its parameters are. */
function beginningOf(path = ''): string {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const variable = segments.findIndex((segment) => /^:|[*?]/.test(segment))
  return segments.slice(0, variable < 0 ? chosenBy : Math.min(variable, chosenBy)).join('/')
}

/** The same build with the routes alone that a path with this beginning may belong to. */
function beginningWith(build: ServerBuild, beginning: string): ServerBuild {
  const isTried = ({ path }: { path?: string }) => {
    const own = beginningOf(path)
    return own === '' || `${beginning}/`.startsWith(`${own}/`)
  }
  return {
    ...build,
    routes: pick(build.routes, isTried),
    assets: { ...build.assets, routes: pick(build.assets.routes, isTried) },
  }
}

const pick = <Routes extends Record<string, { path?: string } | undefined>>(
  routes: Routes,
  isPicked: (route: { path?: string }) => boolean,
) => Object.fromEntries(Object.entries(routes).filter(([, route]) => route && isPicked(route))) as Routes
