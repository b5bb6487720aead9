import { z } from 'zod'
import { slugOf } from '~/kernel/slug'
import { image, translated, words } from './values.schema'

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

const language = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'a language is written by its code, such as nl')
  .refine((code) => languageNames.of(code) !== undefined, 'this is the code of no language')

/** Somebody who works for the agency; the feed names them as the agent of their listings. */
const member = z.strictObject({
  name: words,
  /** How the feed's agents are recognised; without it, by their name. */
  email: z.email().toLowerCase().optional(),
  phone: z.string().min(6).optional(),
  /** Number at the professional institute. */
  licence: words.optional(),
  role: translated.optional(),
  /** ISO 639 codes, in the order to show. */
  languages: z.array(language).max(12).default([]),
  intro: translated.optional(),
  portrait: image.optional(),
})

/** The people of the agency, in the order to show (M10). */
export const teamSchema = z
  .array(member)
  .max(200)
  .default([])
  .superRefine((team, context) => {
    for (const [index, { name, email }] of team.entries()) {
      const before = team.slice(0, index)
      if (before.some((one) => slugOf(one.name) === slugOf(name)))
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'this name is listed twice' })
      if (email && before.some((one) => one.email === email))
        context.addIssue({ code: 'custom', path: [index, 'email'], message: 'this address is listed twice' })
    }
  })

export type TeamMember = z.infer<typeof member>
