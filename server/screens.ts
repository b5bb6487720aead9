import { createRequestHandler, type ServerBuild } from 'react-router'
import { withBody } from '~/platform/page-bytes.server'

type RequestHandler = ReturnType<typeof createRequestHandler>

/** How many leading segments of a path choose the routes that are tried: a language and a page. */
const chosenBy = 2

/**
 * The screens of a build. The router goes through all routes it knows for each request, several times; of hundreds,
 * one for each page and language, two or three begin as the request's path does and are as long, so that it is given
 * those alone.
 */
export function createScreens(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const patterns = Object.values(build.routes).map((route) => route?.path)
  const beginnings = new Set(patterns.map(beginningOf))
  const longest = Math.max(...patterns.map(lengthOf))
  const handlers = new Map<string, RequestHandler>()
  const handlerOf = (request: Request): RequestHandler => {
    // A page as data is answered by the routes of the page.
    const pathname = new URL(request.url).pathname.replace(/\/_\.data$/, '/')
    const beginning = isPlain(pathname) ? knownBeginning(pathname, beginnings) : undefined
    if (beginning === undefined) return whole
    const length = Math.min(lengthOf(pathname), longest + 1)
    const name = `${length} ${beginning}`
    const handler = handlers.get(name) ?? createRequestHandler(narrowed(build, beginning, length), mode)
    handlers.set(name, handler)
    return handler
  }
  return async (request, context) => withBody(await handlerOf(request)(request, context))
}

/** Nothing in it that the router would read otherwise: an escape, an empty segment, a name of its own protocol. */
const isPlain = (pathname: string) =>
  !pathname.includes('%') && !pathname.includes('//') && !pathname.endsWith('.data')

/** The longest one that a path has; the router does not tell capitals apart. */
function knownBeginning(pathname: string, beginnings: ReadonlySet<string>): string {
  const segments = segmentsOf(pathname)
  for (let length = chosenBy; length > 0; length--) {
    const beginning = segments.slice(0, length).join('/')
    if (beginnings.has(beginning)) return beginning
  }
  return ''
}

const segmentsOf = (path = '') => path.toLowerCase().split('/').filter(Boolean)

const lengthOf = (path?: string) => segmentsOf(path).length

/** What the path of a route begins with whatever its parameters are. */
function beginningOf(path?: string): string {
  const segments = segmentsOf(path)
  const variable = segments.findIndex((segment) => /^:|[*?]/.test(segment))
  return segments.slice(0, variable < 0 ? chosenBy : Math.min(variable, chosenBy)).join('/')
}

/** The same build with the routes alone that a path with this beginning, and so many segments, may belong to. */
function narrowed(build: ServerBuild, beginning: string, length: number): ServerBuild {
  const isTried = ({ path }: { path?: string }) => {
    if (!path) return true
    const own = beginningOf(path)
    const isAsLong = lengthOf(path) === length || /[*?]/.test(path)
    return isAsLong && (own === '' || `${beginning}/`.startsWith(`${own}/`))
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
