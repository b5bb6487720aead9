import { z } from 'zod'
import { schemaAddress, translated, withoutSchemaAddress } from './values.schema'

/** Euros per m²: of living surface, for land of the plot. */
const squareMetre = z.number().min(1).max(50_000)

const reference = z
  .strictObject({
    zip: z.string().regex(/^\d{4}$/, 'a postal code has four digits'),
    country: z.enum(['BE', 'LU']).default('BE'),
    house: squareMetre.optional(),
    apartment: squareMetre.optional(),
    land: squareMetre.optional(),
    /** Set if it differs from the document's. */
    date: z.iso.date().optional(),
    source: translated.optional(),
  })
  .refine(({ house, apartment, land }) => house ?? apartment ?? land, {
    error: 'a reference has a price of house, apartment or land',
  })

/**
 * Prices per square metre by place: `price-references.json` of a site folder, used by online estimates.
 * @see docs/content.md, "price-references.json"
 */
export const priceReferencesSchema = z
  .strictObject({
    $schema: schemaAddress,
    /** Date of the price level. */
    date: z.iso.date(),
    /** Source of the prices, as a sentence for visitors. */
    source: translated,
    references: z.array(reference).max(2_000),
  })
  .superRefine(({ references }, context) => {
    const seen = new Set<string>()
    for (const [index, { zip, country }] of references.entries()) {
      const place = `${country} ${zip}`
      if (seen.has(place))
        context.addIssue({
          code: 'custom',
          path: ['references', index, 'zip'],
          message: `${place} stands there already`,
        })
      seen.add(place)
    }
  })
  .transform(withoutSchemaAddress)
  .meta({ title: 'Prices of a square metre, for online estimates' })

export type PriceReferences = z.infer<typeof priceReferencesSchema>
