import { AppError } from '~/kernel/errors'
import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { readShortText } from '~/platform/short-text.server'
import type { Route } from './+types/consent-proof.route'
import { choiceSchema } from './choice.schema'
import { recordChoice } from './record-choice.server'

/** In bytes; a choice takes about 180. */
const longest = 1_000

/** `/{lang}/consent/`: the browser reports a choice in the cookie dialog. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notAllowed()
  const text = await readShortText(request, longest)
  if (text === undefined) return answer(413)
  const report = parsed(text)
  if (report === undefined) return answer(400)
  const choice = choiceSchema.safeParse(report)
  if (!choice.success) return answer(422)
  try {
    await recordChoice(appOf(context), choice.data, context.get(visitorContext).address)
  } catch (error) {
    if (error instanceof AppError && error.code === 'limited') return answer(429)
    throw error
  }
  return answer(204)
}

/** The address only takes POST requests. */
export const loader = notAllowed

function notAllowed() {
  return answer(405, { allow: 'POST' })
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
