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

/** Whether cookies are those of somebody whose own home this is: their visits do not count (O5). */
export type IsOwnVisit = (cookies: string, of: Subject) => Promise<boolean>

type VisitBeaconParts = { visits: VisitCounter; publicUrl: string; isOwnVisit: IsOwnVisit }

/** Bytes; a beacon takes about 200. */
const longest = 1_000

/** The smallest picture there is: one pixel that lets everything through. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * What pages tell of their visits. An answer is the same whether a visit counts or not, and no cache keeps one.
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
    /** `POST /visits`, by the script of a page; that it comes from one of our own pages was looked at before. */
    async tell(request: Request, address: string): Promise<Response> {
      const text = await readShortText(request, longest)
      if (text === undefined) return answer(413)
      const beacon = readBeacon(text)
      if (!beacon) return answer(422)
      await count(beacon, request, address)
      return answer(204)
    },
    /** `GET /visits/listing-2706.gif`, by a page without script; only on one of our own pages it counts. */
    async show(request: Request, address: string): Promise<Response> {
      const page = pageAround(request.headers, publicUrl)
      const beacon = page && readPicture(new URL(request.url).pathname, page)
      if (beacon) await count(beacon, request, address)
      return answer(200, pixel, { 'content-type': 'image/gif' })
    },
  }
}

/** The page of ours that a picture stands on; browsers name it in full to its own site. */
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
