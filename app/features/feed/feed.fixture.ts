/** Builds feed records for tests; each field can be overridden. */
export const listingRecord = (over: Record<string, unknown> = {}) => ({
  ID: 2706,
  Goal: 0,
  Price: 495_000,
  PublishPrice: true,
  PublishAddress: true,
  Street: 'Hollebeekstraat',
  HouseNumber: '12',
  Zip: '1630',
  City: 'LINKEBEEK',
  CountryID: 10,
  EnergyPerformance: 212,
  EPCLabelText: 'C',
  WebID: 1,
  WebIDs: '1',
  MainTypeName: 'villa',
  TypeDescription: 'Villa met tuin',
  RecordFile: '5008',
  language: 'nl',
  ...over,
})

export const bothLanguages = (over: Record<string, unknown> = {}) => [
  listingRecord(over),
  listingRecord({ language: 'fr', TypeDescription: 'Villa avec jardin', ...over }),
]

export const picture = (ID: number, over: Record<string, unknown> = {}) => ({
  ID,
  Url: `pictures/${ID}.jpg`,
  Width: 1600,
  Height: 1200,
  Name: `Foto ${ID}`,
  ...over,
})

export const projectRecord = (over: Record<string, unknown> = {}) => ({
  ID: 12,
  Goal: 0,
  PublicAddress: true,
  Zip: '1650',
  City: 'BEERSEL',
  CountryID: 10,
  WebID: '3',
  WebIDName: 'Appartement',
  language: 'nl',
  ...over,
})
