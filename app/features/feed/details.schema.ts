import type { z } from 'zod'
import { isInBelgiumOrLuxembourg } from '~/kernel/geo'
import {
  amount,
  euro,
  fileAddress,
  flag,
  group,
  instantText,
  list,
  oneOf,
  requiredWhole,
  requiredWords,
  webAddress,
  whole,
  words,
} from './fields'

const squareMetres = (what: string) => amount(`${what}, in m²`)
const count = (what: string) => whole(`Number of ${what}`, 0, 10_000)
const year = (what: string) => whole(`Year of ${what}`, 1000, 2200)
const score = (what: string) => oneOf(['A', 'B', 'C', 'D'], what)

export const pictureShape = {
  ID: requiredWhole('Number of the picture, the same in every language'),
  Url: fileAddress('The picture'),
  Width: whole('Width, in pixels', 1, 100_000),
  Height: whole('Height, in pixels', 1, 100_000),
  Name: words('What the picture shows, in the language of the record'),
}

export const coordinates = group(
  { Lat: amount('Latitude, in degrees', -90, 90), Lng: amount('Longitude, in degrees', -180, 180) },
  'Where it stands (WGS 84); shown exactly only when the address is published',
  {
    error: 'are not in Belgium or Luxembourg',
    holds: (given) => !isPoint(given) || isInBelgiumOrLuxembourg(given.Lat, given.Lng),
  },
)

type Coordinates = { Lat?: number | undefined; Lng?: number | undefined }

/** Zero and zero is how systems say that they do not know. */
export function isPoint(given: Coordinates): given is { Lat: number; Lng: number } {
  return given.Lat !== undefined && given.Lng !== undefined && (given.Lat !== 0 || given.Lng !== 0)
}

export const agent = group(
  {
    Name: requiredWords('Name'),
    Email: words('Mail address'),
    Phone: words('Telephone'),
    PictureUrl: fileAddress('Portrait').optional(),
    Number: words('IPI/BIV number'),
  },
  'Who handles it',
)

export const energy = group(
  {
    State: oneOf(['known', 'requested', 'not-applicable'], 'State of the certificate'),
    Number: words('Unique code of the certificate'),
    Value: amount('Primary energy use, in kWh/m² per year', -10_000, 100_000),
    Total: amount('Total primary energy use, in kWh per year', -100_000_000),
    Co2: amount('Emission, in kg CO₂/m² per year', -10_000),
    ELevel: amount('E-level', -10_000, 10_000),
    InsulationLabel: words('Thermal insulation label (Luxembourg)'),
    ValidUntil: words('Last day of validity (ISO day)'),
  },
  'Energy performance certificate',
)

export const documents = list(
  group(
    {
      ID: requiredWhole('Number of the document, the same in every language'),
      Name: words('Title, in the language of the record'),
      Url: fileAddress('The document'),
      Kind: words('Kind: epc, asbestos, plan …'),
      Public: flag('Free to open; else mailed on request only'),
    },
    'A document',
  ),
  'Certificates, plans and forms',
)
export const pictures = (what: string) => list(group(pictureShape, 'A picture'), what)

