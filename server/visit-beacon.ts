import {
  type Beacon,
  readBeacon,
  readPicture,
  type Subject,
  shortAgent,
  sourceOf,
  type VisitCounter,
} from '~/features/visits/public.server'
import { readShortText } from '~/platform/short-text.server'

/** Tells whether the cookies belong to the listing's owner, whose visits do not count (O5). */
export type IsOwnVisit = (cookies: string, of: Subject) => Promise<boolean>

type VisitBeaconParts = { visits: VisitCounter; publicUrl: string; isOwnVisit: IsOwnVisit }

/** In bytes; a beacon takes about 200. */
const longest = 1_000

/** The smallest possible picture: one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Handles reported visits. The answer does not depend on whether a visit counts, and is not cached.
 * @param address - of the visitor
 */
export function createVisitBeacon({ visits, publicUrl, isOwnVisit }: VisitBeaconParts) {
  const ownHost = new URL(publicUrl).host

  async function count({ of, origin }: Beacon, { headers }: Request, address: string) {
    const cookies = headers.get('cookie')
    if (cookies && (await isOwnVisit(cookies, of))) return
    const userAgent = shortAgent(headers.get('user-agent'))
    await visits.count({ of, source: sourceOf(origin, ownHost), address, userAgent })
  }

  return {
    /** `POST /visits`, sent by a page's script; its origin has been checked before. */
    async tell(request: Request, address: string): Promise<Response> {
      const text = await readShortText(request, longest)
      if (text === undefined) return answer(413)
      const beacon = readBeacon(text)
      if (!beacon) return answer(422)
      await count(beacon, request, address)
      return answer(204)
    },
    /** `GET /visits/listing-2706.gif`, sent by a page without script; it counts only on one of our own pages. */
    async show(request: Request, address: string): Promise<Response> {
      const page = pageAround(request.headers, publicUrl)
      const beacon = page && readPicture(new URL(request.url).pathname, page)
      if (beacon) await count(beacon, request, address)
      return answer(200, pixel, { 'content-type': 'image/gif' })
    },
  }
}

/** Our page that contains the picture; browsers send the full referrer within a site. */
function pageAround(headers: Headers, publicUrl: string): URL | undefined {
  const site = headers.get('sec-fetch-site')
  const page = headers.get('referer') ?? ''
  if ((site !== null && site !== 'same-origin') || !URL.canParse(page)) return undefined
  const url = new URL(page)
  return url.origin === publicUrl ? url : undefined
}

const answer = (
  status: number,
  body: Buffer<ArrayBuffer> | null = null,
  headers: Record<string, string> = {},
) => new Response(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
