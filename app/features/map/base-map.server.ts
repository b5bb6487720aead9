import { type Locale, locales } from '~/kernel/locale'
import { type Municipality, municipalities, municipalityName } from '~/kernel/places/municipalities'
import landscape from './landscape.json'
import outlines from './outlines.json'

/** Zoom level from which a name is shown: 0 from farthest out, 3 only close up. */
type Rank = 0 | 1 | 2 | 3

type Name = { name: string; lat: number; lng: number; rank: Rank }

/**
 * Data of the built-in map: outlines of the surrounding countries, a sketch of rivers and woods, and the names of
 * municipalities.
 *
 * `outlines.json` is Natural Earth's 1:10,000,000 (public domain), cut to these countries and simplified to 70 m for
 * Belgium and Luxembourg, 450 m for their neighbours. `landscape.json` is drawn by hand through well-known coordinates,
 * accurate to a few hundred metres.
 */
export const baseMapOf = (locale: Locale): string => baseMaps.get(locale) ?? ''

const capitals = ['1000', '1648']

/** Brussels and the places around it have codes from 1000 to 1999; elsewhere only towns are named. */
function rankOf({ zip, parentZip, country }: Municipality): Rank {
  if (capitals.includes(zip)) return 0
  if (parentZip) return 3
  return country === 'BE' && zip.startsWith('1') ? 2 : 1
}

const named = municipalities.filter(
  ({ zip, town, country }) => country === 'LU' || zip.startsWith('1') || town,
)

const namesIn = (locale: Locale): Name[] =>
  named
    .map((place) => ({
      name: municipalityName(place, locale),
      lat: place.lat,
      lng: place.lng,
      rank: rankOf(place),
    }))
    .sort((a, b) => a.rank - b.rank)

const baseMaps = new Map(
  locales.map((locale) => [locale, JSON.stringify({ outlines, landscape, names: namesIn(locale) })]),
)
