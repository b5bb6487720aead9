/**
 * How a drawn page tells the nonce of its inline scripts. The header never leaves the server: what wires the answer
 * takes it off and writes the nonce into the page's policy, so that only what was drawn with a nonce has one.
 */
const name = 'x-pignon-nonce'

export const setNonce = (headers: Headers, nonce: string) => headers.set(name, nonce)

/** The nonce an answer was drawn with; the header is gone afterwards. */
export function takeNonce(headers: Headers): string | undefined {
  const nonce = headers.get(name) ?? undefined
  headers.delete(name)
  return nonce
}
