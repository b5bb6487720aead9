import { pathTo } from '~/i18n/path-to'
import type { App } from '~/platform/app.server'
import { openingsFor } from './openings'
import { bookableTimes } from './wish.server'

type ViewingContext = { listing: number; agent: string | undefined }

/**
 * Path of the page where a viewing of a listing can be booked; undefined where the agency offers none.
 * @param shown - the listing, and the mail address of the agent who shows it
 */
export async function bookingPath(app: App, shown: ViewingContext): Promise<string | undefined> {
  const openings = openingsFor(await bookableTimes(app.db), { kind: 'viewing', ...shown })
  return openings.length > 0 ? `${pathTo(app.locale, 'appointment')}?listing=${shown.listing}` : undefined
}

/** Whether a valuation can be booked online: the page for it is then worth finding. */
export const canBookValuation = async ({ db }: Pick<App, 'db'>): Promise<boolean> =>
  openingsFor(await bookableTimes(db), { kind: 'valuation' }).length > 0
