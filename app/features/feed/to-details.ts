import type { ListingDetails, ListingWords } from '~/kernel/listing-details'
import { cents, compact, lowerKeys } from './convert'
import type { ListingRecord } from './listing-record.schema'

type Details = NonNullable<ListingRecord['Details']>

/** What the detail page shows in every language alike. */
export function toDetails(given: Details = {}): ListingDetails {
  return compact({
    uniqueCode: given.UniqueCode,
    ...costs(given),
    maxPersons: given.MaxPersons,
    surfaces: lowerKeys(given.Surfaces),
    frontWidth: given.FrontWidth,
    plotWidth: given.PlotWidth,
    constructionYear: given.ConstructionYear,
    renovationYear: given.RenovationYear,
    rooms: rooms(given),
    facade: given.Facade,
    energy: lowerKeys(given.Energy),
    has: lowerKeys(given.Has),
    planning: planning(given.Planning),
    certificates: certificates(given.Certificates),
    flood: flood(given.Flood),
    viager: viager(given.Viager),
    videos: given.Videos?.flatMap((video) => video ?? []),
    virtualTour: given.VirtualTour,
    agent: lowerKeys(given.Agent),
  })
}

const costs = (given: Details): ListingDetails => ({
  rent: {
    monthlyCents: cents(given.MonthlyRent),
    chargesOwnerCents: cents(given.Charges?.Owner),
    chargesRenterCents: cents(given.Charges?.Renter),
  },
  totalCostCents: cents(given.TotalCost),
  depositCents: cents(given.Deposit),
  inventoryCostCents: cents(given.InventoryCost),
  agencyCostCents: cents(given.AgencyCost),
  minimumIncomeCents: cents(given.MinimumIncome),
  finance: {
    notaryFeesCents: cents(given.Finance?.NotaryFees),
    notaryFeesWithVatCents: cents(given.Finance?.NotaryFeesWithVat),
    vatValue: given.Finance?.VatValue,
    cadastralIncomeCents: cents(given.Finance?.CadastralIncome),
    garagePriceCents: cents(given.Finance?.GaragePrice),
    parkingPriceCents: cents(given.Finance?.ParkingPrice),
  },
})

const rooms = (given: Details): ListingDetails['rooms'] => ({
  bedrooms: given.Bedrooms,
  bathrooms: given.Bathrooms,
  showerRooms: given.ShowerRooms,
  toilets: given.Toilets,
  garages: given.Garages,
  parkings: given.Parkings,
  externalParkings: given.ExternalParkings,
  floors: given.Floors,
  floor: given.Floor,
  facadeCount: given.FacadeCount,
})

const planning = (given: Details['Planning'] = {}): ListingDetails['planning'] => ({
  permit: given.Permit,
  allotmentPermit: given.AllotmentPermit,
  summons: given.Summons,
  preemptiveRights: given.PreemptiveRights,
  judicialDecision: decisions.find((one) => one === given.JudicialDecision),
})
const decisions = [-1, 0, 1, 2] as const

const certificates = (given: Details['Certificates'] = {}): ListingDetails['certificates'] => ({
  electricity: given.Electricity,
  asbestos: lowerKeys(given.Asbestos),
})

const flood = (given: Details['Flood'] = {}): ListingDetails['flood'] => ({
  riparianZone: given.RiparianZone,
  gScore: given.GScore,
  pScore: given.PScore,
})

const viager = (given: Details['Viager'] = {}): ListingDetails['viager'] => ({
  bouquetCents: cents(given.Bouquet),
  monthlyAnnuityCents: cents(given.MonthlyAnnuity),
  age1: given.Age1,
  age2: given.Age2,
  indexed: given.Indexed,
  maxYears: given.MaxYears,
})

/** What the detail page says in words, in the language of the record. */
export function toWords(given: Details = {}): ListingWords {
  return compact({
    availableFrom: given.AvailableFrom,
    chargesIncluded: given.Charges?.Included,
    heating: given.Heating,
    glazing: given.Glazing,
    windowFrame: given.WindowFrame,
    kitchen: given.Kitchen,
    roofMaterial: given.RoofMaterial,
    condition: given.Condition,
    zoning: given.Planning?.Zoning,
    planningInformation: given.Planning?.Information,
    gasCertificate: given.Certificates?.Gas,
    groundCertificate: given.Certificates?.Ground,
    floodZone: given.Flood?.Zone,
    floodRiskArea: given.Flood?.RiskArea,
    registeredRights: given.Finance?.RegisteredRights,
    vatRegime: given.Finance?.VatRegime,
    pointsOfInterest: given.PointsOfInterest?.flatMap((place) => pointOfInterest(place)),
  })
}

type Place = NonNullable<Details['PointsOfInterest']>[number]

const pointOfInterest = (place: Place) =>
  place?.Lat === undefined || place.Lng === undefined
    ? []
    : [{ kind: place.Kind, name: place.Name, latitude: place.Lat, longitude: place.Lng }]
