import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Connection, type Connections, isAnswering } from './connections'

/** What a client has to keep up with. */
export type Pace = {
  everyMs: number
  /** Looks in a row at which a client was too slow. */
  looks: number
  /** Of a body, from the first of these looks to the last. */
  leastBytes: number
}

/** A kilobyte a second; a telephone that changes its mast says nothing for some seconds. */
export const usualPace: Pace = { everyMs: 1_000, looks: 8, leastBytes: 8_000 }

/**
 * Drops clients that send a body, or read an answer, as good as not at all. A pace and no time in all: a photograph over
 * a slow line takes a minute, and its sender is welcome.
 */
export function dropSlowClients(server: Server, connections: Connections, pace: Pace = usualPace): void {
  const received = createSamples(pace.looks)
  const flushed = createSamples(pace.looks)
  const look = setInterval(() => {
    for (const connection of connections.open) {
      const { socket } = connection
      const bytes = received.add(connection, isAwaitingBody(connection) ? socket.bytesRead : undefined)
      const left = flushed.add(connection, socket.writableLength > 0 ? flushedBytes(socket) : undefined)
      if (left?.every((sample) => sample === left[0])) socket.destroy()
      else if (bytes && (bytes.at(-1) ?? 0) - (bytes[0] ?? 0) < pace.leastBytes) refuse(server, socket)
    }
  }, pace.everyMs)
  look.unref()
  server.once('close', () => clearInterval(look))
}

/** The last so many figures of each connection, of which one that is missing begins again. */
function createSamples(looks: number) {
  const kept = new WeakMap<Connection, number[]>()
  return {
    /** @returns the figures, once there are enough to judge by */
    add(connection: Connection, figure: number | undefined): number[] | undefined {
      if (figure === undefined) {
        kept.delete(connection)
        return undefined
      }
      const figures = [...(kept.get(connection) ?? []), figure].slice(-looks - 1)
      kept.set(connection, figures)
      return figures.length > looks ? figures : undefined
    },
  }
}

/** Bytes that came and that the site has not read yet are no fault of their sender. */
const isAwaitingBody = (connection: Connection) =>
  isAnswering(connection) && connection.request?.complete === false && connection.request.readableLength === 0

/** Moves whenever the system takes bytes of ours; Node itself tells only of whole chunks. */
function flushedBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null }
  return socket.bytesWritten - socket.writableLength - (handle?.writeQueueSize ?? 0)
}

/** As Node refuses a request that takes too long. */
function refuse(server: Server, socket: Socket) {
  const problem = Object.assign(new Error('the body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  server.emit('clientError', problem, socket)
}
