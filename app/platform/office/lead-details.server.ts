import { createContext } from 'react-router'
import type { leads } from '#db/schema'
import type { App } from '../app.server'

/** A lead as a room needs it that knows more of what was booked or asked for. */
export type DetailedLead = Pick<
  typeof leads.$inferSelect,
  'form' | 'email' | 'at' | 'listingId' | 'projectId' | 'appointmentId'
>

export type LeadDetail = {
  /** In the member's language. */
  label: string
  value: string
}

/** What another room adds to the page of a lead: when and where they meet, or which documents were asked for. */
export type LeadDetails = (app: App, lead: DetailedLead) => Promise<LeadDetail[]>

/** Set by the HTTP layer, which knows all rooms. */
export const leadDetailsContext = createContext<LeadDetails>(async () => [])
