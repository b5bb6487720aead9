import { listingSubtypes } from '~/kernel/listing-subtypes'
import { placeOfCode } from '~/kernel/region'
import { areasCalled } from './area-names'
import type { KnownNames } from './items'
import { knownPlaces } from './known-places'
import { typeNames } from './type-names'

const offered = '1050 1160 1180 1190 1410 1420 1500 1620 1630 1640 L-1648 1650'.split(' ')

/** The places of the product, with homes in some, and the types of an agency that has all kinds. */
export const knownNames: KnownNames = {
  places: knownPlaces(offered.map((code) => ({ ...placeOfCode(code), names: [] }))),
  areas: areasCalled,
  subtypes: new Set(listingSubtypes),
  types: typeNames([
    { webId: 1, names: { nl: 'Huis/villa/hoeve', fr: 'Maison/villa/ferme', en: 'House/villa/farm' } },
    { webId: 2, names: { nl: 'Studio', fr: 'Studio', en: 'Studio' } },
    { webId: 3, names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment' } },
    { webId: 4, names: { nl: 'Grond', fr: 'Terrain', en: 'Land' } },
    { webId: 5, names: { nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport', en: 'Investment property' } },
    { webId: 6, names: { nl: 'Handelspand', fr: 'Rez commercial', en: 'Commercial premises' } },
    { webId: 7, names: { nl: 'Garage/parking', fr: 'Garage/parking', en: 'Garage/parking' } },
  ]),
}
