import { data } from 'react-router'
import { appOf } from '~/platform/app.server'
import { serverOnly } from '~/platform/server-only'
import { ListingGone } from '../detail/listing-gone'
import type { Route } from './+types/ledger.route'
import { loadLedger } from './ledger-page.server'
import { LedgerView } from './ledger-view'

/** What a listing really costs, with the visitor's own figures (D12). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const loaded = await loadLedger(appOf(context), Number(params.id), new URL(request.url))
  return data(serverOnly(loaded), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
  })
}

export default function Ledger({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'listing') return <ListingGone similar={loaderData.similar} />
  return <LedgerView loaded={loaderData} />
}
