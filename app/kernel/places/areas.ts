import type { Point } from '~/kernel/geo'
import { type Locale, locales } from '~/kernel/locale'
import { memo } from '~/kernel/memo'
import { countryIds } from '~/kernel/region'
import { foldText } from '~/kernel/search-text'
import { type Canton, type Commune, cantons, communes } from './communes'
import {
  codeOf,
  type Municipality,
  municipalities,
  municipalityByZip,
  municipalityName,
} from './municipalities'
import mergedNames from './municipality-names.json'
import { type NamedArea, namedAreas } from './named-areas'

type Texts = Record<Locale, string>

/** `brussels`, `vlaamse-rand`, `lu-mamer`, or the main postal code of a municipality. */
export type AreaId = string

/**
 * A region, province, well-known area, canton, commune of Luxembourg, or a municipality of Belgium with all its parts.
 * The id of a municipality is its main postal code.
 */
export type Area = {
  id: AreaId
  kind: NamedArea['kind'] | 'canton' | 'commune' | 'municipality'
  names: Texts
  /** With its preposition, as a title needs it: "in de Vlaamse Rand". Municipalities and communes are named as towns are. */
  where?: Texts
  /** Of a municipality, and of a commune whose codes are known: that of its centre, `1650` or `L-1648`. */
  mainCode?: string
  /** A municipality of at least 15,000 people, or a commune whose codes are known. */
  isTown?: boolean
  /** All names and abbreviations, normalised for search. */
  words: ReadonlySet<string>
  /** Ranges of Belgian postal codes, both ends inclusive. */
  ranges: readonly (readonly [from: string, to: string])[]
  /** Communes of Luxembourg. */
  communes: readonly Commune[]
}

/** `city` is the feed's name of the place, because a code of Luxembourg does not tell the commune. */
export type AreaPlace = { countryId: number; zip: string; city?: string | undefined }

const inEach = (say: (locale: Locale) => string): Texts => ({
  nl: say('nl'),
  fr: say('fr'),
  en: say('en'),
  de: say('de'),
})

const wordsOf = (names: Texts, aliases: readonly string[] = []) =>
  new Set([...locales.map((locale) => names[locale]), ...aliases].map(foldText))

/** Codes of Belgian municipalities with their parts, by main code. */
const codesOf = new Map<string, string[]>()
for (const { zip, parentZip = zip, country } of municipalities) {
  if (country === 'BE') codesOf.set(parentZip, [...(codesOf.get(parentZip) ?? []), zip])
}

const single = (zip: string) => [zip, zip] as const

const fromNamed = (area: NamedArea): Area => ({
  ...area,
  words: wordsOf(area.names, area.aliases),
  ranges: [
    ...(area.ranges ?? []),
    ...(area.municipalities ?? []).flatMap((zip) => codesOf.get(zip) ?? []).map(single),
    ...(area.zips ?? []).map(single),
  ],
  communes: area.kind === 'country' ? communes : [],
})

type OwnName = Partial<Texts> & { zip: string; aliases?: string[]; town?: boolean }
const ownNames = new Map((mergedNames as OwnName[]).map((own) => [own.zip, own]))

/** Municipalities of several codes; the name of one that merged is often none of its codes'. */
const wholeMunicipalities: Area[] = municipalities.flatMap((place) => {
  const codes = place.country === 'BE' && !place.parentZip ? (codesOf.get(place.zip) ?? []) : []
  if (codes.length < 2) return []
  const own = ownNames.get(place.zip)
  const names = inEach((locale) => municipalityName({ ...place, ...own }, locale))
  return {
    id: place.zip,
    kind: 'municipality',
    names,
    mainCode: place.zip,
    isTown: own?.town ?? place.town === true,
    words: wordsOf(names, [...(place.altFr ? [place.altFr] : []), ...(own?.aliases ?? [])]),
    ranges: codes.map(single),
    communes: [],
  }
})

const cantonNames: Record<Canton, string> = {
  capellen: 'Capellen',
  clervaux: 'Clervaux',
  diekirch: 'Diekirch',
  echternach: 'Echternach',
  esch: 'Esch-sur-Alzette',
  grevenmacher: 'Grevenmacher',
  'luxembourg-canton': 'Luxembourg',
  mersch: 'Mersch',
  redange: 'Redange',
  remich: 'Remich',
  vianden: 'Vianden',
  wiltz: 'Wiltz',
}

