/**
 * How a screen tells which origins may be framed on it. The header never leaves the server: what wires the answer
 * takes it off and writes the origins into the page's policy, so that no other page lets them in.
 */
const name = 'x-pignon-frames'

export const framesHeader = (origins: readonly string[]): HeadersInit =>
  origins.length > 0 ? { [name]: origins.join(' ') } : {}

/** Origins that an answer wants to frame; the header is gone afterwards. */
export function takeFrames(headers: Headers): string[] {
  const origins = headers.get(name)?.split(' ') ?? []
  headers.delete(name)
  return origins
}
