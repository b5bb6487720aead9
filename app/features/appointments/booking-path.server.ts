import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import { bookableFor } from './wish.server'

/** Path of the page on which a visit of a home can be booked; nothing where the agency opens none for it. */
export async function bookingPath(app: App, listing: number): Promise<string | undefined> {
  const { openings } = await bookableFor(app, String(listing))
  return openings.length > 0 ? `${pathTo(app.locale, 'appointment')}?listing=${listing}` : undefined
}
