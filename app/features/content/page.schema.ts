import { z } from 'zod'
import { entryOf, type FixedPageName, pageNames } from '~/i18n/page-table'
import { moduleSchema } from './module.schema'
import {
  breadcrumb,
  colour,
  contentId,
  file,
  image,
  metadata,
  originalPath,
  place,
  publicText,
  schemaAddress,
  sitePaths,
  status,
  translated,
  webAddress,
  withoutSchemaAddress,
} from './values.schema'

/** Pages that the product renders; the agency sets their texts and their place in the menu. */
export const screens = pageNames.filter((name) => entryOf(name).isDescribed) as FixedPageName[]

const film = z.strictObject({
  video: file,
  videoPoster: image.optional(),
  videoMobile: file.optional(),
  videoMobilePoster: image.optional(),
})

const bannerWords = {
  title: publicText.optional(),
  description: publicText.optional(),
  /** The header is transparent, over the banner. Absent: over the home page's pictures only. */
  transparent: z.boolean().optional(),
}

/** Banners at the head of a page (M6). All except `image` and `color` are for the home page. */
export const bannerSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('image'),
      image,
      /** Takes its place on phones, in another shape (home page). */
      imageMobile: image.optional(),
      ...bannerWords,
      /** Its upper third is calm and light: words of the home page stand on it, dark and without a veil. */
      lightSky: z.boolean().optional(),
    }),
    z.strictObject({ type: z.literal('color'), color: colour, ...bannerWords }),
    z.strictObject({ type: z.literal('gallery'), images: z.array(image).min(1).max(12), ...bannerWords }),
    film.extend({ type: z.literal('video'), ...bannerWords }),
    z.strictObject({ type: z.literal('properties'), ...bannerWords }),
    z.strictObject({ type: z.literal('projects'), ...bannerWords }),
  ],
  { error: 'a banner is of type image, color, gallery, video, properties or projects' },
)

/** A page of the site: `pages/<id>/page.json`. Its text is in the same folder, one file per language. */
export const pageSchema = z
  .strictObject({
    $schema: schemaAddress,
    screen: z.enum(screens).optional(),
    original: originalPath.optional(),
    paths: sitePaths.optional(),
    parent: contentId.optional(),
    status,
    menu: z.strictObject({ sort: place }).optional(),
    title: translated,
    description: translated.optional(),
    breadcrumb,
    metadata,
    banner: bannerSchema.optional(),
    showBreadCrumb: z.boolean().default(true),
    showPageBanner: z.boolean().default(true),
    /** Off: the header scrolls away with the page. */
    showFixedMenu: z.boolean().default(true),
    noReferrerNoFollow: z.boolean().default(false),
    logo: file.optional(),
    redirect: webAddress.optional(),
    modules: z.array(moduleSchema).max(40).default([]),
  })
  .superRefine((page, context) => {
    const issue = (at: string, message: string) => context.addIssue({ code: 'custom', path: [at], message })
    if (page.screen && (page.paths || page.original)) issue('paths', 'a screen has paths of its own')
    if (!page.screen && !page.redirect && !Object.keys(page.paths ?? {}).length)
      issue('paths', 'a page needs a path in at least one language')
    if (page.banner && !['image', 'color'].includes(page.banner.type) && page.screen !== 'home')
      issue('banner', `a banner of type ${page.banner.type} is for the home page`)
  })
  .transform(withoutSchemaAddress)
  .meta({ title: 'Page of a site' })

export type PageDocument = z.infer<typeof pageSchema>
export type Banner = z.infer<typeof bannerSchema>
