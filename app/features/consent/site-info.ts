import { z } from 'zod'

/**
 * The agency's accounts at tracking services, in the services' own format. Services without an account here are never
 * contacted (S9).
 * @see docs/security.md, "Consent and tags"
 */
export const siteInfoSchema = z.strictObject({
  /** Google Analytics 4, a measurement ID. */
  analyticsId: z
    .string()
    .regex(/^G-[A-Z0-9]{6,16}$/, 'an analytics ID is written G-XXXXXXXXXX')
    .optional(),
  /** Google Ads, a conversion ID. */
  adsId: z
    .string()
    .regex(/^AW-\d{6,15}$/, 'an ads ID is written AW-000000000')
    .optional(),
  /** Google Tag Manager, a container ID. */
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'a tag manager ID is written GTM-XXXXXXX')
    .optional(),
  /** Meta Pixel. */
  pixelId: z
    .string()
    .regex(/^\d{10,20}$/, 'a pixel ID is 10 to 20 digits')
    .optional(),
})

export type SiteInfo = z.infer<typeof siteInfoSchema>
