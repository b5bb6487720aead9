import { createRequestHandler, type ServerBuild } from 'react-router'
import { isOfficeRoute } from '~/i18n/office-table'
import { withBody } from '~/platform/page-bytes.server'

type RequestHandler = ReturnType<typeof createRequestHandler>

/** How many leading segments of a path choose the routes that are tried: a language and a page. */
const chosenBy = 2

/** The screens of the office, which its own door answers with. */
export const createOfficeScreens = (build: ServerBuild, mode: string): RequestHandler => {
  const handler = createRequestHandler(withRoutes(build, isOfficeRoute), mode)
  return async (request, context) => withBody(await handler(request, context))
}

/**
 * The screens of a build, but for those of the office. The router goes through all routes it knows for each request, several times; of hundreds,
 * one for each page and language, two or three begin as the request's path does and are as long, so that it is given
 * those alone.
 */
export function createScreens(all: ServerBuild, mode: string): RequestHandler {
  const build = withRoutes(all, (id) => !isOfficeRoute(id))
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
  return withRoutes(build, (_, path) => {
    if (!path) return true
    const own = beginningOf(path)
    const isAsLong = lengthOf(path) === length || /[*?]/.test(path)
    return isAsLong && (own === '' || `${beginning}/`.startsWith(`${own}/`))
  })
}

type IsPicked = (id: string, path?: string) => boolean

/** The same build with these of its routes, and the root around them. */
function withRoutes(build: ServerBuild, isPicked: IsPicked): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, isPicked),
    assets: { ...build.assets, routes: pick(build.assets.routes, isPicked) },
  }
}

const pick = <Routes extends Record<string, { path?: string } | undefined>>(
  routes: Routes,
  isPicked: IsPicked,
) =>
  Object.fromEntries(
    Object.entries(routes).filter(([id, route]) => id === 'root' || (route && isPicked(id, route.path))),
  ) as Routes
