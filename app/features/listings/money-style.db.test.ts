import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shellOf } from '~/features/content/public.server'
import type { Locale } from '~/kernel/locale'
import type { MoneyStyle } from '~/kernel/money'
import { clearVersioned } from '~/platform/versioned.server'
import { testApp } from '../../../tests/setup/test-app'
import { listPage } from './list/list-page.server'
import { readCriteria } from './list/listing-criteria'
import { findOffer } from './offers/offer.server'

const { db, appIn } = await testApp({ demo: 'all' })

/** What pages and mails of a language say of the price of one villa and of a filter by price. */
async function amountsIn(locale: Locale) {
  const app = appIn(locale)
  const criteria = readCriteria('sale', new URLSearchParams({ priceMax: '500000' }))
  const [shell, offer, list] = await Promise.all([
    shellOf(app),
    // A confirmation is in its reader's language, whoever caused it.
    findOffer(appIn('nl'), { listing: '2706' }, locale),
    listPage(app, criteria),
  ])
  const texts = [offer?.price ?? '', list.chips[0]?.label ?? '']
  return [shell.moneyLocale, ...texts.map((text) => text.replace(/\s/g, ' '))]
}

async function writeAmounts(amounts: MoneyStyle) {
  const written = JSON.stringify(amounts)
  await db.execute(
    sql`update site_settings set value = jsonb_set(value, '{amounts}', ${written}::jsonb) where key = 'languages'`,
  )
  clearVersioned()
}

test('P3 amounts are Belgian Dutch in every language, until a setting lets each language follow its own', async () => {
  expect(await amountsIn('en')).toEqual(['nl', '€ 985.000', 'Up to € 500.000'])
  await writeAmounts('page')
  expect(await amountsIn('en')).toEqual(['en', '€985,000', 'Up to €500,000'])
  expect(await amountsIn('fr')).toEqual(['fr', '985 000 €', 'Jusqu’à 500 000 €'])
})
