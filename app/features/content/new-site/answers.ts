import { z } from 'zod'
import { locales } from '~/kernel/locale'
import { contrastMistakes } from '../brand'
import { identity } from '../site'
import { colour, words } from '../values.schema'

/** Pages that a new site has and that may stand in its menu. */
export const menuPages = [
  'for-sale',
  'projects',
  'for-rent',
  'valuation',
  'contact',
  'testimonials',
  'demand-register',
] as const

const { name, street, zip, phone, email, licence } = identity.shape

/** @param role - what the colour is for */
const readable = (role: 'primary' | 'action') =>
  colour.superRefine((hex, context) => {
    for (const { reason } of contrastMistakes({ [role]: hex }))
      context.addIssue({ code: 'custom', message: reason })
  })

/**
 * What a new site is made from (K20), in the order in which it is asked. What an agency knows by heart is required; what
 * it has to look up may be left out, and is a marked gap then.
 * @see docs/content.md, "A new site"
 */
export const answersSchema = z.strictObject({
  name: name.describe('Name of the agency'),
  street: street.describe('Street and number of the office'),
  zip: zip.describe('Postcode'),
  city: words.describe('Municipality'),
  phone: phone.describe('Telephone'),
  email: email.describe('Mail address'),
  licence: licence.describe('BIV or IPI number, such as 500.123'),
  legalName: words.optional().describe('Name of the company with its form, such as Acer BV'),
  companyNumber: words.optional().describe('Company number, such as 0123.456.789'),
  insurer: words.optional().describe('Insurer of the professional liability'),
  policyNumber: words.optional().describe('Number of that policy'),
  languages: z
    .array(z.enum(locales))
    .min(1)
    .default(['nl', 'fr', 'en'])
    .describe('Languages; the first is for visitors who wish for none of them'),
  title: words.optional().describe('Heading of the home page, in the first language'),
  about: words.optional().describe('Who you are, in a few sentences, in the first language'),
  menu: z
    .array(z.enum(menuPages))
    .default(['for-sale', 'projects', 'for-rent', 'contact'])
    .describe(`Pages of the menu, in this order, of ${menuPages.join(', ')}`),
  primary: readable('primary').optional().describe('Colour of headings and links, such as #24483a'),
  action: readable('action').optional().describe('Colour of the main button, such as #a8482b'),
  logo: words.optional().describe('SVG file of the logo; without one the name stands in letters'),
})

export type Answers = z.infer<typeof answersSchema>
export type Question = keyof Answers
