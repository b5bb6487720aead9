import { readFormValues } from '~/features/forms/public.server'
import { appOf } from '~/platform/app.server'
import type { Route } from './+types/demand-count.route'
import { previewMatches } from './demand-form.server'
import { demandRegister } from './demand-register.form'

/** `/{lang}/demand/count.json?goal=&type=…`: the number of listings that match the form's values, as text. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const values = readFormValues(demandRegister.fields, query)
  const matches = await previewMatches(appOf(context), values)
  return Response.json(matches)
}
