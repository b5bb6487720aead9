import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import { municipalityByZip, municipalityName } from '~/kernel/places/municipalities'
import { readCriteria } from '../listing-criteria'
import type { PlaceLookup } from './place-lookup'
import { wherePhrase } from './where-phrase'

const names = {
  nl: 'Station Linkebeek',
  fr: 'Gare de Linkebeek',
  en: 'Linkebeek station',
  de: 'Bahnhof Linkebeek',
} as const

const lookup: PlaceLookup = {
  pointsNamed: (name) =>
    name === 'Station Linkebeek' ? [{ lat: 50.7687, lng: 4.3331, nameIn: (locale) => names[locale] }] : [],
  isNear: () => false,
  cityNames: () => [],
}

function phrase(query: string, locale: Locale) {
  const values = readCriteria('sale', new URLSearchParams(query))
  const cityOf = (zip: string) => {
    const place = municipalityByZip(zip, 'BE')
    return place ? municipalityName(place, locale) : zip
  }
  return wherePhrase(values, { t: translateTo(locale), locale, cityOf, lookup })
}

test.each<[query: string, locale: Locale, said: string | undefined]>([
  ['', 'nl', undefined],
  ['city=Ukkel|1180', 'nl', 'in Ukkel'],
  ['city=Ukkel|1180&city=Halle|1500', 'fr', 'à Uccle et Hal'],
  ['city=x|1234', 'nl', undefined],
  ['in=vlaamse-rand', 'nl', 'in de Vlaamse Rand'],
  ['in=vlaamse-rand', 'fr', 'en périphérie flamande'],
  ['in=vlaamse-rand', 'en', 'in the Flemish periphery'],
  ['in=vlaamse-rand', 'de', 'im Flämischen Rand'],
  ['in=1650', 'fr', 'à Beersel'],
  ['in=6210', 'fr', 'aux Bons Villers'],
  ['in=6210&city=Halle|1500', 'fr', 'à Hal et aux Bons Villers'],
  ['in=1650&city=Halle|1500', 'fr', 'à Hal et Beersel'],
  ['in=brabant-wallon&city=Halle|1500', 'nl', 'in Halle en in Waals-Brabant'],
  ['around=Station Linkebeek~5', 'nl', 'binnen 5 km van station Linkebeek'],
  ['around=Station Linkebeek~5', 'fr', 'à moins de 5 km de la gare de Linkebeek'],
  ['around=Station Linkebeek~5', 'en', 'within 5 km of Linkebeek station'],
  ['around=Station Linkebeek~5', 'de', 'im Umkreis von 5 km um den Bahnhof Linkebeek'],
  ['around=1180~10', 'fr', 'à moins de 10 km d’Uccle'],
  ['around=call 0900~5', 'nl', undefined],
  ['near=station', 'fr', 'près d’une gare'],
  ['near=school&city=Halle|1500', 'nl', 'in Halle bij een school'],
  ['in=brussels&in=antwerpen&in=namur&in=liege', 'nl', undefined],
])('P7 a list of "%s" in %s says "%s"', (query, locale, said) => {
  expect(phrase(query, locale)).toBe(said)
})