/** `Details` of a property: all optional; texts are those of the record's `language`. */
export const detailsShape = {
  State: oneOf(['available', 'option', 'sold', 'rented'], 'State, available unless given'),
  UniqueCode: words('Code of the listing at the agency'),
  Description: words('Text of the listing, as HTML; what is not plain text layout is removed'),
  AvailableFrom: words('When it is free: an ISO day, or words'),
  Coordinates: coordinates,
  Created: instantText('When it was first offered'),
  Modified: instantText('When it was last changed'),
  MonthlyRent: euro('Rent a month'),
  Charges: group(
    {
      Owner: euro('Charges of the owner a month'),
      Renter: euro('Charges of the renter a month'),
      Included: words('What the charges include'),
    },
    'Charges',
  ),
  TotalCost: euro('Total cost'),
  Deposit: euro('Rental deposit'),
  InventoryCost: euro("Renter's share of the inventory of fixtures"),
  AgencyCost: euro('Agency cost'),
  MinimumIncome: euro('Income asked of a renter, a month'),
  MaxPersons: count('persons at most'),
  Surfaces: group(
    {
      Total: squareMetres('Total surface'),
      Ground: squareMetres('Plot'),
      Living: squareMetres('Living surface'),
      Terrace: squareMetres('Terrace'),
      Garden: squareMetres('Garden'),
      Office: squareMetres('Office'),
      Store: squareMetres('Storage'),
      Constructed: squareMetres('Built surface'),
    },
    'Surfaces',
  ),
  FrontWidth: amount('Width of the front, in m'),
  PlotWidth: amount('Width of the plot, in m'),
  ConstructionYear: year('construction'),
  RenovationYear: year('renovation'),
  Bedrooms: count('bedrooms'),
  Bathrooms: count('bathrooms'),
  ShowerRooms: count('shower rooms'),
  Toilets: count('toilets'),
  Garages: count('garages'),
  Parkings: count('parking places inside'),
  ExternalParkings: count('parking places outside'),
  Floors: count('floors'),
  Floor: whole('Floor, 0 is the ground floor', -100, 1000),
  FacadeCount: count('façades'),
  Facade: oneOf(['open', 'half-open', 'closed'], 'Kind of building'),
  Energy: energy,
  Heating: words('Heating'),
  Glazing: words('Window glazing'),
  WindowFrame: words('Window frames'),
  Kitchen: words('Kitchen'),
  RoofMaterial: words('Roof'),
  Condition: words('Condition'),
  Has: group(
    {
      Terrace: flag('Terrace'),
      Attic: flag('Attic'),
      Furnished: flag('Furnished'),
      Gas: flag('Gas'),
      Water: flag('Water'),
      Lift: flag('Lift'),
      Cellar: flag('Cellar'),
      Garden: flag('Garden'),
      Garage: flag('Garage'),
      ElectricityConnection: flag('Connected to electricity'),
      DrainConnection: flag('Connected to the sewer'),
    },
    'What it has or has not; what is absent is not spoken of',
  ),
  Planning: group(
    {
      Permit: flag('Planning permit'),
      AllotmentPermit: flag('Subdivision permit'),
      Summons: flag('Summons for an offence against planning law'),
      PreemptiveRights: flag('Pre-emption right'),
      Zoning: words('Zoning'),
      Information: words('Planning information'),
      JudicialDecision: whole('Judicial decision: -1 empty, 0 no, 1 yes, 2 requested or as required', -1, 2),
    },
    'Town planning',
  ),
  Certificates: group(
    {
      Electricity: oneOf(['conform', 'not-conform', 'none'], 'Inspection of the electrical installation'),
      Gas: words('Gas inspection'),
      Ground: words('Soil certificate'),
      Asbestos: group(
        { Result: oneOf(['safe', 'not-safe', 'none'], 'Result'), Date: words('ISO day') },
        'Asbestos certificate',
      ),
    },
    'Certificates',
  ),
  Flood: group(
    {
      Zone: words('Flood zone'),
      RiparianZone: flag('In a riparian zone'),
      GScore: score('G-score (building)'),
      PScore: score('P-score (plot)'),
      RiskArea: words('Risk area'),
    },
    'Flood information',
  ),
  Finance: group(
    {
      RegisteredRights: words('Registration duties'),
      NotaryFees: euro('Notary fees without VAT'),
      NotaryFeesWithVat: euro('Notary fees with VAT'),
      VatRegime: words('VAT regime'),
      VatValue: amount('VAT, percent', 0, 100),
      CadastralIncome: euro('Cadastral income'),
      GaragePrice: euro('Price of the garage'),
      ParkingPrice: euro('Price of the parking place'),
    },
    'Costs beside the price',
  ),
  Viager: group(
    {
      Bouquet: euro('Sum at the deed'),
      MonthlyAnnuity: euro('Annuity a month'),
      Age1: whole('Age of the first seller', 0, 130),
      Age2: whole('Age of the second seller', 0, 130),
      Indexed: flag('Annuity follows the index'),
      MaxYears: amount('Years at most', 0, 130),
    },
    'Life annuity sale',
  ),
  Pictures: pictures('Pictures; the first is on the card'),
  FloorPlans: pictures('Floor plans'),
  Documents: documents,
  Videos: list(webAddress('Video'), 'Videos'),
  VirtualTour: webAddress('Virtual tour'),
  PointsOfInterest: list(
    group(
      {
        Kind: requiredWords('Kind: school, shop, station …'),
        Name: requiredWords('Name'),
        Lat: amount('Latitude', -90, 90),
        Lng: amount('Longitude', -180, 180),
      },
      'A place',
    ),
    'Places nearby',
  ),
  Agent: agent,
}

export type PictureRecord = z.output<z.ZodObject<typeof pictureShape>>
