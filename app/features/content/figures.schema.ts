import { z } from 'zod'

/** What a median was counted from: of fewer than ten sales it would say nothing. */
const counted = { sales: z.number().int().min(10).max(100_000), date: z.iso.date() }

/** The agency's own figures, for a stats view of its results (M5b). */
export const figuresSchema = z
  .strictObject({
    /** Year in which the agency began. */
    since: z.number().int().min(1700).max(2100).optional(),
    /** Median from offered to sold; shown until the listings themselves tell it. */
    daysToSell: z.strictObject({ days: z.number().int().min(2).max(2_000), ...counted }).optional(),
    /** Median of the price paid, in percent of the price asked. */
    shareOfAskingPrice: z.strictObject({ percent: z.number().min(50).max(150), ...counted }).optional(),
  })
  .default({})
