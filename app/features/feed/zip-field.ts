import type { z } from 'zod'
import { countryIdOf } from '~/kernel/places/municipalities'
import { readZip } from '~/kernel/read-zip'
import { name, requiredName } from './text-fields'

const isZip = (value: string | undefined) => !value || readZip(value) !== undefined
const notZip = 'is no postal code: 1630, B-1630 or L-1648'

/** Optional postal code of Belgium or Luxembourg. */
export const zip = (description: string) => name(description).refine(isZip, notZip).describe(description)

/** Required postal code of Belgium or Luxembourg. */
export const requiredZip = (description: string) =>
  requiredName(description).refine(isZip, notZip).describe(description)

type ZipFields = { Zip?: string | undefined; CountryID?: number | undefined }

const countryOf = ({ Zip = '' }: ZipFields) => {
  const country = readZip(Zip)?.country
  return country && countryIdOf[country]
}

const isInItsCountry = (record: ZipFields) =>
  (countryOf(record) ?? record.CountryID) === (record.CountryID ?? countryOf(record))

/**
 * Reads a record's postal code as its four digits, which the site searches and finds regions by. A letter before them says
 * the country where CountryID does not; where they disagree the code is invalid, for its region would be a guess.
 */
export const withPlainZip = <Rec extends ZipFields>(schema: z.ZodType<Rec>) =>
  schema
    .refine(isInItsCountry, { error: 'is of another country than CountryID', path: ['Zip'] })
    .transform((record): Rec => {
      const digits = readZip(record.Zip ?? '')?.zip
      return digits ? { ...record, Zip: digits, CountryID: record.CountryID ?? countryOf(record) } : record
    })
