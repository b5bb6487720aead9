import { expect, test } from 'vitest'
import { listingRecord, picture, projectRecord } from './feed.fixture'
import { mergeListings, mergeProjects } from './merge-records'
import { toDocuments, toPictures } from './to-files'

const place = { folder: 'feed', address: null }
const named = (over: object) => ({
  TypeDescription: 'Villa aan de HOLLEBEEKSTRAAT',
  Details: {
    Description: '<p>Hollebeekstraat 12, stil gelegen.</p>',
    Pictures: [picture(1, { Name: 'Hollebeekstraat 12 voorgevel' }), picture(2, { Name: 'Tuin' })],
    FloorPlans: [picture(3, { Name: 'plan hollebeekstraat' })],
    Documents: [{ ID: 4, Name: 'EPC Hollebeekstraat', Url: 'documents/epc.pdf' }],
  },
  ...over,
})

test('one projection: no file name contains a hidden street, and the import reports texts that do', () => {
  const records = [
    listingRecord(named({ PublishAddress: false })),
    listingRecord({ language: 'fr', PublishAddress: false, Street: 'Rue du Creux', Details: { Title: 'x' } }),
  ]
  const { merged, warnings } = mergeListings(records, 'nl')
  const [home] = merged
  if (!home) throw new Error('no home')
  const owner = { listingId: home.id }
  const names = [...toPictures(home, owner, place), ...toDocuments(home, owner, place)].map(
    (one) => one.names,
  )
  expect(names).toEqual([{}, { nl: 'Tuin' }, {}, {}])
  expect(warnings.map(({ field }) => field)).toEqual([
    'TypeDescription',
    'Details.Description',
    'Details.Pictures.0.Name',
    'Details.FloorPlans.0.Name',
    'Details.Documents.0.Name',
  ])
  expect(warnings[2]?.reason).toBe('names a street that is not to be published; left out')
})

test.each([
  ['Rue de la Station', 'rue-de-la-station-12.jpg'],
  ['Rue de la Station', 'RueDeLaStation_12'],
  ['Rue de l’Église', "Rue de l'Église 12"],
  ['Rue de l’Église', 'rue_de_l_eglise.pdf'],
  ['Rue de l’Église', 'facade rue de leglise'],
  ['Rue Émile Zola', 'RUE EMILE ZOLA, façade'],
  ['Rue Emile Zola', 'Rue E\u0301mile Zola'],
  ['Schloßstraße', 'Schlossstrasse 4.jpg'],
  ['Sint-Jansstraat', 'sint jansstraat'],
  ['Sint-Jansstraat', 'St.-Jansstr. 4'],
  ['Kerkstraat', 'kerkstr 12.jpg'],
  ['Kerkstr.', 'gevel Kerkstraat'],
  ['Ninoofsesteenweg', 'Ninoofsestwg_4'],
  ['Ninoofse Steenweg', 'ninoofse stw 4'],
  ['Ninoofse Steenweg', 'Ninoofsestwg 4'],
  ['Ninoofsesteenweg', 'Ninoofse stwg 4'],
  ['Kerkstraat', 'Kerk str. 4'],
  ['Parklaan', 'parkln-7.jpg'],
  ['Parkln', 'Parklaan 7'],
  ['Avenue Louise', 'av. Louise 12'],
  ['Av. Louise', 'Avenue Louise 12'],
  ['Boulevard du Souverain', 'bd souverain'],
  ['Chaussée de Waterloo', 'Ch. de Waterloo 1200.jpg'],
  ['Rue de l’Église', 'R. Eglise 4'],
  ['Avenue du Roi', 'av roi 3'],
  ['Rue du Docteur Roux', 'Rue Dr. Roux'],
  ['Bahnhofstraße', 'Bahnhofstr. 3'],
])('one projection: the hidden street "%s" is in no file name spelled "%s"', (Street, Name) => {
  const Details = { Pictures: [picture(1, { Name })], Documents: [{ ID: 4, Name, Url: 'documents/epc.pdf' }] }
  const { merged, warnings } = mergeListings(
    [listingRecord({ PublishAddress: false, Street, Details })],
    'nl',
  )
  const [home] = merged
  if (!home) throw new Error('no home')
  const owner = { listingId: home.id }
  const files = [...toPictures(home, owner, place), ...toDocuments(home, owner, place)]
  expect(files.map(({ names }) => names)).toEqual([{}, {}])
  expect(warnings).toHaveLength(2)
})

test('one projection: a street without letters is in no text', () => {
  const record = listingRecord({ PublishAddress: false, Street: '------', TypeDescription: 'Villa' })
  expect(mergeListings([record], 'nl').warnings).toEqual([])
})

test.each([
  ['Rue Haute', 'Pour haute vue'],
  ['Kerkstraat', 'Kerk van de straat'],
  ['Avenue Louise', 'Tante Louise'],
  ['De Rue', 'r'],
  ['Het Hof', 'tuin en hof'],
  ['Le Parc', 'parc.jpg'],
])('one projection: the hidden street "%s" is not taken to be in "%s"', (Street, Name) => {
  const Details = { Pictures: [picture(1, { Name })] }
  expect(mergeListings([listingRecord({ PublishAddress: false, Street, Details })], 'nl').warnings).toEqual(
    [],
  )
})

test('one projection: a public street, or one as short as a common word, is left unchanged', () => {
  expect(mergeListings([listingRecord(named({ PublishAddress: true }))], 'nl').warnings).toEqual([])
  const short = listingRecord({ PublishAddress: false, Street: 'Dam', TypeDescription: 'Villa te Damme' })
  expect(mergeListings([short], 'nl').warnings).toEqual([])
})

test('one projection: a project’s street is hidden in the same way', () => {
  const Details = { Title: 'Residentie Bouwlaan', Pictures: [picture(1, { Name: 'Bouwlaan' })] }
  const record = projectRecord({ PublicAddress: false, Street: 'Bouwlaan', Details })
  const { merged, warnings } = mergeProjects([record], 'nl')
  expect(warnings.map(({ field }) => field)).toEqual(['Details.Title', 'Details.Pictures.0.Name'])
  expect(merged[0] && toPictures(merged[0], { projectId: 12 }, place)[0]?.names).toEqual({})
})
