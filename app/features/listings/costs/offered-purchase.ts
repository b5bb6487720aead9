import type { Region } from '~/kernel/region'
import type { Purchase, PurchaseRates } from './rules/purchase'

/** Purchase without buyer-specific inputs. */
type OfferedPurchase = Pick<Purchase, 'priceCents' | 'plot' | 'vat'> & {
  /** A home can be the buyer's own; shops and garages cannot, and land only where `plot` says so. */
  home: boolean
  /** VAT that the buyer of a rebuilt home may pay instead, in percent; absent where it cannot apply. */
  reducedVatPercent?: number
  startingFrom: boolean
}

/** A purchase with the rates of its region: plain data, for the browser too. */
export type OfferedPurchaseCosts = {
  kind: 'purchase'
  purchase: OfferedPurchase
  rates: PurchaseRates
  region: Region
}
