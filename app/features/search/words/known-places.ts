import { type Area, type AreaId, areaById, areaIdsOf, areas, isWhole } from '~/kernel/places/areas'
import { countryIdOf, municipalities, municipalityByZip, namesOf } from '~/kernel/places/municipalities'
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
  const withHomes = new Set(offered.flatMap(wholesOf))
  return placeNames(
    [...ofProduct, ...ofFeed],
    areas.filter(isWhole).map((area) => wordWhole(area, withHomes.has(area))),
  )
}

const productZips = new Set(municipalities.map(({ zip }) => zip))

/** Without the names of the municipality or commune that it is a part of: these mean all of that. */
function wordPlace(place: OfferedPlace, known: Pick<WordPlace, 'offered' | 'isTown'>): WordPlace {
  const within = wholesOf(place)
  return {
    ...known,
    zip: place.zip,
    names: place.names.filter((name) => !within.some(({ words }) => words.has(name))),
    within: within.map(({ id }) => id),
    isBelgian: place.countryId === countryIds.belgium,
  }
}

/** A code of Luxembourg does not tell the commune, its name does. */
function wholesOf({ countryId, zip, names }: OfferedPlace): Area[] {
  const cities = countryId === countryIds.belgium ? [undefined] : names
  const ids = new Set<AreaId>(cities.flatMap((city) => areaIdsOf({ countryId, zip, city })))
  return [...ids].flatMap((id) => areaById(id) ?? []).filter(isWhole)
}

function wordWhole(area: Area, offered: boolean): WordWhole {
  const isTown =
    area.kind === 'commune'
      ? area.communes.some(({ zip }) => zip !== undefined)
      : municipalityByZip(area.id, 'BE')?.town === true
  return { area: area.id, names: [...area.words], offered, isTown }
}
