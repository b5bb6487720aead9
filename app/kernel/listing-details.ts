/**
 * What a listing says beyond its card, after import: names of the field's standard terms, units fixed.
 * The feed's own names and shapes are in `features/feed`.
 * @see docs/feed.md, "Details"
 */
export type ListingDetails = {
  uniqueCode?: string
  rent?: { monthlyCents?: number; chargesOwnerCents?: number; chargesRenterCents?: number }
  totalCostCents?: number
  depositCents?: number
  inventoryCostCents?: number
  agencyCostCents?: number
  minimumIncomeCents?: number
  maxPersons?: number
  /** m² */
  surfaces?: Partial<
    Record<'total' | 'ground' | 'living' | 'terrace' | 'garden' | 'office' | 'store' | 'constructed', number>
  >
  /** m */
  frontWidth?: number
  /** m */
  plotWidth?: number
  constructionYear?: number
  renovationYear?: number
  rooms?: Partial<
    Record<
      | 'bedrooms'
      | 'bathrooms'
      | 'showerRooms'
      | 'toilets'
      | 'garages'
      | 'parkings'
      | 'externalParkings'
      | 'floors'
      | 'floor'
      | 'facadeCount',
      number
    >
  >
  facade?: 'open' | 'half-open' | 'closed'
  energy?: {
    state?: 'known' | 'requested' | 'not-applicable'
    number?: string
    /** kWh/m² per year */
    value?: number
    /** kWh per year */
    total?: number
    /** kg/m² per year */
    co2?: number
    eLevel?: number
    insulationLabel?: string
    validUntil?: string
  }
  has?: Partial<
    Record<
      | 'terrace'
      | 'attic'
      | 'furnished'
      | 'gas'
      | 'water'
      | 'lift'
      | 'cellar'
      | 'garden'
      | 'garage'
      | 'electricityConnection'
      | 'drainConnection',
      boolean
    >
  >
  planning?: {
    permit?: boolean
    allotmentPermit?: boolean
    summons?: boolean
    preemptiveRights?: boolean
    /** −1 empty, 0 no, 1 yes, 2 requested or as required. */
    judicialDecision?: -1 | 0 | 1 | 2
  }
  certificates?: {
    electricity?: 'conform' | 'not-conform' | 'none'
    asbestos?: { result?: 'safe' | 'not-safe' | 'none'; date?: string }
  }
  flood?: {
    riparianZone?: boolean
    gScore?: 'A' | 'B' | 'C' | 'D'
    pScore?: 'A' | 'B' | 'C' | 'D'
  }
  finance?: {
    notaryFeesCents?: number
    notaryFeesWithVatCents?: number
    vatValue?: number
    cadastralIncomeCents?: number
    garagePriceCents?: number
    parkingPriceCents?: number
  }
  viager?: {
    bouquetCents?: number
    monthlyAnnuityCents?: number
    age1?: number
    age2?: number
    indexed?: boolean
    maxYears?: number
  }
  videos?: string[]
  virtualTour?: string
  agent?: Agent
}

export type Agent = { name: string; email?: string; phone?: string; pictureUrl?: string; number?: string }

/** What a listing says in words, in one language. */
export type ListingWords = {
  availableFrom?: string
  chargesIncluded?: string
  heating?: string
  glazing?: string
  windowFrame?: string
  kitchen?: string
  roofMaterial?: string
  condition?: string
  zoning?: string
  planningInformation?: string
  gasCertificate?: string
  groundCertificate?: string
  floodZone?: string
  floodRiskArea?: string
  registeredRights?: string
  vatRegime?: string
  pointsOfInterest?: { kind: string; name: string; latitude: number; longitude: number }[]
}

export type ProjectFacts = { energy?: ListingDetails['energy']; agent?: Agent }
