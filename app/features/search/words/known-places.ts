import {
  type Area,
  type AreaId,
  areas as allAreas,
  areaById,
  areaIdsOf,
  isWhole,
} from '~/kernel/places/areas'
import { codeOf, countryIdOf, municipalities, namesOf } from '~/kernel/places/municipalities'
import { countryIds, postalCode } from '~/kernel/region'
import { type PlaceNames, placeNames, type WordPlace, type WordWhole } from './place-names'

/** A place with listings; its names are folded. */
export type OfferedPlace = { countryId: number; zip: string; names: readonly string[] }

/** Every place in the product's list, and those that only the feed has. */
export function knownPlaces(offered: readonly OfferedPlace[]): PlaceNames {
  const byCode = new Map(offered.map((place) => [postalCode(place), place]))
  const ofProduct = municipalities.map((place) => {
    const names = [...namesOf(place)]
    const isTown = place.town === true || place.country === 'LU'
    const code = { countryId: countryIdOf[place.country], zip: place.zip, names }
    return wordPlace(code, { offered: byCode.has(postalCode(code)), isTown })
  })
  const ofFeed = [...byCode.values()]
    .filter((place) => !productCodes.has(postalCode(place)))
    .map((place) => wordPlace(place, { offered: true, isTown: false }))
  const withHomes = new Set(offered.flatMap(areasOf))
  return placeNames(
    [...ofProduct, ...ofFeed],
    allAreas.filter(isWhole).map((area) => wordWhole(area, withHomes.has(area))),
  )
}

const productCodes = new Set(municipalities.map(codeOf))

/** Without the names of the municipality or commune that it is a part of: these mean all of that. */
function wordPlace(place: OfferedPlace, known: Pick<WordPlace, 'offered' | 'isTown'>): WordPlace {
  const areas = areasOf(place)
  const wholes = areas.filter(isWhole)
  return {
    ...known,
    zip: postalCode(place),
    names: place.names.filter((name) => !wholes.some(({ words }) => words.has(name))),
    within: areas.map(({ id }) => id),
  }
}

/** A code of Luxembourg does not tell the commune, its name does. */
function areasOf({ countryId, zip, names }: OfferedPlace): Area[] {
  const cities = countryId === countryIds.belgium ? [undefined] : names
  const ids = new Set<AreaId>(cities.flatMap((city) => areaIdsOf({ countryId, zip, city })))
  return [...ids].flatMap((id) => areaById(id) ?? [])
}

function wordWhole({ id, kind, words, mainCode, isTown, names }: Area, offered: boolean): WordWhole {
  const place =
    kind === 'commune'
      ? { countryId: countryIds.luxembourg, zip: '', city: names.fr }
      : { countryId: countryIds.belgium, zip: mainCode ?? '' }
  return { area: id, names: [...words], offered, isTown: isTown === true, within: areaIdsOf(place) }
}
