import { isDeepStrictEqual } from 'node:util'
import type { Translations } from '#db/schema/columns'
import type { CityRow, TypeRow } from './feed.repo.server'
import type { OfferedCity, OfferedType } from './to-catalogue'

/** Types with new content; what the feed does not say about one stays as stored. */
export function planTypes(offered: OfferedType[], stored: TypeRow[], partial: boolean): TypeRow[] {
  const before = new Map(stored.map((row) => [row.webId, row]))
  return offered.flatMap(({ webId, showOrder, sale, rent, ...given }) => {
    const known = before.get(webId)
    return changed(known, {
      webId,
      names: mergeNames(given, known?.names, partial),
      // Types without an order follow the ordered ones, by number.
      showOrder: showOrder ?? known?.showOrder ?? Math.min(100 + webId, 32_000),
      sale: sale ?? known?.sale ?? true,
      rent: rent ?? known?.rent ?? true,
    })
  })
}

/** Municipalities with new content. */
export function planCities(offered: OfferedCity[], stored: CityRow[], partial: boolean): CityRow[] {
  const before = new Map(stored.map((row) => [placeKey(row), row]))
  return offered.flatMap(({ countryId, zip, ...given }) => {
    const known = before.get(placeKey({ countryId, zip }))
    return changed(known, { countryId, zip, names: mergeNames(given, known?.names, partial) })
  })
}

const placeKey = ({ countryId, zip }: Pick<CityRow, 'countryId' | 'zip'>) => `${countryId} ${zip}`

const changed = <Row>(known: Row | undefined, row: Row): Row[] => (isDeepStrictEqual(row, known) ? [] : [row])

/**
 * Names that a feed does not contain are kept. In a partial feed, names that only records use complete the stored ones
 * and never replace them: a single record speaks of one listing, the lists of the whole site.
 */
const mergeNames = (
  { names, listed }: { names: Translations; listed: Translations },
  stored: Translations | undefined,
  partial: boolean,
): Translations => (partial ? { ...names, ...stored, ...listed } : { ...stored, ...names })
