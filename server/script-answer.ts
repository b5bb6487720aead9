import type { FormAnswer } from '~/features/forms/public'

/**
 * The answer to a form that a script sent: where to go on, or what is wrong, in the words of the page. A form that
 * the browser itself sent gets the page.
 */
export function scriptAnswer(
  request: Request,
  response: Response,
  refused: FormAnswer | null,
): Response | undefined {
  if (request.method !== 'POST' || request.headers.get('accept') !== 'application/json') return undefined
  const headers = { 'cache-control': 'no-store' }
  const location = response.headers.get('location')
  if (location) return Response.json({ location }, { headers })
  if (!refused) return undefined
  const { problems, message, challenge, redraw } = refused
  const said = { problems, message, redraw, ...(challenge ? { challenge: true } : {}) }
  return Response.json(said, { status: response.status, headers })
}
