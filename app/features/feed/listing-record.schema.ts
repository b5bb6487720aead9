import { z } from 'zod'
import { highestId, highestTypeId } from '~/kernel/bounds'
import { locales } from '~/kernel/locale'
import { countryIds } from '~/kernel/region'
import { detailsShape, pictureShape } from './details.schema'
import {
  amount,
  euro,
  fileAddress,
  flag,
  group,
  known,
  name,
  requiredOneOf,
  requiredWhole,
  whole,
  words,
} from './fields'
import { withPlainZip, zip } from './zip-field'

export const defaultCountryId = countryIds.belgium

const isKnownCountry = (id: number | undefined) =>
  id === undefined || id === countryIds.belgium || id === countryIds.luxembourg

/** Fields that listings and projects share. */
export const recordShape = {
  ID: requiredWhole('Number of the record, the same in every language and for ever', 1, highestId),
  Goal: requiredWhole('0 for sale, otherwise for rent'),
  language: requiredOneOf(locales, 'Language of the record'),
  CountryID: whole('10 Belgium, 50 Luxembourg')
    .refine(isKnownCountry, 'is an unknown country: 10 is Belgium, 50 Luxembourg')
    .describe('10 Belgium (when absent), 50 Luxembourg'),
  CountryName: words('Country, in the language of the record; not used'),
  Zip: zip('Postal code (1630, B-1630, L-1648); it decides the region'),
  City: name('Municipality, in the language of the record'),
  Street: words('Street'),
  HouseNumber: words('House number'),
  BoxNr: words('Box'),
  SmallPictureItem: group(pictureShape, 'Picture of the card, when Details has none'),
  XLargePictureItem: group(
    { ...pictureShape, ID: whole('Not used'), Url: fileAddress('The same picture, large') },
    'The same picture, large',
  ),
}

/** A property in one language, in the feed's own field names. */
export const listingRecordSchema = withPlainZip(
  z.object(
    {
      ...recordShape,
      Price: known(euro('Sale price, or rent a month')),
      PublishPrice: flag('Show the price; yes unless given'),
      PriceUnit: whole('7 means "starting from"'),
      PriceUnitText: words('Words beside the price'),
      Marquee: whole('Ribbon of the card, 0 for none'),
      MarqueeName: words('Words on the ribbon'),
      PublishAddress: flag('Show street and number; no unless given'),
      EnergyPerformance: amount(
        'Primary energy use, in kWh/m² per year; absent, or 0 unless EPCLabelText is the best label of the region, means unknown',
        -10_000,
        100_000,
      ),
      EPCLabelText: words('Energy label; it decides in Luxembourg, and elsewhere where the energy use is 0'),
      WebID: requiredWhole('Main type, one of webIDs', 0, highestTypeId),
      WebIDs: words('Types, their WebID separated by commas'),
      MainTypeName: words('Type, in the language of the record'),
      TypeDescription: words('Title of the listing'),
      RecordFile: whole('File number at the agency'),
      Details: group(detailsShape, 'Everything beyond the card'),
    },
    { error: 'is not an object' },
  ),
)

export type ListingRecord = z.output<typeof listingRecordSchema>
