import { z } from 'zod'
import { highestId } from '~/kernel/bounds'
import {
  breadcrumb,
  contentId,
  image,
  link,
  metadata,
  originalPath,
  place,
  schemaAddress,
  sitePaths,
  status,
  translated,
  withoutSchemaAddress,
} from './values.schema'

/** The one thing to do at the end of a text: a question or promise, and the page that its button leads to. */
const nextStep = z.strictObject({
  title: translated,
  text: translated.optional(),
  button: translated,
  link,
})

/** An article: `articles/<id>/article.json`. Its text is in the same folder, one file per language. */
export const articleSchema = z
  .strictObject({
    $schema: schemaAddress,
    category: contentId.optional(),
    sort: place.default(0),
    status,
    /** Day of a news article; the newest come first. */
    date: z.iso.date().optional(),
    original: originalPath.optional(),
    /** Without paths it has no page of its own and appears in modules only. */
    paths: sitePaths.optional(),
    parent: contentId.optional(),
    breadcrumb,
    title: translated,
    /** One or two sentences, for cards. */
    intro: translated.optional(),
    image: image.optional(),
    /** Number of the listing that a testimonial is about: its picture stands beside it. */
    listing: z.number().int().positive().max(highestId).optional(),
    /** Name of a form shown below its text. */
    form: contentId.optional(),
    /** What a reader may do next, where no form asks for it. */
    next: nextStep.optional(),
    metadata,
  })
  .transform(withoutSchemaAddress)
  .meta({ title: 'Article of a site' })

export type ArticleDocument = z.infer<typeof articleSchema>
