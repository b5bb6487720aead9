type Bytes = Buffer<ArrayBuffer>

/**
 * Bytes of an answer, beside the answer: reading them back from its body goes through a stream and two copies, which
 * cost as much as compressing them.
 */
const bytesByResponse = new WeakMap<Response, Bytes>()

/** An answer on its way through the router, which opens the body of every one: this one has none there. */
export function answerWithoutBody(bytes: Bytes, init: ResponseInit): Response {
  const response = new Response(null, init)
  bytesByResponse.set(response, bytes)
  return response
}

/** The same answer with its body, behind the router; any other as it is. */
export function withBody(response: Response): Response {
  const bytes = bytesByResponse.get(response)
  if (!bytes) return response
  const { status, headers } = response
  const whole = new Response(bytes, { status, headers })
  bytesByResponse.set(whole, bytes)
  return whole
}

/** Whether its bytes are at hand; no body is opened to know. */
export const hasBytes = (response: Response): boolean => bytesByResponse.has(response)

/** Reads an answer whole. */
export const bytesOf = async (response: Response): Promise<Bytes> =>
  bytesByResponse.get(response) ?? Buffer.from(await response.arrayBuffer())
