import { connect, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import sharp from 'sharp'

type SlowOptions = {
  /** Where they connect: nginx, or the site itself. */
  origin: string
  /** The site's own origin, which a form has to come from. */
  siteOrigin: string
  /** Connections of each kind. */
  each: number
  /** How long a kind is watched before it counts as never dropped. */
  patienceSeconds: number
}

/** For each kind of slow client how long the longest of them held its connection; `Infinity`: to the end. */
export type SlowResult = Record<SlowKind, number>

export type SlowKind =
  | 'says nothing'
  | 'headers a byte a second'
  | 'form a byte a second'
  | 'upload a byte a second'
  | 'upload that stops half-way'
  | 'reads nothing'
  | 'reads ten bytes a second'

/** What a client does once it is connected, and each second after. */
type Behaviour = { begin: string; each: string; reads: number | 'all' }

const uploadHead = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 8000000\r\n\r\n'
const partHead = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'

/** More than the system keeps for a connection, so that the site has to wait for its reader. */
const bigAnswers = 150

/** @param number - of the client: each has an address of its own */
function behaviours(siteOrigin: string, number: number): Record<SlowKind, Behaviour> {
  const address = `x-forwarded-for: 10.6.${number}.1`
  const lines = `host: ${new URL(siteOrigin).host}\r\norigin: ${siteOrigin}\r\n${address}\r\n`
  const post = (path: string) => `POST ${path} HTTP/1.1\r\n${lines}`
  const form = 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\nform='
  const page = `GET /nl/te-koop/ HTTP/1.1\r\n${lines}\r\n`
  return {
    'says nothing': { begin: '', each: '', reads: 'all' },
    'headers a byte a second': { begin: `${post('/nl/contact/')}x-slow: `, each: 'a', reads: 'all' },
    'form a byte a second': { begin: post('/nl/contact/') + form, each: 'a', reads: 'all' },
    'upload a byte a second': {
      begin: post('/nl/getuigenissen/') + uploadHead + partHead,
      each: 'a',
      reads: 'all',
    },
    'upload that stops half-way': {
      begin: post('/nl/getuigenissen/') + uploadHead + partHead + 'a'.repeat(500_000),
      each: '',
      reads: 'all',
    },
    'reads nothing': { begin: page.repeat(bigAnswers), each: '\r\n', reads: 0 },
    'reads ten bytes a second': { begin: page.repeat(bigAnswers), each: '\r\n', reads: 10 },
  }
}

const kinds = Object.keys(behaviours('http://localhost', 0)) as SlowKind[]

/** Opens connections of every slow kind at once, and waits until the other side has ended them. */
export async function holdSlowly(options: SlowOptions): Promise<SlowResult> {
  const { origin, siteOrigin, each } = options
  const held = kinds.map(async (kind, place) => {
    const seconds = await Promise.all(
      Array.from({ length: each }, (_, index) =>
        hold(origin, behaviours(siteOrigin, place * each + index)[kind], options),
      ),
    )
    return [kind, Math.max(...seconds)] as const
  })
  return Object.fromEntries(await Promise.all(held)) as SlowResult
}

/** @returns seconds until the connection was ended */
async function hold(origin: string, behaviour: Behaviour, { patienceSeconds }: SlowOptions): Promise<number> {
  const socket = connectTo(origin)
  const began = performance.now()
  const elapsed = () => Math.round((performance.now() - began) / 100) / 10
  const { begin, each, reads } = behaviour
  if (reads === 'all') socket.resume()
  else socket.pause()
  socket.write(begin)
  return await new Promise((resolve) => {
    const beat = setInterval(() => {
      // What is sent to a connection that was ended is answered with a reset, also where nothing is read.
      if (each !== '') socket.write(each)
      if (reads !== 'all' && reads > 0) socket.read(reads)
      if (elapsed() > patienceSeconds) finish(Number.POSITIVE_INFINITY)
    }, 1_000)
    const finish = (seconds: number) => {
      clearInterval(beat)
      socket.destroy()
      resolve(seconds)
    }
    socket.on('end', () => finish(elapsed())).on('error', () => finish(elapsed()))
    socket.on('close', () => finish(elapsed()))
  })
}

function connectTo(origin: string): Socket {
  const { protocol, hostname, port } = new URL(origin)
  return protocol === 'https:'
    ? connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false })
    : connect(Number(port), hostname)
}

type Upload = { origin: string; siteOrigin: string; bytes: number; bytesPerSecond: number }

/** A photograph with so many bytes behind it that it is as large as wanted. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const create = { width: 1_200, height: 900, channels: 3, background: '#24483a' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))])
}

/** A photograph sent over a slow but honest line. @returns status, or the code of what went wrong; and seconds */
export async function uploadSlowly({ origin, siteOrigin, bytes, bytesPerSecond }: Upload) {
  const image = await pictureOf(bytes)
  const socket = connectTo(origin)
  const began = performance.now()
  const fields = Object.entries({
    form: 'testimonial',
    name: 'Mia',
    email: 'mia@post.example',
    comment: 'Good.',
  })
  const part = (name: string, rest: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${rest}`
  const before = fields.map(([name, value]) => part(name, `\r\n\r\n${value}\r\n`)).join('')
  const picture = part('image', '; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n')
  const body = Buffer.concat([Buffer.from(before + picture), image, Buffer.from('\r\n--x--\r\n')])
  const head = [
    'POST /nl/getuigenissen/ HTTP/1.1',
    `host: ${new URL(siteOrigin).host}`,
    `origin: ${siteOrigin}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${body.length}`,
  ]
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
  })
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  let sent = 0
  const beat = setInterval(() => {
    if (sent < body.length) socket.write(body.subarray(sent, sent + bytesPerSecond / 10))
    sent += bytesPerSecond / 10
  }, 100)
  const status = await new Promise<string>((resolve) => {
    socket.on('data', () => resolve(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 'no status'))
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    socket.on('close', () => resolve('no answer'))
  })
  clearInterval(beat)
  socket.destroy()
  return { status, isWhole: sent >= body.length, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
