import {
  type Area,
  type AreaId,
  areas as allAreas,
  areaById,
  areaIdsOf,
  isWhole,
} from '~/kernel/places/areas'
import { countryIdOf, municipalities, namesOf } from '~/kernel/places/municipalities'
import { countryIds } from '~/kernel/region'
import { type PlaceNames, placeNames, type WordPlace, type WordWhole } from './place-names'

/** A place with listings; its names are folded. */
export type OfferedPlace = { countryId: number; zip: string; names: readonly string[] }

/** Every place in the product's list, and those that only the feed has. */
export function knownPlaces(offered: readonly OfferedPlace[]): PlaceNames {
  const byZip = new Map(offered.map((place) => [place.zip, place]))
  const ofProduct = municipalities.map((place) => {
    const names = [...namesOf(place)]
    const isTown = place.town === true || place.country === 'LU'
    const code = { countryId: countryIdOf[place.country], zip: place.zip, names }
    return wordPlace(code, { offered: byZip.has(place.zip), isTown })
  })
  const ofFeed = [...byZip.values()]
    .filter(({ zip }) => !productZips.has(zip))
    .map((place) => wordPlace(place, { offered: true, isTown: false }))
  const withHomes = new Set(offered.flatMap(areasOf))
  return placeNames(
    [...ofProduct, ...ofFeed],
    allAreas.filter(isWhole).map((area) => wordWhole(area, withHomes.has(area))),
  )
}

const productZips = new Set(municipalities.map(({ zip }) => zip))

/** Without the names of the municipality or commune that it is a part of: these mean all of that. */
function wordPlace(place: OfferedPlace, known: Pick<WordPlace, 'offered' | 'isTown'>): WordPlace {
  const areas = areasOf(place)
  const wholes = areas.filter(isWhole)
  return {
    ...known,
    zip: place.zip,
    names: place.names.filter((name) => !wholes.some(({ words }) => words.has(name))),
    within: areas.map(({ id }) => id),
    isBelgian: place.countryId === countryIds.belgium,
  }
}

/** A code of Luxembourg does not tell the commune, its name does. */
function areasOf({ countryId, zip, names }: OfferedPlace): Area[] {
  const cities = countryId === countryIds.belgium ? [undefined] : names
  const ids = new Set<AreaId>(cities.flatMap((city) => areaIdsOf({ countryId, zip, city })))
  return [...ids].flatMap((id) => areaById(id) ?? [])
}

function wordWhole({ id, kind, words, mainZip, isTown, names }: Area, offered: boolean): WordWhole {
  const place =
    kind === 'commune'
      ? { countryId: countryIds.luxembourg, zip: '', city: names.fr }
      : { countryId: countryIds.belgium, zip: mainZip ?? '' }
  return { area: id, names: [...words], offered, isTown: isTown === true, within: areaIdsOf(place) }
}
