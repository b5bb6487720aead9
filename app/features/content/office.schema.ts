import { z } from 'zod'
import { areaById } from '~/kernel/places/areas'
import { weeklyTimes } from './appointments.schema'

/** From Monday to Friday, as most agencies are open. */
const usualHours: z.infer<typeof weeklyTimes>[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '18:00' },
]

/** A region, province or other area by its id, or a postal code as people write it. */
const area = z
  .string()
  .regex(/^[a-z0-9-]+$|^L-\d{4}$/)
  .refine((id) => areaById(id) !== undefined || /^(L-)?\d{4}$/.test(id), 'there is no such area')

/** How the agency works in its back office. */
export const officeSchema = z
  .strictObject({
    /** When enquiries can be answered; holidays and days off are those of `appointments` (B19). */
    hours: z.array(weeklyTimes).max(28).default(usualHours),
    /** Hours of these within which a first answer is due. */
    answerHours: z.number().min(0.5).max(200).default(4),
    /** Who may not log in without a second factor (B5). */
    secondFactor: z.enum(['admins', 'all']).default('admins'),
    /** Whether agents see what is a colleague's: leads, and the people whom these are of (B3). */
    agentsSee: z.enum(['own', 'all']).default('own'),
    /** Who gets leads about an area whose listing has no agent in the office; the first row that holds the place (B15). */
    areas: z
      .array(z.strictObject({ area, agent: z.email().toLowerCase() }))
      .max(1_000)
      .default([]),
  })
  .default({ hours: usualHours, answerHours: 4, secondFactor: 'admins', agentsSee: 'own', areas: [] })
