import { demandData } from '~/features/alerts/public.server'
import { appointmentData } from '~/features/appointments/public.server'
import { pendingData } from '~/features/confirmation/public.server'
import { documentRequestData } from '~/features/documents/public.server'
import { leadData } from '~/features/leads/public.server'
import { confirmedAddressData, mailData } from '~/features/mail/public.server'
import { subscriberData } from '~/features/newsletter/public.server'
import { ownerData } from '~/features/owners/public.server'
import { peopleData } from '~/features/people/public.server'
import { staffData } from '~/features/staff/public.server'
import { testimonialData } from '~/features/testimonials/public.server'
import type { PersonalData } from '~/platform/personal-data.server'

/**
 * What each room keeps of people. A room that is new to this list also has a period (`periods.ts`), a text
 * `privacy:kind.<name>` and its line in the privacy statement.
 */
export const personalData: PersonalData[] = [
  leadData,
  appointmentData,
  pendingData,
  demandData,
  documentRequestData,
  subscriberData,
  testimonialData,
  ownerData,
  staffData,
  peopleData,
  confirmedAddressData,
  mailData,
]
