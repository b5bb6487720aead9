import { broaderSubtypes, type ListingSubtype } from '~/kernel/listing-subtypes'
import { memo } from '~/kernel/memo'
import { foldText } from '~/kernel/search-text'
import { isAnnuity } from '../../projection/is-annuity'
import type { PublicFacts } from './searched-listing'

/** How feeds call each subtype in their own words for a listing's type, in any language, as `foldText` writes it. */
const named: Record<Exclude<ListingSubtype, 'annuity'>, readonly string[]> = {
  house: [
    ...['huis', 'woning', 'woonhuis', 'rijwoning', 'rijhuis', 'gezinswoning', 'eengezinswoning', 'maison'],
    ...['house', 'haus', 'einfamilienhaus', 'reihenhaus', 'doppelhaus', 'maison mitoyenne', 'terraced house'],
  ],
  villa: ['villa', 'landhuis', 'country house', 'landhaus'],
  bungalow: ['bungalow', 'plain pied'],
  'town-house': [
    'herenhuis',
    'herenwoning',
    'burgerhuis',
    'maison de maitre',
    'town house',
    'herrenhaus',
    'stadthaus',
  ],
  farm: [
    ...['hoeve', 'boerderij', 'fermette', 'vierkantshoeve', 'langgevelhoeve', 'ferme', 'farm', 'farmhouse'],
    ...['bauernhof', 'bauernhaus'],
  ],
  apartment: ['appartement', 'flat', 'apartment', 'wohnung', 'eigentumswohnung', 'etagenwohnung'],
  'ground-floor': [
    ...['gelijkvloers', 'gelijkvloers appartement', 'gelijkvloerse verdieping', 'rez de chaussee'],
    ...['rez de jardin', 'ground floor', 'ground floor apartment', 'ground floor flat', 'erdgeschoss'],
    ...['erdgeschosswohnung'],
  ],
  duplex: ['duplex', 'triplex', 'maisonette', 'maisonnette'],
  penthouse: ['penthouse'],
  loft: ['loft'],
  studio: ['studio', 'flatstudio', 'kitchenette'],
  'student-room': [
    ...['kot', 'studentenkamer', 'studentenkot', 'chambre d etudiant', 'chambre etudiant', 'kot etudiant'],
    ...['student room', 'studentenzimmer', 'studio etudiant', 'studentenstudio'],
  ],
  land: [
    ...['grond', 'bouwgrond', 'perceel', 'bouwkavel', 'terrain', 'terrain a batir', 'land', 'building plot'],
    ...['building land', 'plot', 'grundstuck', 'baugrundstuck', 'baugrund'],
  ],
  investment: [
    ...['opbrengsteigendom', 'appartementsgebouw', 'immeuble de rapport', 'immeuble a appartements'],
    ...['investment property', 'apartment building', 'anlageobjekt', 'renditeobjekt', 'mehrfamilienhaus'],
  ],
  'mixed-use': [
    ...['handelshuis', 'gemengd gebruik', 'gemengd gebouw', 'handelspand met woonst', 'immeuble mixte'],
    ...['usage mixte', 'mixed use', 'mixed use building', 'wohn und geschaftshaus', 'gemischte nutzung'],
  ],
  commercial: [
    ...['handelspand', 'winkel', 'handelsruimte', 'rez commercial', 'commerce', 'surface commerciale'],
    ...['commercial premises', 'commercial', 'shop', 'gewerbeobjekt', 'geschaft', 'ladenlokal', 'horeca'],
  ],
  office: ['kantoor', 'kantoorruimte', 'bureau', 'bureaux', 'office', 'offices', 'buro', 'buros'],
  garage: [
    ...['garage', 'garagebox', 'autostaanplaats', 'staanplaats', 'parking', 'parkeerplaats', 'emplacement'],
    ...['parking space', 'box', 'stellplatz', 'tiefgaragenstellplatz'],
  ],
}

const phrases = Object.entries(named).flatMap(([subtype, words]) =>
  words.map((phrase) => [` ${phrase} `, subtype as ListingSubtype] as const),
)

/**
 * The subtypes of a listing: what its feed names, what the words for its type say in any language, and what its other
 * public facts make it. What each is as well, is one of them.
 */
export function subtypesOf(listing: PublicFacts): Set<ListingSubtype> {
  const { details, goal, typeNames } = listing
  const found = new Set(typeNames.flatMap(subtypesNamed))
  if (details.subtype) found.add(details.subtype)
  // A feed that says "town house" does not mean that it is in the countryside, nor "commercial ground floor" a home.
  for (const one of [...found]) {
    const broader = broaderSubtypes[one]
    if (broader) found.add(broader)
  }
  if (found.has('apartment') && details.rooms?.floor === 0) found.add('ground-floor')
  if (isAnnuity(goal, details)) found.add('annuity')
  return found
}

/** The longest phrases first: "town house" is no "house" alone, "immeuble à appartements" no apartment. */
export const subtypesNamed = memo((typeName: string): readonly ListingSubtype[] => {
  let rest = ` ${foldText(typeName)} `
  const found: ListingSubtype[] = []
  for (const [phrase, subtype] of byLength) {
    if (!rest.includes(phrase)) continue
    found.push(subtype)
    rest = rest.replace(phrase, '  ')
  }
  return found
}, 1_000)

const byLength = phrases.toSorted(([a], [b]) => b.length - a.length)
