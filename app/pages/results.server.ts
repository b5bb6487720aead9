import { daysToSell } from '~/features/listings/public.server'
import type { App } from '~/platform/app.server'
import type { Results } from './module-parts'
import type { PageView } from './page-view.server'

/** What is counted from the listings goes before what the agency says of itself (M5b). */
export async function resultsOf({ db }: App, { site, values }: PageView): Promise<Results> {
  const { since, daysToSell: said, shareOfAskingPrice } = site.figures
  return {
    years: yearsSince(since, values.day),
    daysToSell: (await daysToSell(db, values.day)) ?? said,
    shareOfAskingPrice,
  }
}

/** A year that has hardly begun proves nothing. */
function yearsSince(since: number | undefined, today: string): Results['years'] {
  if (since === undefined) return undefined
  const count = Number(today.slice(0, 4)) - since
  return count < 2 ? undefined : { count, since }
}
