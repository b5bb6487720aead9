import { z } from 'zod'
import { siteInfoSchema } from '~/features/consent/public'
import { formsSchema } from '~/features/forms/public.browser'
import { locales } from '~/kernel/locale'
import { moneyStyles } from '~/kernel/money'
import { appointmentsSchema } from './appointments.schema'
import { feedSchema } from './feed.schema'
import { figuresSchema } from './figures.schema'
import { officeSchema } from './office.schema'
import type { PriceReferences } from './price-references'
import { teamSchema } from './team.schema'
import {
  colour,
  file,
  image,
  inLanguages,
  link,
  publicText,
  schemaAddress,
  status,
  translated,
  webAddress,
  withoutSchemaAddress,
  words,
} from './values.schema'

const secureAddress = z.url({ protocol: /^https$/ })

/** Who the agency is, as the law wants it shown. */
export const identity = z.strictObject({
  name: words,
  tagline: translated.optional(),
  legalName: words,
  street: words,
  zip: z.string().min(4),
  city: translated,
  country: translated,
  phone: z.string().min(6),
  email: z.email(),
  /** Opening hours of the office, in words. */
  hours: translated.optional(),
  companyNumber: words,
  vatNumber: words,
  /** nnn.nnn, the professional institute's format. */
  licence: z.string().regex(/^\d{3}\.\d{3}$/, 'a licence number is written nnn.nnn'),
  insurer: words,
  policyNumber: words,
  /** One for all languages, or one for each that the institute speaks. */
  conductUrl: z.union([secureAddress, inLanguages(secureAddress)]),
})

/** The agency's brand; unset values are those of `app/ui/tokens.css`. */
const brand = z
  .strictObject({
    /** An SVG that draws with `currentColor`. */
    logo: file.optional(),
    /** An SVG, square, for the tab of the browser. */
    icon: file.optional(),
    colours: z
      .strictObject({
        /** Headings, links, the opaque header: contrast on white at least 4.5:1. */
        primary: colour.optional(),
        /** The main call to action, with white text: contrast at least 4.5:1. */
        action: colour.optional(),
        paper: colour.optional(),
        ink: colour.optional(),
      })
      .default({}),
  })
  .default({ colours: {} })

const languages = z
  .strictObject({
    use: z.array(z.strictObject({ code: z.enum(locales), use: z.boolean() })).min(1),
    default: z.enum(locales),
    flags: z.boolean().default(false),
    /** `nl-BE`: `€ 450.000` in every language; `page`: amounts in the style of each page's language. */
    amounts: z.enum(moneyStyles).default('nl-BE'),
  })
  .refine((given) => given.use.some(({ code, use }) => use && code === given.default), {
    error: 'the default language is not in use',
    path: ['default'],
  })
  .refine(({ use }) => new Set(use.map(({ code }) => code)).size === use.length, {
    error: 'a language is listed twice',
    path: ['use'],
  })

const header = z
  .strictObject({
    /** Number of items in the header; the rest are in its overflow menu. */
    maxItems: z.number().int().min(1).default(7),
    drawer: z.enum(['left', 'right']).default('right'),
    /** Its height on pages other than the home page: large is 125 px, 75 px on a phone. */
    logo: z.enum(['small', 'large']).default('small'),
    languageSwitcher: z.boolean().default(true),
    /** A button that leads to a page, by its name. */
    freeEvaluation: z.strictObject({ page: z.string(), title: translated }).optional(),
  })
  .default({ maxItems: 7, drawer: 'right', logo: 'small', languageSwitcher: true })

const topBarLink = z.strictObject({
  label: translated,
  link,
  icon: z.enum(['phone', 'mail', 'calculator', 'person', 'pin']).optional(),
  colour: colour.optional(),
  status,
})

const columns = z.number().int().min(1).max(12)

