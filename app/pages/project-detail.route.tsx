import { data } from 'react-router'
import { answerForm } from '~/features/forms/public.server'
import { ProjectView } from '~/features/listings/projects/project.view'
import { loadProject } from '~/features/listings/public.server'
import { PlaceMapSection } from '~/features/map/public'
import { placeMapOf } from '~/features/map/public.server'
import { VisitBeacon } from '~/features/visits/public'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/project-detail.route'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const loaded = await loadProject(app, Number(params.id), new URL(request.url))
  const map = loaded.kind === 'project' ? await placeMapOf(app, loaded) : undefined
  return data(serverOnly({ ...loaded, map }), {
    status: loaded.kind === 'project' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

/** Handles a form of the page. */
export const action = (args: Route.ActionArgs) =>
  answerForm(args, ['contact-construction', 'document-request'])

export default function ProjectDetail({ loaderData }: Route.ComponentProps) {
  const { map } = loaderData
  return (
    <>
      <ProjectView loaded={loaderData} map={map && <PlaceMapSection map={map} />} />
      {loaderData.kind === 'project' && <VisitBeacon of={{ kind: 'project', id: loaderData.id }} />}
    </>
  )
}
