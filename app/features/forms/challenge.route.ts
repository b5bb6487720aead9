import { appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import type { Route } from './+types/challenge.route'
import { difficultyFor } from './difficulty.server'
import { formHandlersContext } from './form-handlers.server'
import { createWork } from './proof-of-work.server'

/** `/{lang}/challenge.json?form=NAME`: proof of work for the browser of a visitor who begins to fill in a form (F3). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const form = new URL(request.url).searchParams.get('form') ?? ''
  if (!context.get(formHandlersContext).handlerOf(form)) return new Response(null, { status: 404 })
  // A page of others could make its visitors ask, and so the work harder for their networks.
  if (isOfOthers(request)) return new Response(null, { status: 403 })
  const app = appOf(context)
  const times = await difficultyFor(app, context.get(visitorContext).address)
  return Response.json(createWork(app, form, times))
}

const isOfOthers = ({ headers }: Request) =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