const footer = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          title: publicText.optional(),
          introText: publicText.optional(),
          /** Markdown. */
          fullText: publicText.optional(),
          images: z.array(image).max(6).default([]),
          col: z
            .strictObject({ sm: columns.default(12), md: columns.default(6), lg: columns.default(4) })
            .default({ sm: 12, md: 6, lg: 4 }),
        }),
      )
      .max(6)
      .default([]),
    copyright: translated.optional(),
    /** Names of the pages in the last line: privacy, cookies, terms. */
    links: z.array(z.string()).default([]),
    /** Shows the newsletter sign-up in the footer. */
    newsletter: z.boolean().default(true),
    colours: z.strictObject({ background: colour.optional() }).default({}),
  })
  .default({ columns: [], links: [], newsletter: true, colours: {} })

const search = z.strictObject({
  showSearchInput: z.boolean().default(true),
  showSearchButton: z.boolean().default(true),
  showSearchCount: z.boolean().default(true),
  showCountProperty: z.boolean().default(true),
  title: translated,
  /** May contain {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
  description: translated.optional(),
})

const popup = z
  .strictObject({
    isPublished: z.boolean().default(false),
    /** Seconds; 0 never opens it. */
    delay: z.number().min(0).max(600).default(0),
    title: translated.optional(),
    description: translated.optional(),
    link: z.partialRecord(z.enum(locales), link).optional(),
    media: image.optional(),
  })
  .optional()

/** Pages that the product links to, by their names. */
const roles = z
  .strictObject({
    /** Pages that the consent dialog and the forms refer to. */
    cookies: z.string().optional(),
    /** What forms refer to. */
    privacy: z.string().optional(),
  })
  .default({})

/** Whether and how the agency checks that testimonials come from clients; unless it says so, that it does not. */
const testimonials = z.strictObject({ verification: translated.optional() }).default({})

/** What an owner keeps is calculated with the agency's fee, where that is a share of the price. */
const sale = z
  .strictObject({
    /** Of the price, VAT included. */
    feePercent: z.number().min(0).max(20).optional(),
  })
  .default({})

/** Original paths of entries on other sites (L12). */
const external = z
  .array(
    z.strictObject({
      original: z.string().regex(/^\/(property|project)\/\d+\/$/),
      url: webAddress,
    }),
  )
  .default([])

/** `https://tiles.example/{z}/{x}/{y}.png`; `{s}` stands for one of the subdomains. */
const tileAddress = z
  .string()
  .regex(
    /^https:\/\/(\{s\}\.)?[a-z0-9.-]+(:\d+)?\/[\w{}./?=&%-]*$/,
    'a tile address begins with https:// and a host',
  )
  .refine((address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)), {
    error: 'a tile address holds {z}, {x} and {y}',
  })

/** The base map; without tiles the product draws its own. */
const map = z
  .strictObject({
    tiles: z
      .strictObject({
        url: tileAddress,
        subdomains: z
          .array(z.string().regex(/^[a-z0-9]{1,10}$/))
          .max(8)
          .default([]),
        /** Attribution that the map's owner requires. */
        attribution: z.strictObject({ text: z.string().min(1), url: webAddress.optional() }),
        maxZoom: z.number().int().min(10).max(22).default(18),
      })
      .refine(({ url, subdomains }) => url.includes('{s}') === subdomains.length > 0, {
        error: 'subdomains belong to an address with {s}',
        path: ['subdomains'],
      })
      .optional(),
    /** Links listings with a public address to an external street view. */
    streetView: z.boolean().default(true),
  })
  .default({ streetView: true })

/**
 * The agency's settings: `site.json` of a site folder. Each key is a row in the database.
 * @see docs/content.md
 */
export const settingsSchema = z
  .strictObject({
    $schema: schemaAddress,
    identity,
    brand,
    languages,
    header,
    topBar: z.array(topBarLink).default([]),
    footer,
    roles,
    forms: formsSchema,
    search,
    popup,
    siteInfo: siteInfoSchema.default({}),
    map,
    testimonials,
    team: teamSchema,
    figures: figuresSchema,
    appointments: appointmentsSchema,
    office: officeSchema,
    feed: feedSchema,
    sale,
    external,
  })
  .transform(withoutSchemaAddress)
  .meta({ title: 'What an agency says of itself and of its site' })

/** All settings; prices per square metre have a file of their own in the site folder. */
export type Settings = z.infer<typeof settingsSchema> & { priceReferences?: PriceReferences }
