import { appointmentDetails } from '~/features/appointments/public.server'
import { documentDetails } from '~/features/documents/public.server'
import type { LeadDetails } from '~/platform/office/lead-details.server'

const rooms: LeadDetails[] = [appointmentDetails, documentDetails]

/** What all rooms know of what a lead booked or asked for (B14). */
export const leadDetails: LeadDetails = async (app, lead) =>
  (await Promise.all(rooms.map((detailsOf) => detailsOf(app, lead)))).flat()
