import { bookingPath } from '~/features/appointments/public.server'
import type { OfferedListing, ShownListing } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'

/** Path where a viewing is booked online; undefined also while that cannot be found out. */
export const onlineBookingPath = (app: App, shown: ShownListing): Promise<string | undefined> =>
  optionalPart(app, 'booking', bookingPath(app, shown))

/**
 * Path where a viewing of a listing is planned: among its free times, else the form on its page. Undefined once it is
 * sold or let.
 */
export async function viewingPath(app: App, { shown, href }: OfferedListing): Promise<string | undefined> {
  if (!shown) return undefined
  return (await onlineBookingPath(app, shown)) ?? `${href}#contact-appointment`
}
