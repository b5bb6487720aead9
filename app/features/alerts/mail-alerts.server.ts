import type { AlertFrequency } from '#db/schema'
import { inSpokenLocale, siteOf } from '~/features/content/public.server'
import { findOffers, type Offer } from '~/features/listings/public.server'
import { postMail, senderIn } from '~/features/mail/public.server'
import { brusselsDay } from '~/kernel/calendar'
import { moneyLocaleOf } from '~/kernel/money'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { type AlertListing, alertMail } from './alert-mails.server'
import { demandHref } from './demand-links.server'
import { listPathOf } from './demand-list.server'
import { type Demand, lockDueDemands, updateDemand } from './demands.repo.server'
import { findPendingAlerts, markAsMailed, type PendingAlert } from './matching.repo.server'

/** Alerts per transaction. */
const atOnce = 100

/**
 * Mails each due search alert its pending listings, each listing once, in one mail.
 * @returns number of mails enqueued
 */
export async function mailAlerts(
  services: Services,
  frequencies: readonly AlertFrequency[],
): Promise<number> {
  const today = brusselsDay(services.clock.now())
  let mails = 0
  for (let after = ''; ; ) {
    const page = await services.db.transaction(async (tx) => {
      const demands = await lockDueDemands(tx, { today, frequencies, after, limit: atOnce })
      const sent = await mailDemands(tx, services, demands)
      return { sent, last: demands.at(-1)?.id }
    })
    mails += page.sent
    if (page.last === undefined) return mails
    after = page.last
  }
}

async function mailDemands(tx: Db, services: Services, due: Demand[]): Promise<number> {
  if (due.length === 0) return 0
  const site = await siteOf(services.db)
  const demands = inSpokenLocale(site, due)
  const waiting = Map.groupBy(
    await findPendingAlerts(
      tx,
      demands.map(({ id }) => id),
    ),
    ({ demandId }) => demandId,
  )
  const offers = await offersFor(services, demands, waiting)
  let sent = 0
  for (const demand of demands) {
    const listings = (waiting.get(demand.id) ?? []).flatMap((pending) => {
      const offer = offers.get(demand.locale)?.get(pending.listingId)
      return offer ? [{ ...pending, offer }] : []
    })
    if (listings.length === 0) continue
    await mailDemand(tx, services, demand, listings)
    sent += 1
  }
  return sent
}

/** Presents the listings once in each language that recipients read. */
async function offersFor(
  services: Services,
  demands: Demand[],
  waiting: Map<string, PendingAlert[]>,
): Promise<Map<string, Map<number, Offer>>> {
  const offers = new Map<string, Map<number, Offer>>()
  for (const [locale, readers] of Map.groupBy(demands, (demand) => demand.locale)) {
    const ids = readers.flatMap(({ id }) => (waiting.get(id) ?? []).map(({ listingId }) => listingId))
    offers.set(locale, await findOffers({ ...services, locale }, [...new Set(ids)]))
  }
  return offers
}

async function mailDemand(
  tx: Db,
  services: Services,
  demand: Demand,
  listings: (PendingAlert & AlertListing)[],
) {
  const { clock, config } = services
  const { id, locale, email: to } = demand
  const [sender, site] = await Promise.all([senderIn(services, locale), siteOf(services.db)])
  const moneyLocale = moneyLocaleOf(site.languages.amounts, locale)
  const href = demandHref(services, locale, { id, does: 'change' })
  const listHref = config.publicUrl + (await listPathOf({ ...services, locale }, demand))
  const fresh = listings.filter(({ reason }) => reason === 'new')
  const cheaper = listings.filter(({ reason }) => reason === 'price-drop')
  const mail = { to, locale, moneyLocale, sender, fresh, cheaper, href, listHref }
  await postMail(tx, services, sender, alertMail(mail))
  await markAsMailed(
    tx,
    id,
    listings.map(({ listingId }) => listingId),
    clock.now(),
  )
  await updateDemand(tx, id, { mailedAt: clock.now() })
}
