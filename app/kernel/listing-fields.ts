import {
  amount,
  choice,
  code,
  count,
  euro,
  type Field,
  field,
  file,
  flag,
  link,
  links,
  places,
  requiredText,
  rooms,
  squareMetres,
  text,
  textOfDay,
  whole,
  words,
  wordsOfDay,
  year,
} from './listing-field'
import { listingSubtypes } from './listing-subtypes'

const withPrice = { hiddenBy: 'price' } as const
const always = { hiddenBy: 'nothing' } as const
const withAddress = { hiddenBy: 'address' } as const
/** Both ages of a life annuity form one fact. */
const ages = { label: 'viager.ages' } as const

/**
 * The plain fields below `Details` of a listing, in the order and groups of its page: name and type in the feed, name in the
 * database, and what hides it. A new field is added here and in the texts of the listings room (docs/recipes.md).
 */
export const listingFields = {
  general: [
    field('AvailableFrom', 'availableFrom', wordsOfDay('When it is free: an ISO day, or words'), {
      label: 'availability',
      asked: 'availableBy',
    }),
    field(
      'Subtype',
      'subtype',
      choice(listingSubtypes, 'What it is, more exactly than its main type', 'subtype'),
      {
        asked: 'subtypes',
      },
    ),
    field('ConstructionYear', 'constructionYear', year('construction'), { asked: 'with=new' }),
    field('RenovationYear', 'renovationYear', year('renovation')),
    field('Condition', 'condition', words('Condition'), { asked: 'features' }),
    field('Facade', 'facade', choice(['open', 'half-open', 'closed'], 'Kind of building', 'facade'), {
      asked: 'facades',
    }),
    field('UniqueCode', 'uniqueCode', text('Code of the listing at the agency')),
  ],
  surfaces: [
    field('Surfaces.Total', 'surfaces.total', squareMetres('Total surface')),
    field('Surfaces.Living', 'surfaces.living', squareMetres('Living surface'), { asked: 'surfaceMin' }),
    field('Surfaces.Ground', 'surfaces.ground', squareMetres('Plot'), { asked: 'plotMin' }),
    field('Surfaces.Constructed', 'surfaces.constructed', squareMetres('Built surface')),
    field('Surfaces.Garden', 'surfaces.garden', squareMetres('Garden'), { asked: 'with=garden' }),
    field('Surfaces.Terrace', 'surfaces.terrace', squareMetres('Terrace'), { asked: 'with=terrace' }),
    field('Surfaces.Office', 'surfaces.office', squareMetres('Office')),
    field('Surfaces.Store', 'surfaces.store', squareMetres('Storage')),
    field('FrontWidth', 'frontWidth', amount('Width of the front, in m', { unit: 'm' })),
    field('PlotWidth', 'plotWidth', amount('Width of the plot, in m', { unit: 'm' })),
  ],
  rooms: [
    field('Bedrooms', 'rooms.bedrooms', count('bedrooms'), { asked: 'bedroomsMin' }),
    field('Bathrooms', 'rooms.bathrooms', count('bathrooms')),
    field('ShowerRooms', 'rooms.showerRooms', count('shower rooms')),
    field('Toilets', 'rooms.toilets', count('toilets')),
    field('Garages', 'rooms.garages', count('garages'), { asked: 'with=garage' }),
    field('Parkings', 'rooms.parkings', count('parking places inside'), { asked: 'with=parking' }),
    field('ExternalParkings', 'rooms.externalParkings', count('parking places outside'), {
      asked: 'with=parking',
    }),
    field('Floors', 'rooms.floors', count('floors')),
    field('Floor', 'rooms.floor', whole('Floor, 0 is the ground floor', -100, 1000), { asked: 'floorMin' }),
    field('FacadeCount', 'rooms.facadeCount', count('façades'), { asked: 'facades' }),
  ],
  comfort: [
    field('Heating', 'heating', words('Heating')),
    field('Glazing', 'glazing', words('Window glazing')),
    field('WindowFrame', 'windowFrame', words('Window frames')),
    field('Kitchen', 'kitchen', words('Kitchen')),
    field('RoofMaterial', 'roofMaterial', words('Roof')),
    field('Has.Furnished', 'has.furnished', flag('Furnished'), { asked: 'with=furnished' }),
    field('Has.Lift', 'has.lift', flag('Lift'), { asked: 'with=lift' }),
    field('Has.Terrace', 'has.terrace', flag('Terrace'), { asked: 'with=terrace' }),
    field('Has.Garden', 'has.garden', flag('Garden'), { asked: 'with=garden' }),
    field('Has.Garage', 'has.garage', flag('Garage'), { asked: 'with=garage' }),
    field('Has.Cellar', 'has.cellar', flag('Cellar'), { asked: 'with=cellar' }),
    field('Has.Attic', 'has.attic', flag('Attic'), { asked: 'with=attic' }),
    field('Has.Pool', 'has.pool', flag('Swimming pool'), { asked: 'with=pool' }),
    field('Has.Pets', 'has.pets', flag('Pets are allowed, also if by agreement'), { asked: 'with=pets' }),
    field('Has.NewBuild', 'has.newBuild', flag('New build'), { asked: 'with=new' }),
    field('Has.ToRenovate', 'has.toRenovate', flag('To be renovated'), { asked: 'with=to-renovate' }),
    field('Has.Passive', 'has.passive', flag('Passive building'), { asked: 'with=passive' }),
    field('Has.Gas', 'has.gas', flag('Gas')),
    field('Has.Water', 'has.water', flag('Water')),
    field('Has.ElectricityConnection', 'has.electricityConnection', flag('Connected to electricity')),
    field('Has.DrainConnection', 'has.drainConnection', flag('Connected to the sewer')),
  ],
  energy: [
    field(
      'Energy.State',
      'energy.state',
      choice(['known', 'requested', 'not-applicable'], 'State of the certificate', 'energy', 'known'),
    ),
    field(
      'Energy.Value',
      'energy.value',
      amount('Primary energy use, in kWh/m² per year', { unit: 'kwhPerM2Year', min: -10_000, max: 100_000 }),
      { asked: 'energy' },
    ),
    field(
      'Energy.Total',
      'energy.total',
      amount('Total primary energy use, in kWh per year', { unit: 'kwhPerYear', min: -100_000_000 }),
    ),
    field(
      'Energy.Co2',
      'energy.co2',
      amount('Emission, in kg CO₂/m² per year', { unit: 'co2PerM2Year', min: -10_000 }),
    ),
    field('Energy.ELevel', 'energy.eLevel', amount('E-level', { min: -10_000, max: 10_000 })),
    field('Energy.InsulationLabel', 'energy.insulationLabel', text('Thermal insulation label (Luxembourg)')),
    field('Energy.Number', 'energy.number', text('Unique code of the certificate')),
    field('Energy.ValidUntil', 'energy.validUntil', textOfDay('Last day of validity (ISO day)')),
  ],
  planning: [
    field('Planning.Zoning', 'zoning', words('Zoning'), { label: 'planning.zoning' }),
    field('Planning.Permit', 'planning.permit', flag('Planning permit')),
    field('Planning.AllotmentPermit', 'planning.allotmentPermit', flag('Subdivision permit')),
    field('Planning.PreemptiveRights', 'planning.preemptiveRights', flag('Pre-emption right')),
    field('Planning.Summons', 'planning.summons', flag('Summons for an offence against planning law')),
    field(
      'Planning.JudicialDecision',
      'planning.judicialDecision',
      code(
        [-1, 0, 1, 2],
        'Judicial decision: -1 empty, 0 no, 1 yes, 2 requested or as required',
        'judicialDecision',
        -1,
      ),
    ),
    field('Planning.Information', 'planningInformation', words('Planning information'), {
      label: 'planning.information',
    }),
  ],
  flood: [
    field('Flood.PScore', 'flood.pScore', choice(['A', 'B', 'C', 'D'], 'P-score (plot)', 'floodScore')),
    field('Flood.GScore', 'flood.gScore', choice(['A', 'B', 'C', 'D'], 'G-score (building)', 'floodScore')),
    field('Flood.Zone', 'floodZone', words('Flood zone'), { label: 'flood.zone' }),
    field('Flood.RiparianZone', 'flood.riparianZone', flag('In a riparian zone')),
    field('Flood.RiskArea', 'floodRiskArea', words('Risk area'), { label: 'flood.riskArea' }),
  ],
  financial: [
    field('MonthlyRent', 'rent.monthlyCents', euro('Rent a month'), {
      ...withPrice,
      label: 'money.monthlyRent',
    }),
    field('Charges.Renter', 'rent.chargesRenterCents', euro('Charges of the renter a month'), {
      ...always,
      label: 'money.chargesRenter',
    }),
    // May name an amount, and often a share of the rent.
    field('Charges.Included', 'chargesIncluded', words('What the charges include'), {
      ...withPrice,
      label: 'money.chargesIncluded',
    }),
    field('Charges.Owner', 'rent.chargesOwnerCents', euro('Charges of the owner a month'), {
      ...always,
      label: 'money.chargesOwner',
    }),
    field('TotalCost', 'totalCostCents', euro('Total cost'), { ...withPrice, label: 'money.totalCost' }),
    field('Deposit', 'depositCents', euro('Rental deposit'), { ...withPrice, label: 'money.deposit' }),
    field('InventoryCost', 'inventoryCostCents', euro("Renter's share of the inventory of fixtures"), {
      ...always,
      label: 'money.inventoryCost',
    }),
    field('AgencyCost', 'agencyCostCents', euro('Agency cost'), { ...withPrice, label: 'money.agencyCost' }),
    field('Lease.Kind', 'leaseKind', words('Kind of lease: principal residence, student, office …'), {
      label: 'lease.kind',
    }),
    field('Lease.Term', 'leaseTerm', words('Term of the lease'), { label: 'lease.term' }),
    field('Lease.Indexation', 'leaseIndexation', words('Whether and how the rent is indexed'), {
      label: 'lease.indexation',
    }),
    field('MinimumIncome', 'minimumIncomeCents', euro('Income asked of a renter, a month'), {
      ...withPrice,
      label: 'money.minimumIncome',
    }),
    field('MaxPersons', 'maxPersons', count('persons at most'), { label: 'money.maxPersons' }),
    field('Finance.CadastralIncome', 'finance.cadastralIncomeCents', euro('Cadastral income'), {
      ...always,
      label: 'money.cadastralIncome',
    }),
    field('Finance.VatRegime', 'vatRegime', words('VAT regime'), { label: 'money.vatRegime' }),
    field('Finance.VatValue', 'finance.vatValue', amount('VAT, percent', { unit: 'percent', max: 100 }), {
      label: 'money.vatValue',
    }),
    // May name an amount, which is a share of the price.
    field('Finance.RegisteredRights', 'registeredRights', words('Registration duties'), {
      ...withPrice,
      label: 'money.registeredRights',
    }),
    field('Finance.NotaryFees', 'finance.notaryFeesCents', euro('Notary fees without VAT'), {
      ...withPrice,
      label: 'money.notaryFees',
    }),
    field('Finance.NotaryFeesWithVat', 'finance.notaryFeesWithVatCents', euro('Notary fees with VAT'), {
      ...withPrice,
      label: 'money.notaryFeesWithVat',
    }),
    field('Finance.GaragePrice', 'finance.garagePriceCents', euro('Price of the garage'), {
      ...always,
      label: 'money.garagePrice',
    }),
    field('Finance.ParkingPrice', 'finance.parkingPriceCents', euro('Price of the parking place'), {
      ...always,
      label: 'money.parkingPrice',
    }),
    field('Viager.Bouquet', 'viager.bouquetCents', euro('Sum at the deed'), {
      ...withPrice,
      label: 'viager.bouquet',
      asked: 'kind=annuity',
    }),
    field('Viager.MonthlyAnnuity', 'viager.monthlyAnnuityCents', euro('Annuity a month'), {
      ...withPrice,
      label: 'viager.annuity',
      asked: 'kind=annuity',
    }),
    field('Viager.Age1', 'viager.age1', whole('Age of the first seller', 0, 130), {
      ...ages,
      asked: 'kind=annuity',
    }),
    field('Viager.Age2', 'viager.age2', whole('Age of the second seller', 0, 130), ages),
    field('Viager.Indexed', 'viager.indexed', flag('Annuity follows the index')),
    field('Viager.MaxYears', 'viager.maxYears', amount('Years at most', { max: 130 })),
  ],
  certificates: [
    field(
      'Certificates.Electricity',
      'certificates.electricity',
      choice(['conform', 'not-conform', 'none'], 'Inspection of the electrical installation', 'electricity'),
    ),
    field('Certificates.Gas', 'gasCertificate', words('Gas inspection'), { label: 'certificates.gas' }),
    field('Certificates.Ground', 'groundCertificate', words('Soil certificate'), {
      label: 'certificates.ground',
    }),
    field(
      'Certificates.Asbestos.Result',
      'certificates.asbestos.result',
      choice(['safe', 'not-safe', 'none'], 'Result', 'asbestos'),
      { label: 'certificates.asbestos' },
    ),
    field('Certificates.Asbestos.Date', 'certificates.asbestos.date', textOfDay('ISO day'), {
      label: 'certificates.asbestosDate',
    }),
  ],
} as const

