import { appOf } from '~/platform/app.server'
import type { Route } from './+types/challenge.route'
import { isFormName } from './field'
import { createWork } from './proof-of-work.server'

/** `/{lang}/challenge.json?form=NAME`: work for the browser of who begins to fill in a form (F3). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const form = new URL(request.url).searchParams.get('form') ?? ''
  if (!isFormName(form)) return new Response(null, { status: 404 })
  return Response.json(await createWork(appOf(context), form))
}
