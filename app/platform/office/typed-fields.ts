import { z } from 'zod'
import { longestMailAddress, mailAddressPattern } from '~/kernel/mail-address'
import { readDay } from '~/kernel/typed-day'

/** A mail address in the form of an act: what the forms of visitors take, kept in lower case as theirs are. */
export const mailAddress = z.email({ pattern: mailAddressPattern }).max(longestMailAddress).toLowerCase()

/** A day in the form of an act, of the years that the forms of visitors take; of others no time is known. */
export const typedDay = z.iso.date().refine((day) => readDay(day) === day, 'office:problem.date')