function cantonArea(canton: Canton): Area {
  const town = cantonNames[canton]
  const of = /^E/.test(town) ? `d’${town}` : `de ${town}`
  const names = { nl: `Kanton ${town}`, fr: `Canton ${of}`, en: `Canton of ${town}`, de: `Kanton ${town}` }
  const where = {
    nl: `in het kanton ${town}`,
    fr: `dans le canton ${of}`,
    en: `in the canton of ${town}`,
    de: `im Kanton ${town}`,
  }
  const within = communes.filter((commune) => commune.canton === canton)
  return {
    id: `canton-${canton.replace('-canton', '')}`,
    kind: 'canton',
    names,
    where,
    words: wordsOf(names),
    ranges: [],
    communes: within,
  }
}

function communeArea(commune: Commune): Area {
  const names = inEach((locale) => commune[locale] ?? commune.fr)
  const { zip, lb, aliases = [] } = commune
  return {
    id: commune.id,
    kind: 'commune',
    names,
    ...(zip && { mainCode: codeOf({ zip, country: 'LU' }) }),
    isTown: zip !== undefined,
    words: wordsOf(names, [commune.fr, ...(lb ? [lb] : []), ...aliases]),
    ranges: [],
    communes: [commune],
  }
}

/** Every area that a list, an alert or words can ask for. */
export const areas: readonly Area[] = [
  ...namedAreas.map(fromNamed),
  ...wholeMunicipalities,
  ...cantons.map(cantonArea),
  ...communes.map(communeArea),
]

const byId = new Map(areas.map((area) => [area.id, area]))

export const areaIds: readonly AreaId[] = areas.map(({ id }) => id)

export const areaById = (id: AreaId): Area | undefined => byId.get(id)

export const areaName = (area: Area, locale: Locale): string => area.names[locale]

/** Whether it is one municipality or commune with all its parts. */
export const isWhole = (area: Area | undefined): boolean =>
  area?.kind === 'municipality' || area?.kind === 'commune'

/** Regions and countries whose name means a town as well. */
const townOfArea: Partial<Record<AreaId, readonly [zip: string, country: 'BE' | 'LU']>> = {
  brussels: ['1000', 'BE'],
  luxembourg: ['1648', 'LU'],
}

function townOf({ id }: Area): Municipality | undefined {
  const town = townOfArea[id]
  return town && municipalityByZip(...town)
}

/** The middle of a municipality, a commune, or the town that a region is called as; undefined for other areas. */
export const centreOf = (area: Area): Point | undefined =>
  (area.kind === 'commune' ? area.communes[0] : townOf(area)) ?? municipalityByZip(area.id, 'BE')

/** The name of that middle: of the town, where a country or region is called as one. */
export function centreName(area: Area, locale: Locale): string {
  const town = townOf(area)
  return town ? municipalityName(town, locale) : areaName(area, locale)
}

/** Tells whether a place lies in the area with this id; in none if there is no such area. */
export function isInArea(id: AreaId, place: AreaPlace): boolean {
  const area = byId.get(id)
  return area !== undefined && contains(area, place)
}

function contains(area: Area, place: AreaPlace): boolean {
  const zip = place.zip.trim()
  if (place.countryId === countryIds.belgium) {
    return /^\d{4}$/.test(zip) && area.ranges.some(([from, to]) => from <= zip && zip <= to)
  }
  if (place.countryId !== countryIds.luxembourg || area.communes.length === 0) return false
  return area.kind === 'country' || area.communes.some((commune) => isInCommune(commune, zip, place.city))
}

/** By the range of its codes where that is known, else by name. */
function isInCommune(commune: Commune, zip: string, city = ''): boolean {
  const { zipFrom, zipTo, fr, de, lb, also = [], aliases = [] } = commune
  if (zipFrom && zipTo && zipFrom <= zip && zip <= zipTo) return true
  const name = foldText(city)
  return name !== '' && [fr, de, lb, ...also, ...aliases].some((known) => known && foldText(known) === name)
}

/** Lists the ids of every area that a place lies in, largest first. */
export const areaIdsOf = ({ countryId, zip, city = '' }: AreaPlace): readonly AreaId[] =>
  areasOfKey(`${countryId}|${zip}|${city}`)

/** The commune that a code of Luxembourg alone tells: of a town whose range of codes is known. */
export const communeOfZip = (zip: string): AreaId | undefined =>
  areaIdsOf({ countryId: countryIds.luxembourg, zip }).find((id) => byId.get(id)?.kind === 'commune')

/** Hundreds of areas are compared, and a match of search alerts asks for every place with listings. */
const areasOfKey = memo((key) => {
  const [countryId = '', zip = '', ...city] = key.split('|')
  const place = { countryId: Number(countryId), zip, city: city.join('|') }
  return areas.filter((area) => contains(area, place)).map(({ id }) => id)
})
