import { data } from 'react-router'
import { answerForm } from '~/features/forms/public.server'
import { ListingView } from '~/features/listings/detail/listing.view'
import { type ListingCard, listingForms, type PublicPosition } from '~/features/listings/public'
import { loadListing } from '~/features/listings/public.server'
import { PlaceMapSection } from '~/features/map/public'
import { placeMapOf } from '~/features/map/public.server'
import { VisitBeacon } from '~/features/visits/public'
import { appOf } from '~/platform/app.server'
import { filmsHeader, framesHeader } from '~/platform/internal-header'
import { optionalPart } from '~/platform/optional-part.server'
import { serverOnly } from '~/platform/server-only'
import type { Route } from './+types/listing-detail.route'
import { onlineBookingPath } from './viewing-path.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const loaded = await loadListing(app, Number(params.id), new URL(request.url))
  const map =
    loaded.kind === 'listing' ? await optionalPart(app, 'map', placeMapOf(app, placed(loaded))) : undefined
  const bookHref =
    loaded.kind === 'listing' && loaded.shown ? await onlineBookingPath(app, loaded.shown) : undefined
  return data(serverOnly({ ...loaded, map, bookHref }), {
    status: loaded.kind === 'listing' ? 200 : loaded.kind === 'withdrawn' ? 410 : 404,
    headers: loaded.kind === 'listing' ? embedHeaders(loaded) : {},
  })
}

const embedHeaders = ({ frameOrigins, filmOrigins }: Record<'frameOrigins' | 'filmOrigins', string[]>) => ({
  ...framesHeader.header(frameOrigins.join(' ')),
  ...filmsHeader.header(filmOrigins.join(' ')),
})

/** Handles a form of the page; where the listing is gone by now, its lead names the page alone. */
export const action = (args: Route.ActionArgs) => answerForm(args, listingForms)

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const placed = ({ listing, position }: { listing: ListingCard; position?: PublicPosition }) => ({
  id: listing.id,
  title: listing.title,
  place: [listing.address, `${listing.zip} ${listing.city}`].filter(Boolean).join(', '),
  position,
  showsAddress: listing.address !== undefined,
})

export default function ListingDetail({ loaderData }: Route.ComponentProps) {
  const { map, bookHref } = loaderData
  return (
    <>
      <ListingView loaded={loaderData} bookHref={bookHref} map={map && <PlaceMapSection map={map} />} />
      {loaderData.kind === 'listing' && <VisitBeacon of={{ kind: 'listing', id: loaderData.listing.id }} />}
    </>
  )
}
