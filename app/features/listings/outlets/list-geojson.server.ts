import type { Feature, FeatureCollection, Point } from 'geojson'
import type { App } from '~/platform/app.server'
import type { PresenterContext } from '../card/listing-card'
import { toListingCard } from '../card/listing-presenter.server'
import { presenterContextOf } from '../card/presenter-context.server'
import { findListed } from '../list/find-listings.server'
import type { ListedRow } from '../list/list.repo.server'
import { listOutlets } from '../list/list-outlets'
import type { ListingCriteria } from '../list/listing-criteria'
import { publicPosition } from '../projection/public-position'
import { outletAnswer } from './list-feed.server'

/** Writes all listings of a list as a FeatureCollection in its order, ignoring the page number. */
export async function listGeojson(app: App, criteria: ListingCriteria): Promise<Response> {
  const [context, rows] = await Promise.all([
    presenterContextOf(app),
    findListed(app.db, criteria, app.locale),
  ])
  const collection: FeatureCollection<Point | null> = {
    type: 'FeatureCollection',
    features: rows.map((row) => featureOf(row, context, app.config.publicUrl)),
  }
  return outletAnswer(JSON.stringify(collection), listOutlets.geojson.type)
}

/**
 * A listing as a feature. Its point is exact only if the address is published; `precision` says which. Without a
 * position its geometry is null, as the standard requires.
 * @see https://www.rfc-editor.org/rfc/rfc7946#section-3.2
 * @see docs/outlets.md, "GeoJSON"
 */
function featureOf(row: ListedRow, context: PresenterContext, publicUrl: string): Feature<Point | null> {
  const card = toListingCard(row, context)
  const position = publicPosition(row)
  const { price } = card
  return {
    type: 'Feature',
    id: card.id,
    geometry: position ? { type: 'Point', coordinates: [position.lng, position.lat] } : null,
    properties: {
      id: card.id,
      title: card.title,
      url: publicUrl + card.href,
      type: card.typeName,
      webId: row.webId,
      goal: row.goal,
      state: row.state,
      zip: card.zip,
      city: card.city,
      address: card.address,
      priceEuros: price.kind === 'amount' ? price.cents / 100 : undefined,
      priceFrom: (price.kind === 'amount' && price.startingFrom) || undefined,
      bedrooms: card.bedrooms,
      livingSurface: card.livingSurface,
      energy: card.energy?.label,
      precision: position && (position.kind === 'point' ? 'address' : 'area'),
    },
  }
}
