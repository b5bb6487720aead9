import { z } from 'zod'
import { colour, contentId, image, publicText, status } from './values.schema'

/** Relations of a module and the names that they take. @see docs/content.md, "Modules" */
export const relation = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('article'), id: contentId }),
    z.strictObject({ type: z.literal('category'), id: contentId }),
    z.strictObject({
      type: z.literal('property-list'),
      id: z.enum(['newest', 'for-sale', 'for-rent', 'references']),
      /** References say how many days each was offered, where that is known. */
      days: z.boolean().optional(),
    }),
    z.strictObject({ type: z.literal('project-list'), id: z.literal('all') }),
    z.strictObject({ type: z.literal('stats-view'), id: z.enum(['all', 'results']) }),
    z.strictObject({
      type: z.literal('contact'),
      id: contentId,
      /** Distinguishes several forms of one kind. */
      variant: contentId.optional(),
    }),
    z.strictObject({ type: z.literal('testimonials'), id: z.enum(['all', 'newest']) }),
    z.strictObject({ type: z.literal('team'), id: z.literal('all') }),
    /** Its id is the name of the page that asks on. */
    z.strictObject({ type: z.literal('valuation-start'), id: contentId }),
  ],
  {
    error:
      'a module shows an article, a category, a property-list, a project-list, a stats-view, a contact, testimonials, the team or a valuation-start',
  },
)

const columns = z.number().int().min(1).max(12)

/** A module of a page (M5). */
export const moduleSchema = z
  .strictObject({
    title: publicText.optional(),
    titleSize: z.enum(['h1', 'h2']).default('h2'),
    description: publicText.optional(),
    description2: publicText.optional(),
    relations: z.array(relation).max(12).default([]),
    view: z.enum(['news-view', 'single-view', '']).default(''),
    itemsPerRow: z.number().int().min(1).max(4).optional(),
    maxItems: z.number().int().min(1).max(48).optional(),
    /** Columns of the page that the module may use. */
    span: z.union([z.literal(10), z.literal(12)]).default(12),
    /** Columns it takes on a phone, on a tablet and on a desktop. */
    col: z
      .strictObject({ sm: columns.default(12), md: columns.default(12), lg: columns.default(12) })
      .default({ sm: 12, md: 12, lg: 12 }),
    /** A class for the agency's own style, preserved for back offices; letters and hyphens. */
    class: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .optional(),
    backgroundType: z.enum(['color', 'image']).optional(),
    colorBackground: colour.optional(),
    image: image.optional(),
    images: z.array(image).max(24).default([]),
    status,
    sort: z.number().int().optional(),
    /** Its form stands at the head of the page, beside its picture and above the page's own text. */
    head: z.boolean().default(false),
    /** Rules that must all hold. Stored as written: an invalid one counts as false (M7). */
    conditions: z.array(z.unknown().describe('A rule: docs/content.md, "Conditions"')).default([]),
  })
  .superRefine((module, context) => {
    if (module.head && module.relations.map(({ type }) => type).join() !== 'contact')
      context.addIssue({ code: 'custom', path: ['head'], message: 'a module at the head shows one contact' })
    if (module.backgroundType === 'color' && !module.colorBackground)
      context.addIssue({ code: 'custom', path: ['colorBackground'], message: 'a colour is missing' })
    if (module.backgroundType === 'image' && !module.image)
      context.addIssue({ code: 'custom', path: ['image'], message: 'a picture is missing' })
  })

export type Module = z.infer<typeof moduleSchema>
export type Relation = z.infer<typeof relation>
