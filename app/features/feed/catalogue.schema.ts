import { z } from 'zod'
import { highestTypeId } from '~/kernel/bounds'
import { locales } from '~/kernel/locale'
import { flag, requiredName, requiredOneOf, requiredWhole, whole, words } from './fields'
import { requiredZip, withPlainZip } from './zip-field'

const language = requiredOneOf(locales, 'Language of the record')

/** A main type in one language. */
export const typeRecordSchema = z.object(
  {
    ID: whole('Not used'),
    WebID: requiredWhole('Number of the type', 0, highestTypeId),
    Name: requiredName('Name, in the language of the record'),
    ShowOrder: whole('Place in lists', 0, 32_000),
    Sale: flag('Offered among listings for sale'),
    Rent: flag('Offered among listings for rent'),
    language,
    countSaleProperty: whole('Not used: totals are counted'),
    countRentProperty: whole('Not used: totals are counted'),
  },
  { error: 'is not an object' },
)

/** A municipality in one language. */
export const cityRecordSchema = withPlainZip(
  z.object(
    {
      Name: requiredName('Name, in the language of the record'),
      Zip: requiredZip('Postal code (1630, B-1630, L-1648)'),
      CountryID: whole('10 Belgium (when absent), 50 Luxembourg'),
      CountryName: words('Not used'),
      PropertyCount: whole('Not used: totals are counted'),
      language,
    },
    { error: 'is not an object' },
  ),
)

export type TypeRecord = z.output<typeof typeRecordSchema>
export type CityRecord = z.output<typeof cityRecordSchema>
