import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, isNoindex, listingPath, mainOf } from './answers'
import { findings } from './axe'
import { holdEntry, openPage, openWithoutPictures } from './browser'

/** Its last segment in each language. */
const word = { nl: 'rekening', fr: 'tout-compte-fait' } as const

/** The ledger of a listing of the demo. */
const ledgerOf = async (id: number, locale: keyof typeof word = 'nl') =>
  `${await listingPath(id, locale)}${word[locale]}/`

const narrow = { width: 360, height: 740 }
const sizes = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]
const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim()
const said = async (page: Page) => plain(await page.locator('main').textContent())
const sumOf = (page: Page) => page.locator('main').getByRole('status')
const heard = async (page: Page) => plain(await sumOf(page).textContent())
const awake = (page: Page) => page.locator('main pignon-island[data-awake]').count()
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('D12 without script a figure on the listing’s page opens the ledger, which sends, keeps and counts the others', async () => {
  const page = await openWithoutPictures({ javaScript: false, viewport: narrow })
  await page.goto(await listingPath(2704))
  await page.locator('#costs').getByLabel('Eigen middelen (€)').fill('197.000')
  await page.locator('#costs').getByRole('button', { name: 'Maak mijn rekening' }).click()
  await page.waitForURL(/\/rekening\/\?ownMeans=197\.000$/)
  await page.getByLabel('Onroerende voorheffing per jaar (€)').fill('1200')
  await page.getByRole('button', { name: 'Herbereken' }).click()
  await page.waitForURL(/ownMeans=197\.000.*tax=1200/)
  expect(await page.getByLabel('Eigen middelen (€)').inputValue()).toBe('197.000')
  expect(await heard(page)).toMatch(/Nog zonder energie\./)

  await page.getByLabel('Eigen middelen (€)').fill('veel')
  await page.getByRole('button', { name: 'Herbereken' }).click()
  await page.waitForURL(/ownMeans=veel/)
  expect(await page.getByLabel('Eigen middelen (€)').getAttribute('aria-invalid')).toBe('true')
})

const languages = [
  {
    locale: 'nl',
    about: 'ca.',
    situation: 'Wordt dit uw enige eigen woning?',
    means: 'Eigen middelen (€)',
    rate: 'Rente per jaar (%)',
    years: 'Looptijd in jaren',
    sum: 'Samen, elke maand',
  },
  {
    locale: 'fr',
    about: 'env.',
    situation: 'Ce bien sera-t-il votre habitation propre et unique ?',
    means: 'Fonds propres (€)',
    rate: 'Taux annuel (%)',
    years: 'Durée en années',
    sum: 'Au total, chaque mois',
  },
] as const

// 2655: a house in Beersel for € 497 000, see costs.browser.ts.
test.each(languages)(
  'D11 a visitor reckons for a case of their own with the keyboard, and hears the outcome ($locale)',
  async ({ locale, about, situation, means, rate, years, sum }) => {
    const page = await openWithoutPictures({ viewport: narrow })
    await page.goto(await ledgerOf(2655, locale))
    expect(await awake(page)).toBe(0)
    expect(await said(page)).toContain(`${about} € 520.350`)
    await page.getByLabel(situation).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => said(page)).toContain(`${about} € 571.290`)
    expect(await awake(page)).toBe(1)

    await page.getByLabel(means).fill('317.719')
    await expect.poll(() => said(page)).toContain(`${about} € 249.990`)
    // See repayment.test.ts: € 250 000 over 25 years at 3.5 % are 1244.21 a month.
    await expect.poll(() => heard(page)).toContain(`${sum}${about} € 1.240`)
    await page.getByLabel(years).focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => heard(page)).not.toContain('€ 1.240')

    await page.getByLabel(rate).fill('veel')
    await expect.poll(() => heard(page)).not.toContain('€')
    expect(await page.getByLabel(rate).getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel(rate).fill('0')
    await page.getByLabel(years).selectOption('20')
    // € 249 990 in 240 equal parts.
    await expect.poll(() => heard(page)).toContain(`${about} € 1.040`)
    expect(await overflow(page)).toBe(0)
  },
)

test('D11 a case that was chosen before the page has any script is reckoned when it has', async () => {
  const page = await openWithoutPictures({ viewport: narrow })
  const release = await holdEntry(page)
  await page.goto(await ledgerOf(2655), { waitUntil: 'commit' })
  await page.getByLabel('Wordt dit uw enige eigen woning?').selectOption('otherwise')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  release()
  await expect.poll(() => said(page)).toContain('€ 571.290')
})

test('D11 in Luxembourg each buyer of an own home takes a credit off', async () => {
  const page = await openWithoutPictures({ viewport: { width: 320, height: 640 } })
  await page.goto(await ledgerOf(2700))
  expect(await said(page)).toContain('De aankoop samen€ 1.233.300')
  await page.getByLabel('Aantal kopers').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => said(page)).toContain('De aankoop samen€ 1.193.300')
  expect(await overflow(page)).toBe(0)
})

test('D12 with script the sum follows each figure; only the link that is copied has them, no mail', async () => {
  const page = await openWithoutPictures()
  await page.goto(await ledgerOf(2704))
  const before = await heard(page)
  await page.getByLabel('Eigen middelen (€)').fill('197000')
  await expect.poll(() => heard(page)).not.toBe(before)
  const copied = await page.getByRole('button', { name: 'Link met mijn cijfers' }).getAttribute('data-url')
  expect(copied).toContain('ownMeans=197000')
  const mail = await page.getByRole('link', { name: 'Link mailen' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toMatch(/\/rekening\/$/)
})

test('D11 D12 axe finds nothing, before and after a mistake, and nothing stands out of a narrow screen', async () => {
  for (const viewport of sizes) {
    const page = await openPage({ viewport, context: { reducedMotion: 'reduce' } })
    for (const id of [2494, 2627, 2704]) {
      await page.goto(await ledgerOf(id))
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await page.getByLabel('Rente per jaar (%)').fill('veel')
    await expect.poll(() => heard(page)).toContain('Vul eerst')
    expect(await findings(page)).toEqual([])
  }
})

test('D12 a hidden price has no amount in its ledger; no cache of others keeps a ledger', async () => {
  const { body, headers } = await ask(await ledgerOf(2646))
  expect(mainOf(body)).not.toContain('€')
  expect(isNoindex(body)).toBe(true)
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('D12 the ledger leads on to the free times of its listing: below the sum, on a phone beside it at the bottom', async () => {
  for (const [viewport, name] of [
    [narrow, 'Bezichtigen'],
    [{ width: 1440, height: 900 }, 'Bezichtiging aanvragen'],
  ] as const) {
    const page = await openWithoutPictures({ viewport })
    await page.goto(await ledgerOf(2704))
    const link = page.locator('main').getByRole('link', { name: /^Bezichtig/ })
    expect(await link.allInnerTexts()).toEqual([name])
    await link.click()
    await page.waitForURL('**/nl/afspraak/?listing=2704')
  }
})

test('D12 on a phone the sum of the month stays at the bottom of the screen, and follows what is typed', async () => {
  const page = await openWithoutPictures({ viewport: narrow })
  await page.goto(await ledgerOf(2704))
  const bar = page.locator('main [data-bottom-actions]')
  const bottom = () => bar.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
  expect(await bottom()).toBe(narrow.height)
  const before = plain(await bar.textContent())
  await page.getByLabel('Eigen middelen (€)').fill('197.000')
  await expect.poll(async () => plain(await bar.textContent())).not.toBe(before)
  expect(plain(await bar.textContent())).toContain((await heard(page)).match(/€ [\d.]+/)?.[0])
})
