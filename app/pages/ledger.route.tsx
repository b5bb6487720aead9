import { data } from 'react-router'
import { LedgerView } from '~/features/listings/ledger-page/ledger.view'
import { ListingGone } from '~/features/listings/public'
import { loadLedger } from '~/features/listings/public.server'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/ledger.route'
import { viewingPath } from './viewing-path.server'

/** What a listing really costs, with the visitor's own figures (D12). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const loaded = await loadLedger(app, Number(params.id), new URL(request.url))
  const viewingHref = loaded.kind === 'listing' ? await viewingPath(app, loaded) : undefined
  return data(serverOnly({ ...loaded, viewingHref }), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'listing') return <ListingGone similar={loaderData.similar} />
  return <LedgerView loaded={loaderData} viewingHref={loaderData.viewingHref} />
}
