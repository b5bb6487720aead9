import { siteOf } from '~/features/content/public.server'
import { fullNameIn, one } from '~/features/forms/public'
import { cardsOf } from '~/features/listings/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatPrice, moneyLocaleOf } from '~/kernel/money'
import type { App } from '~/platform/app.server'
import { pageSize } from '~/platform/office/count-list'
import { showTime } from '~/ui/office/show-time'
import { type DemandChoices, demandChoices, demandFacts, zoneLabel } from '../alert-texts.server'
import { valuesOfStored } from '../criteria'
import { previewMatches } from '../demand-form.server'
import { type Demand, findDemand } from '../demands.repo.server'
import { findDemandsFor } from '../matching.repo.server'
import { anywhere } from '../zones'
import type { AlertFilter } from './alert-filter'
import { countAlerts, findAlertsPage, findTold } from './alerts-list.repo.server'

/** What the list of search alerts shows. */
export async function alertsPage(app: App, filter: AlertFilter) {
  const { db } = app
  const asking = filter.listing === undefined ? undefined : await askingFor(app, filter.listing)
  const wanted = { ...filter, among: filter.listing === undefined ? undefined : (asking?.ids ?? []) }
  const [rows, total, words] = await Promise.all([
    findAlertsPage(db, wanted),
    countAlerts(db, wanted),
    wordsOf(app),
  ])
  const { locale, clock } = app
  const time = (at: Date) => showTime(at, { locale, now: clock.now() })
  return {
    filter,
    rows: rows.map((row) => {
      const toldAt = asking?.told.get(row.id)
      return { ...rowOf(row, words), asked: time(row.askedAt), told: toldAt && time(toldAt) }
    }),
    listing: filter.listing === undefined ? undefined : listingOf(filter.listing, asking),
    total,
    pageSize,
  }
}

/** Who looks for what a listing is, and who was mailed it. */
async function askingFor(app: App, listing: number) {
  const [ids, { cards }] = await Promise.all([findDemandsFor(app.db, listing), cardsOf(app, [listing])])
  if (!ids) return undefined
  return { ids, told: await findTold(app.db, listing, ids), title: cards[0]?.title }
}

type Asking = NonNullable<Awaited<ReturnType<typeof askingFor>>>

const listingOf = (number: number, asking: Asking | undefined) => ({
  number,
  title: asking?.title ?? String(number),
  isAvailable: asking !== undefined,
  asking: asking?.ids.length ?? 0,
  told: asking?.told.size ?? 0,
})

type Words = { choices: DemandChoices; moneyLocale: ReturnType<typeof moneyLocaleOf>; app: App }

async function wordsOf(app: App): Promise<Words> {
  const [choices, site] = await Promise.all([demandChoices(app.db, app.locale), siteOf(app.db)])
  return { choices, moneyLocale: moneyLocaleOf(site.languages.amounts, app.locale), app }
}

const rowOf = (demand: Demand, words: Words) => ({
  id: demand.id,
  name: fullNameIn(demand.fields),
  email: demand.email,
  state: demand.confirmedAt ? ('running' as const) : ('unconfirmed' as const),
  frequency: demand.frequency,
  goal: demand.goal,
  looksFor: looksFor(demand, words),
})

/** Places in a row of the list; the others are on the page of the alert. */
const mostPlaces = 4

/** What somebody looks for, in one line: types, places, price, bedrooms. */
function looksFor(demand: Demand, { choices, moneyLocale, app: { locale } }: Words): string {
  const t = translateTo(locale)
  const { types, zones, priceMinCents, priceMaxCents, bedroomsMin } = demand
  const named = types.map((id) => choices.type.find(({ value }) => value === String(id))?.text ?? String(id))
  const places = zones.filter((zone) => zone !== anywhere).map((zone) => zoneLabel(zone, locale))
  const more = places.length - mostPlaces
  const price = (cents: number) => formatPrice(cents, moneyLocale)
  return [
    named.join(', ') || t('alerts:allTypes'),
    places.slice(0, mostPlaces).join(', ') + (more > 0 ? ` +${more}` : ''),
    priceMinCents !== null && t('alerts-office:from', { value: price(priceMinCents) }),
    priceMaxCents !== null && t('alerts-office:until', { value: price(priceMaxCents) }),
    bedroomsMin !== null && t('alerts-office:bedrooms', { count: bedroomsMin }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What the page of one search alert shows. @param id - as the address has it */
export async function alertPage(app: App, id: string | undefined) {
  const demand = id === undefined ? undefined : await findDemand(app.db, id)
  if (!demand) return undefined
  const { locale, clock } = app
  const time = (at: Date | null) => at && showTime(at, { locale, now: clock.now() })
  const values = valuesOfStored(demand)
  const [facts, now] = await Promise.all([demandFacts(app.db, values, locale), previewMatches(app, values)])
  return {
    id: demand.id,
    title: fullNameIn(demand.fields) || demand.email,
    email: demand.email,
    phone: one(demand.fields, 'phone'),
    remark: one(demand.fields, 'remark'),
    locale: demand.locale,
    state: demand.confirmedAt ? ('running' as const) : ('unconfirmed' as const),
    times: {
      asked: time(demand.askedAt),
      confirmed: time(demand.confirmedAt),
      renewed: time(demand.renewedAt),
      mailed: time(demand.mailedAt),
    },
    facts,
    now,
    values,
    version: versionOf(demand),
  }
}

/** Changes whenever the alert does: who changes one that changed meanwhile is told. */
export const versionOf = ({ renewedAt, fields }: Demand): string =>
  `${renewedAt.toISOString()} ${JSON.stringify(fields).length}`
