import { z } from 'zod'
import { weeklyTimes } from './appointments.schema'

/** From Monday to Friday, as most agencies are open. */
const usualHours: z.infer<typeof weeklyTimes>[] = [
  { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '18:00' },
]

/** How the agency works in its back office. */
export const officeSchema = z
  .strictObject({
    /** When enquiries can be answered; holidays and days off are those of `appointments` (B19). */
    hours: z.array(weeklyTimes).max(28).default(usualHours),
    /** Hours of these within which a first answer is due. */
    answerHours: z.number().min(0.5).max(200).default(4),
    /** Who may not log in without a second factor (B5). */
    secondFactor: z.enum(['admins', 'all']).default('admins'),
  })
  .default({ hours: usualHours, answerHours: 4, secondFactor: 'admins' })
