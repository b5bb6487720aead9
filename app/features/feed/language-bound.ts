import { allListingFields, isPerLanguage } from '~/kernel/listing-fields'

/** Fields of a record that belong to its language; all others are the same in every language. */
const shared = [
  'language',
  'CountryName',
  'City',
  // Streets in Brussels have two names.
  'Street',
  'SmallPictureItem.Name',
  'XLargePictureItem.Name',
  'Details.Description',
  'Details.Pictures.Name',
  'Details.FloorPlans.Name',
  'Details.Documents.Name',
]

export const languageBoundOfListing: ReadonlySet<string> = new Set([
  ...shared,
  'PriceUnitText',
  'MarqueeName',
  'MainTypeName',
  'TypeDescription',
  ...allListingFields.filter(isPerLanguage).map(({ feed }) => `Details.${feed}`),
])

export const languageBoundOfProject: ReadonlySet<string> = new Set([
  ...shared,
  'WebIDName',
  'Details.Title',
  'Details.Delivery',
  'Details.Units.Name',
  'Details.Units.Floor',
  'Details.Units.Type',
])
