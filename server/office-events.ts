import { randomBytes } from 'node:crypto'
import { beatMs as usualBeatMs } from '~/kernel/office/stream-times'
import type { Member } from '~/platform/office/member.server'
import { type OfficeNews, readOfficeNews } from '~/platform/office/office-news.server'
import { isAllowed, type Permission } from '~/platform/office/permissions'

/** Without locks each page has a stream of its own: no browser has more pages than this at work. */
const mostOfMember = 30
/** Words that wait for a reader who takes none. */
const mostUnread = 100
/** In milliseconds: when a browser comes back to a stream that ended. */
const comeBackMs = 1_000

type Parts = {
  /** Whether somebody is logged in still; does not count as use of the session. */
  findMember: (request: Request) => Promise<Member | undefined>
  /** The database is known to give no answer. */
  isAway: () => boolean
  beatMs?: number
}

export type OfficeEvents = ReturnType<typeof createOfficeEvents>

const permissionOf: Record<OfficeNews['kind'], Permission> = {
  lead: 'leads.read',
  testimonial: 'testimonials.read',
  mail: 'outbox.read',
  appointment: 'appointments.read',
}

const mayHear = ({ id, role, seesAll }: Member, { kind, staffId }: OfficeNews) =>
  isAllowed(role, permissionOf[kind]) && (staffId === undefined || staffId === id || seesAll)

/** What a member did themselves changes their other pages, and is not announced to them. */
const isNewTo = ({ id }: Member, { isNew = false, by }: OfficeNews) => isNew && by !== id

type Stream = { member: Member; send: (event: string, told: object) => void; close: () => void }

/**
 * Streams of server-sent events that tell open pages of the office that something came, and nothing of what it says: a
 * page then reads its data again. `mark` is how much this process has heard; a page that was made at the same mark has
 * missed nothing.
 */
export function createOfficeEvents({ findMember, isAway, beatMs = usualBeatMs }: Parts) {
  const streams = new Set<Stream>()
  const run = randomBytes(6).toString('base64url')
  let heard = 0
  let isClosed = false
  const mark = () => `${run}-${heard}`

  function openStream(request: Request, first: Member): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let end = () => {}
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const write = (text: string) => {
            if ((controller.desiredSize ?? 0) < -mostUnread) stream.close()
            else controller.enqueue(encoder.encode(text))
          }
          const stream: Stream = {
            member: first,
            send: (event, told) => write(`event: ${event}\ndata: ${JSON.stringify(told)}\n\n`),
            close: () => {
              if (streams.has(stream)) controller.close()
              end()
            },
          }
          const beat = setInterval(() => void stayOrGo(stream, request), beatMs)
          end = () => {
            clearInterval(beat)
            streams.delete(stream)
          }
          streams.add(stream)
          write(`retry: ${comeBackMs}\n`)
          stream.send('mark', { mark: mark() })
        },
        cancel: () => end(),
      },
      { highWaterMark: 1 },
    )
  }

  /** Says that the stream is alive, or that the session is over. */
  async function stayOrGo(stream: Stream, request: Request) {
    // Whether it is over cannot be said without the database.
    const member = await findMember(request).catch(() => stream.member)
    if (!streams.has(stream)) return
    if (member) {
      stream.member = member
      stream.send('beat', {})
    } else {
      stream.send('out', {})
      stream.close()
    }
  }

  return {
    mark,
    /** @param payload - undefined when news may have been missed */
    told(payload: string | undefined) {
      heard += 1
      const news = readOfficeNews(payload)
      for (const stream of [...streams]) {
        if (!news) stream.send('mark', { mark: mark() })
        else if (mayHear(stream.member, news))
          stream.send('news', { mark: mark(), kind: news.kind, isNew: isNewTo(stream.member, news) })
      }
    },
    async answer(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      if (isClosed || isAway()) return later()
      const member = await findMember(request)
      if (!member) return new Response(null, { status: 401 })
      const own = [...streams].filter((stream) => stream.member.id === member.id)
      if (request.method === 'GET' && own.length >= mostOfMember) return new Response(null, { status: 429 })
      const body = request.method === 'GET' ? openStream(request, member) : null
      // A proxy that collects an answer before it gives it on would give nothing.
      const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
      return new Response(body, { headers })
    },
    /** Ends every stream, and opens no other: the process is about to stop. */
    close() {
      isClosed = true
      for (const stream of [...streams]) stream.close()
    },
  }
}

const later = () => new Response(null, { status: 503, headers: { 'retry-after': '5' } })
