import { z } from 'zod'
import { type Locale, locales } from '~/kernel/locale'

/** Values that documents of a site folder are made of. @see docs/content.md */

/** A text with at least one non-space character. */
export const words = z.string().regex(/\S/, 'a text is not empty')

/** A value per language, in at least one. */
export const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z
    .partialRecord(z.enum(locales), value)
    .refine((given) => Object.keys(given).length > 0, { error: 'is given in no language' })
    .meta({ minProperties: 1 })

/** A text in the languages it is written in. */
export const translated = inLanguages(words)

/** A text that `public: false` hides from the page. */
export const publicText = z.strictObject({
  ...(Object.fromEntries(locales.map((locale) => [locale, words.optional()])) as Record<
    Locale,
    z.ZodOptional<typeof words>
  >),
  public: z.boolean().default(true),
})

/** Percent-encoded as browsers send it, because redirect headers allow no letters beyond Latin. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'an address begins with http:// or https://' })
  .transform((address) => new URL(address).href)

export const link = z.union([webAddress, z.string().regex(/^(\/(?!\/)|tel:|mailto:)/)], {
  error: 'a link begins with /, http, tel: or mailto:',
})

/** `#rrggbb`, normalised to one spelling. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb')
  .toLowerCase()

/** A path below the site folder. */
export const file = z
  .string()
  .regex(/^[^/\\].*\.\w{2,5}$/, 'a file is named by its path below the site folder')

export const image = z.strictObject({
  file,
  /** Alternative text; without it the picture is decorative. */
  alt: translated.optional(),
})

/** Names of pages, articles and categories, used in file paths and as database keys. */
export const contentId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name is made of a-z, 0-9 and hyphens')

/** A path in one language, without the language: `/diensten/`. */
const sitePath = z
  .string()
  .regex(/^\/([a-z0-9]+(-+[a-z0-9]+)*\/)+$/, 'a path is made of /, a-z, 0-9 and hyphens, and ends in /')

export const sitePaths = z.partialRecord(z.enum(locales), sitePath)

/** The language-less address of older links; accents and capitals are kept. */
export const originalPath = z.string().regex(/^\/([^/?#\s]+\/)+$/, 'an original path begins and ends with /')

/** A position in an order, within the range of the database's column. */
export const place = z.number().int().min(-32_768).max(32_767)

export const status = z.enum(['Published', 'Draft']).default('Published')

/** Metadata of a page for search engines and shared links (M4). */
export const metadata = z
  .strictObject({
    title: translated.optional(),
    description: translated.optional(),
    socialTitle: translated.optional(),
    /** @see https://ogp.me/#types */
    socialType: z.enum(['website', 'article']).optional(),
    socialImage: image.optional(),
    /** Off: search engines are asked not to index the page. */
    active: z.boolean().default(true),
  })
  .default({ active: true })

export const breadcrumb = z.strictObject({ public: z.boolean().default(true) }).default({ public: true })

/** The document's JSON Schema, for editors; it is not part of the content. */
export const schemaAddress = z.string().optional()
export const withoutSchemaAddress = <Document extends { $schema?: string }>({
  $schema: _,
  ...content
}: Document): Omit<Document, '$schema'> => content

export type Translations = z.infer<typeof translated>
export type PublicText = z.infer<typeof publicText>
export type ContentImage = z.infer<typeof image>
export type Metadata = z.infer<typeof metadata>
