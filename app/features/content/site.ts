import { z } from 'zod'
import { paths } from '~/i18n/paths'
import { type Locale, locales } from '~/kernel/locale'

/** A text in the languages it is written in. */
const translated = z.partialRecord(z.enum(locales), z.string().min(1))
/** Written as browsers write it: the header of a redirect holds no letter beyond Latin. */
const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).href)
const link = z.union([webAddress, z.string().regex(/^(\/|tel:|mailto:)/)], {
  error: 'a link begins with /, http, tel: or mailto:',
})
/** A name of the path table, or a link. */
const page = z.union([z.string().refine((name) => Object.hasOwn(paths, name)), link], {
  error: 'a page is a name of the path table, or begins with /, http, tel: or mailto:',
})

/**
 * What an agency says of itself and of its site. One document, loaded from the site folder.
 * @see docs/content.md
 */
export const siteSchema = z.object({
  identity: z.object({
    name: z.string().min(1),
    tagline: translated.optional(),
    legalName: z.string().min(1),
    street: z.string().min(1),
    zip: z.string().min(4),
    city: translated,
    country: translated,
    phone: z.string().min(6),
    email: z.email(),
    companyNumber: z.string(),
    vatNumber: z.string(),
    /** nnn.nnn, as the professional institute writes it. */
    licence: z.string().regex(/^\d{3}\.\d{3}$/),
    insurer: z.string(),
    policyNumber: z.string(),
    conductUrl: z.url({ protocol: /^https$/ }),
  }),
  languages: z
    .object({
      use: z.array(z.object({ code: z.enum(locales), use: z.boolean() })).min(1),
      default: z.enum(locales),
      flags: z.boolean().default(false),
    })
    .refine((languages) => languages.use.some(({ code, use }) => use && code === languages.default), {
      error: 'the default language is not in use',
      path: ['default'],
    }),
  search: z.object({
    showSearchInput: z.boolean().default(true),
    showSearchButton: z.boolean().default(true),
    showSearchCount: z.boolean().default(true),
    showCountProperty: z.boolean().default(true),
    title: translated,
    /** May hold {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
    description: translated.optional(),
  }),
  menu: z.object({
    maxItems: z.number().int().min(1).default(7),
    drawer: z.enum(['left', 'right']).default('right'),
    items: z.array(
      z.object({
        page,
        title: translated,
        status: z.enum(['Published', 'Draft']).default('Published'),
      }),
    ),
  }),
  topBar: z
    .array(
      z.object({
        label: translated,
        link,
        icon: z.enum(['phone', 'mail']).optional(),
        status: z.enum(['Published', 'Draft']),
      }),
    )
    .default([]),
  footer: z.object({
    columns: z.array(z.object({ title: translated, text: translated })).default([]),
    copyright: translated.optional(),
  }),
  home: z.object({
    picture: z
      .object({
        file: z.string().min(1),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        alt: translated,
      })
      .optional(),
    about: z.object({ title: translated, text: translated }).optional(),
    description: translated,
  }),
  /** Original paths of entries that live on a site of their own (L12). */
  external: z
    .array(
      z.object({
        original: z.string().regex(/^\/(property|project)\/\d+\/$/),
        url: webAddress,
      }),
    )
    .default([]),
  /** File of the emblem, an SVG that draws with `currentColor`. */
  logo: z.string().optional(),
})

export type SiteDocument = z.infer<typeof siteSchema>

/** The document as pages use it: checked, and with its emblem read in. */
export type Site = SiteDocument & {
  /** False: no agency has loaded a site folder, so nothing is known of one, and its facts are empty. */
  isLoaded: boolean
  locales: Locale[]
  logoSvg?: string
  /** Version of the home picture, so that its address changes when the file does; empty without one. */
  pictureVersion: string
  /** The site folder, which holds the pictures: relative to where the product runs. */
  folder: string
}

export { inLocale } from '~/kernel/locale'
