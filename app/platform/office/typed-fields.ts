import { z } from 'zod'
import { longestMailAddress, mailAddressPattern } from '~/kernel/mail-address'

/** A mail address in the form of an act: what the forms of visitors take. */
export const mailAddress = z.email({ pattern: mailAddressPattern }).max(longestMailAddress)
