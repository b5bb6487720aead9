import type { FormAnswer } from '~/features/forms/public'
import { retryLater } from './refusal'

/**
 * The answer to a form submitted by script: the redirect target, or the properties of the form's island with the
 * errors. A form submitted by the browser itself gets the page.
 * @param island - null if the page no longer shows the form
 */
export function scriptAnswer(
  request: Request,
  response: Response,
  refused: FormAnswer | null,
  island: object | null,
): Response | undefined {
  if (request.method !== 'POST' || request.headers.get('accept') !== 'application/json') return undefined
  const headers = { 'cache-control': 'no-store' }
  const location = response.headers.get('location')
  if (location) return Response.json({ location }, { headers })
  if (!refused) return undefined
  const { status } = response
  const answer = Response.json({ island }, { status, headers })
  return status === 503 ? retryLater(answer) : answer
}
