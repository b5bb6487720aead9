import { readFormValues } from '~/features/forms/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/demand-count.route'
import { previewMatches } from './demand-form.server'
import { demandRegister } from './demand-register.form'

/** `/{lang}/demand/count.json?goal=&type=…`: how many listings match what the form holds, in words. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const values = readFormValues(demandRegister.fields, query)
  const said = await previewMatches(appOf(context), values)
  return Response.json(said)
}
