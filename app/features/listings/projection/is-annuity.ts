import type { ListingGoal } from '#db/schema'
import type { ListingDetails } from '~/kernel/listing-details'

/**
 * Tells whether a listing is a life annuity sale, which has a bouquet and an annuity instead of a price. Zeros and mere
 * conditions, such as an index, do not make one.
 * @see docs/feed.md, `Details.Viager`
 */
export const isAnnuity = (goal: ListingGoal, { viager }: Pick<ListingDetails, 'viager'>): boolean =>
  goal === 'sale' && Boolean(viager?.bouquetCents || viager?.monthlyAnnuityCents || viager?.age1)
