import { siteOf } from '~/features/content/public.server'
import type { PublicPosition } from '~/features/listings/public'
import type { FileName } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { MapFrame, PlaceMap } from './map-frame'
import { type MapMessage, ribbonKinds } from './map-message'
import { streetViewHref } from './street-view'

type PlaceMapInput = {
  id: number
  title: string
  /** `1630 Linkebeek`, or with the street if that is public. */
  place: string
  position: PublicPosition | undefined
  /** The address is public; then only the coordinates can be missing. */
  showsAddress: boolean
}

/** The map of one listing or project; undefined without a position. */
export async function placeMapOf(app: App, placed: PlaceMapInput): Promise<PlaceMap | undefined> {
  const { id, title, place, position, showsAddress } = placed
  if (!position) return undefined
  const t = translateTo(app.locale)
  const { map } = await siteOf(app.db)
  const isArea = position.kind === 'area'
  const message: Omit<MapMessage, 'mapType'> = {
    properties: [{ id, ...position }],
    marker: 'place',
    messageInfo: { label: t('map:placeTitle', { place }), notes: [] },
    marqueeIgnore: [...ribbonKinds],
  }
  return {
    frame: await frameOf(app, t('map:frameTitle', { title }), message),
    place,
    note: isArea ? t(showsAddress ? 'map:unknownNote' : 'map:areaNote') : undefined,
    streetView: map.streetView && !isArea ? streetViewHref(position) : undefined,
  }
}

/**
 * The map of all listings of a list.
 * @param listHref - the list's address with its filters
 */
export async function listMapOf(app: App, listHref: string): Promise<MapFrame> {
  const label = translateTo(app.locale)('map:listTitle')
  const message: Omit<MapMessage, 'mapType'> = {
    properties: [],
    marker: 'cards',
    messageInfo: { label, notes: [] },
    marqueeIgnore: [],
  }
  return { ...(await frameOf(app, label, message)), source: mapDataHref(listHref) }
}

/** The list's filters without order, page and view: `/nl/te-koop/map.json?type=2`. */
export function mapDataHref(listHref: string): string {
  const file: FileName<'for-sale'> = 'map.json'
  const url = new URL(listHref, 'http://list')
  for (const name of ['page', 'sort', 'view']) url.searchParams.delete(name)
  return `${url.pathname}${file}${url.search}`
}

async function frameOf(app: App, title: string, message: Omit<MapMessage, 'mapType'>): Promise<MapFrame> {
  const { map } = await siteOf(app.db)
  return {
    href: pathTo(app.locale, 'map'),
    tiles: Boolean(map.tiles),
    title,
    message: { ...message, mapType: map.tiles ? 'tiles' : 'plain' },
    failed: translateTo(app.locale)('map:failed'),
  }
}
