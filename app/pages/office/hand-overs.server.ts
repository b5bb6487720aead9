import { appointmentHandOver } from '~/features/appointments/public.server'
import { leadHandOver } from '~/features/leads/public.server'
import type { HandOver } from '~/platform/office/hand-over.server'

/** What all rooms hand over when a member leaves (B2). */
export const handOvers: readonly HandOver[] = [leadHandOver, appointmentHandOver]
