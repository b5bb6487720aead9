import { viewingsOf } from '~/features/appointments/public.server'
import { findListingHistory, type HistoryEntry } from '~/features/leads/public.server'
import type { App } from '~/platform/app.server'

/** Enquiries about a listing and viewings of it, the newest first (O2). */
export async function ownHistory(app: App, listingId: number): Promise<HistoryEntry[]> {
  const [asked, viewings] = await Promise.all([
    findListingHistory(app, listingId),
    viewingsOf(app, listingId),
  ])
  return [...asked, ...viewings].sort((one, other) => other.at.getTime() - one.at.getTime())
}
