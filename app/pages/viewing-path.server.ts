import { bookingPath } from '~/features/appointments/public.server'
import type { OfferedListing } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import { optionalPart } from '~/platform/optional-part.server'

/**
 * Path where a viewing of a listing is planned: among its free times, else the form on its page. Undefined once it is
 * sold or let.
 */
export async function viewingPath(app: App, { shown, href }: OfferedListing): Promise<string | undefined> {
  if (!shown) return undefined
  const booking = await optionalPart(app, 'booking', bookingPath(app, shown))
  return booking ?? `${href}#contact-appointment`
}
