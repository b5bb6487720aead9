import { inSpokenLocale, siteOf } from '~/features/content/public.server'
import { findOffers, type Offer } from '~/features/listings/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { alertMail } from '../alert-mails.server'
import { demandHref } from '../demand-links.server'
import { listPathOf } from '../demand-list.server'
import { type Demand, updateDemand } from '../demands.repo.server'
import { findDemandsFor, markAsMailed } from '../matching.repo.server'
import { findTold, lockAlerts, noteFound } from './alerts-list.repo.server'

/** Mails of one press: more would be a sending. */
const most = 200

/**
 * Mails a listing to those whose search alert matches it and who were not mailed it yet. It is not mailed to them again.
 * Who had a mail of that alert today is told with its next one: nobody gets two on a day (F7).
 * @param only - the one alert to tell; all of them if not given
 * @returns how many mails went on their way, and how many alerts wait for theirs; `gone` when the listing is not available
 */
export async function tellListing(
  tx: Db,
  app: App,
  { listing, only }: { listing: number; only?: string },
): Promise<{ mails: number; waiting: number } | 'gone'> {
  const asking = await findDemandsFor(tx, listing)
  if (!asking) return 'gone'
  const alerts = await lockAlerts(tx, only === undefined ? asking : asking.filter((id) => id === only))
  // Read once they are locked: somebody else may have told them a moment ago.
  const told = await findTold(tx, listing, asking)
  const today = brusselsDay(app.clock.now())
  const site = await siteOf(app.db)
  const untold = alerts.filter(({ id }) => !told.has(id)).slice(0, most)
  const open = inSpokenLocale(site, untold)
  const { waiting = [], ready = [] } = Object.groupBy(open, ({ mailedAt }) =>
    mailedAt && brusselsDay(mailedAt) === today ? 'waiting' : 'ready',
  )
  for (const alert of waiting) await noteFound(tx, alert, listing, 'new')
  let mails = 0
  for (const [locale, readers] of Map.groupBy(ready, (alert) => alert.locale)) {
    const offer = (await findOffers({ ...app, locale }, [listing])).get(listing)
    if (!offer) continue
    for (const alert of readers) await tell(tx, app, alert, offer, listing)
    mails += readers.length
  }
  return { mails, waiting: waiting.length }
}

async function tell(tx: Db, app: App, alert: Demand, offer: Offer, listing: number) {
  const { id, locale, email: to } = alert
  const [sender, site] = await Promise.all([senderIn(app, locale), siteOf(app.db)])
  const moneyLocale = moneyLocaleOf(site.languages.amounts, locale)
  const href = demandHref(app, locale, { id, does: 'change' })
  const listHref = app.config.publicUrl + (await listPathOf({ ...app, locale }, alert))
  const fresh = [{ offer, toldCents: null }]
  await postMail(
    tx,
    app,
    sender,
    alertMail({ to, locale, moneyLocale, sender, fresh, cheaper: [], href, listHref }),
  )
  await noteFound(tx, alert, listing)
  await markAsMailed(tx, id, [listing], app.clock.now())
  // The next mail of the alert itself comes another day.
  await updateDemand(tx, id, { mailedAt: app.clock.now() })
}
