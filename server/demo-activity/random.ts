import { createHash } from 'node:crypto'

/** Draws that are the same for the same seed. */
export type Random = {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number
  /** @throws {RangeError} for an empty list */
  pick<One>(from: readonly One[]): One
  /** One of the given, each with its weight. */
  weighted<One>(from: readonly (readonly [One, number])[]): One
  /** A count around a mean, distributed as independent visits are. */
  poisson(mean: number): number
  uuid(): string
}

/** @param seed - parts that name what is drawn, so that one draw more elsewhere changes nothing here */
export function seededRandom(...seed: (string | number)[]): Random {
  let state = createHash('sha256').update(seed.join(' ')).digest().readUInt32LE()
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(from) {
      const found = from[below(from.length)]
      if (found === undefined) throw new RangeError('nothing to pick from')
      return found
    },
    weighted: (from) => weighted(next, from),
    poisson: (mean) => poisson(next, mean),
    uuid: () => uuidOf(Array.from({ length: 16 }, () => below(256))),
  }
}

function weighted<One>(next: () => number, from: readonly (readonly [One, number])[]): One {
  let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [one, weight] of from) {
    left -= weight
    if (left < 0) return one
  }
  throw new RangeError('nothing to draw from')
}

/** Knuth's method, which suits the small means of a day. */
function poisson(next: () => number, mean: number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = next(); product > limit; product *= next()) count += 1
  return count
}

/** @see RFC 9562, version 4 */
function uuidOf(bytes: number[]): string {
  const marked = bytes.map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = Buffer.from(marked).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