/** Fields shown in dedicated sections of the page: players, floor plans, costs, the neighbourhood, the agent's panel. */
export const separateFields = [
  // As hidden as the words beside the price, which say it where the feed does not.
  field(
    'Finance.VatAdded',
    'finance.vatAdded',
    flag(
      'Whether VAT is added to the price; where absent, PriceUnitText says it in any language ("excl. btw", "+ 21 % TVA", "HT")',
    ),
    withPrice,
  ),
  field('Videos', 'videos', links('Videos', 'Video')),
  field('VirtualTour', 'virtualTour', link('Virtual tour')),
  field('Rooms', 'measuredRooms', rooms('Rooms with their surfaces')),
  // Three distances to nearby places reveal the position of a listing.
  field('PointsOfInterest', 'pointsOfInterest', places('Places nearby'), withAddress),
  field('Agent.Name', 'agent.name', requiredText('Name')),
  field('Agent.Email', 'agent.email', text('Mail address')),
  field('Agent.Phone', 'agent.phone', text('Telephone')),
  field('Agent.PictureUrl', 'agent.pictureUrl', file('Portrait')),
  field('Agent.Number', 'agent.number', text('IPI/BIV number')),
] as const

/** Descriptions of the feed's objects below `Details`, for authors of feeds. */
export const feedObjects: Partial<Record<string, string>> = {
  Agent: 'Who handles it',
  Certificates: 'Certificates',
  'Certificates.Asbestos': 'Asbestos certificate',
  Charges: 'Charges',
  Energy: 'Energy performance certificate',
  Finance: 'Costs beside the price',
  Flood: 'Flood information',
  Has: 'What it has or has not; what is absent is not spoken of',
  Lease: 'Lease of a rental',
  Planning: 'Town planning',
  Surfaces: 'Surfaces',
  Viager:
    'Life annuity sale, of a listing for sale with a bouquet, an annuity or `Age1` above 0; then `Price` is no price but the bouquet, unless that is given',
}

export type ListingFieldGroup = keyof typeof listingFields
export type ShownField = (typeof listingFields)[ListingFieldGroup][number]
export type ListingField = ShownField | (typeof separateFields)[number]

export const allListingFields: readonly ListingField[] = [
  ...Object.values(listingFields).flat(),
  ...separateFields,
]

/** Tells whether a field has a value per language. */
export const isPerLanguage = ({ kind }: Field) =>
  kind.type === 'words' || kind.type === 'places' || kind.type === 'rooms'
