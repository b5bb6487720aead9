import { foldText } from '~/kernel/search-text'
import { type Area, areas, isWhole } from './areas'
import { findMunicipalities, type Municipality, namesOf } from './municipalities'

/** What a name or a postal code means: areas, or single postal codes. */
export type PlacesFound = { areas: readonly Area[]; places: readonly Municipality[] }

const byWord = new Map<string, Area[]>()
for (const area of areas) {
  for (const word of area.words) byWord.set(word, [...(byWord.get(word) ?? []), area])
}

/**
 * Finds what is meant by exactly this name, in any language, ignoring case and accents. A well-known area comes first
 * ("Brussels" is the region), then whole municipalities and communes, then parts of one and villages. A postal code
 * means itself. All places that share a name are meant, for a name does not tell them apart.
 * @returns both lists empty for an unknown name
 * @see docs/requirements.md, P7
 */
export function placesNamed(name: string): PlacesFound {
  const word = foldText(name)
  const found = byWord.get(word) ?? []
  const known = found.filter((area) => !isWhole(area))
  if (known.length > 0) return { areas: known, places: [] }
  const within = new Set(found.map(({ id }) => id))
  const ownName = (place: Municipality) => namesOf(place).has(word)
  const others = findMunicipalities(name).filter(
    (place) => !within.has(place.parentZip ?? place.zip) && !isCommune(place, found),
  )
  // A village of that name elsewhere is not meant where a municipality has the name.
  return { areas: found, places: found.length > 0 ? others.filter(ownName) : others }
}

/** Luxembourg's towns are communes too. */
const isCommune = ({ country }: Municipality, found: readonly Area[]) =>
  country === 'LU' && found.some(({ kind }) => kind === 'commune')
