import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, isNoindex, mainOf } from './answers'
import { findings } from './axe'
import { openPage, openWithoutPictures } from './browser'

const compared = '/nl/favorieten/vergelijken/'
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const sizes = [phone, desk]

test('P6c favourites on the device are compared by a link that works without script', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/favorieten/')
  await page.evaluate(() => localStorage.setItem('favourites', '2706,2655'))
  await page.goto('/nl/favorieten/')
  await page.getByRole('link', { name: 'Vergelijken' }).click()
  await page.waitForURL(`**${compared}?ids=2706,2655`)
  const row = page.getByRole('row', { name: 'Afbetaling per maand' })
  expect(await row.getByRole('cell').count()).toBe(2)
  expect(await page.getByRole('columnheader').count()).toBe(3)

  const { body, headers } = await ask(`${compared}?ids=2706,2655`)
  expect(mainOf(body)).toContain('Afbetaling per maand')
  expect(isNoindex(body)).toBe(true)
  expect(headers.get('cache-control')).toBe('private, no-cache')
})

test('P6c the keyboard scrolls the table, a listing is left out, and axe finds nothing', async () => {
  for (const viewport of sizes) {
    const page = await openPage({ viewport, context: { reducedMotion: 'reduce' } })
    await page.goto(`${compared}?ids=2706,2655,2687,2674`)
    expect(await findings(page)).toEqual([])
    const across = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(across)).toBe(0)
    const table = page.getByRole('region', { name: 'Te koop' })
    await table.focus()
    await page.keyboard.press('ArrowRight')
    if (viewport.width < 767)
      await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: /^Weglaten/ })
      .first()
      .press('Enter')
    await page.waitForURL(`**${compared}?ids=2655,2687,2674`)
  }
})

test('P6c of more than six, a form without script chooses; its link is short', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto(`${compared}?ids=2706,2655,2704,2703,2700,2695,2690,2688`)
  expect(await page.getByRole('columnheader').count()).toBe(7)
  await page.getByText('Andere panden kiezen').click()
  for (const id of [2706, 2655, 2704, 2703]) await page.locator(`input[value="${id}"]`).uncheck()
  await page.locator('input[value="2688"]').check()
  await page.getByRole('button', { name: 'Vergelijken' }).click()
  await page.waitForURL(`**${compared}?ids=2700,2695,2688`)
})

test('P6c the titles stay in view while the table is read to its end, on a tablet and on a desk', async () => {
  for (const viewport of [{ width: 820, height: 900 }, desk]) {
    const page = await openWithoutPictures({ viewport, context: { reducedMotion: 'reduce' } })
    await page.goto(`${compared}?ids=2706,2655,2687,2674`)
    const table = page.getByRole('region', { name: 'Te koop' })
    // As far as a visitor can scroll it: on a tablet the table in itself, on a desk the page.
    await table.evaluate((one) => {
      one.scrollTo({ top: one.scrollHeight })
      one.scrollIntoView({ block: 'end' })
    })
    expect(
      await table
        .getByRole('row')
        .last()
        .evaluate((row) => row.getBoundingClientRect().bottom),
    ).toBeLessThan(viewport.height + 1)
    const title = table.getByRole('columnheader').nth(1).getByRole('link')
    // What is at its place is the title itself, not a header above it.
    expect(
      await title.evaluate((link) => {
        const { left, top, height } = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(left + 4, top + height / 2))
      }),
    ).toBe(true)
  }
})

test('P6c on a phone two listings have the whole width, and each group says again whose columns these are', async () => {
  const page = await openWithoutPictures({ viewport: phone, context: { reducedMotion: 'reduce' } })
  await page.goto(`${compared}?ids=2706,2655`)
  const table = page.getByRole('region', { name: 'Te koop' })
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  expect(await table.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  const groups = table.getByRole('rowgroup').filter({ has: page.locator('[scope=rowgroup]') })
  expect(await groups.count()).toBeGreaterThan(3)
  for (const group of await groups.all())
    expect(await group.getByText('Villa · Linkebeek', { exact: true }).isVisible()).toBe(true)
  // Two homes of one kind and place are told apart.
  const names = await groups.first().locator('[aria-hidden] > span').allInnerTexts()
  expect(new Set(names).size).toBe(2)
  for (const amount of ['€ 985.000', '€ 497.000']) {
    const box = await table.getByText(amount).filter({ visible: true }).first().boundingBox()
    expect([amount, (box?.y ?? phone.height) + (box?.height ?? 0) <= phone.height]).toEqual([amount, true])
  }
  // Rows are rows to a reader of the screen, although each is drawn as a line with its values below.
  const price = table.getByRole('row', { name: /^Prijs €/ })
  expect([await price.getByRole('rowheader').count(), await price.getByRole('cell').count()]).toEqual([1, 2])
})

test('P6c each listing that can still be seen leads to a viewing, and names lead to rows further down', async () => {
  const page = await openWithoutPictures({ viewport: phone, context: { reducedMotion: 'reduce' } })
  // The last one is sold.
  await page.goto(`${compared}?ids=2706,2655,2674`)
  await page.getByRole('link', { name: 'Energie' }).click()
  const label = page.getByRole('row', { name: /^Energielabel/ })
  await expect.poll(() => isInView(label)).toBe(true)
  // The action comes along, and is the only one that is meant first.
  const main = page.locator('main .button-main')
  expect(await main.count()).toBe(1)
  expect(await isWholeInView(main)).toBe(true)
  await main.click()
  const viewings = page.getByRole('dialog', { name: 'Welk pand wilt u bezichtigen?' }).getByRole('link')
  expect(await viewings.count()).toBe(2)
  expect(await findings(page)).toEqual([])
  await viewings.first().click()
  await page.waitForURL('**/nl/afspraak/?listing=2706')
})

test('P6c on a phone the third of several begins at the edge, and a link leads there without script', async () => {
  for (const width of [320, 360]) {
    const viewport = { width, height: phone.height }
    const page = await openWithoutPictures({
      viewport,
      javaScript: false,
      context: { reducedMotion: 'reduce' },
    })
    await page.goto(`${compared}?ids=2706,2655,2704`)
    const leftOf = async (index: number) =>
      Math.round((await page.getByRole('columnheader').nth(index).boundingBox())?.x ?? -1)
    expect(await leftOf(3)).toBe(width)
    await page.getByRole('link', { name: 'Nog 1 pand' }).click()
    // The next two stand where the first two stood.
    await expect.poll(() => leftOf(2)).toBe(16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('P6c of two homes, one of which is sold, the action leads to the other at once', async () => {
  const page = await openWithoutPictures({ viewport: desk })
  await page.goto(`${compared}?ids=2706,2674`)
  await page.getByRole('link', { name: /^Bezichtigen/ }).click()
  await page.waitForURL('**/nl/afspraak/?listing=2706')
})

test('P6c the only home for rent is a card with its figures, not a table of one', async () => {
  const page = await openPage({ viewport: phone, context: { reducedMotion: 'reduce' } })
  await page.goto(`${compared}?ids=2706,2655,2687`)
  const rental = page.getByRole('region', { name: 'Te huur' })
  expect(await rental.getByRole('table').count()).toBe(0)
  expect(await rental.getByRole('term').allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Huur en lasten per maand',
      'Huurwaarborg',
      'Energielabel',
      'Winkel',
      'Beschikbaarheid',
    ]),
  )
  expect(await findings(page)).toEqual([])
  await rental.getByRole('link', { name: /^Bezichtigen/ }).click()
  await page.waitForURL('**/nl/afspraak/?listing=2687')
})

test('P6c a comparison that somebody shared is kept as a whole, ahead of the own favourites', async () => {
  const page = await openWithoutPictures()
  await page.goto('/nl/')
  await page.evaluate(() => localStorage.setItem('favourites', '2704'))
  await page.goto(`${compared}?ids=2706,2655`)
  const keep = page.getByRole('button', { name: 'Alle 2 bewaren' })
  const own = page.getByRole('link', { name: 'Naar mijn favorieten' })
  expect(await own.isVisible()).toBe(false)
  await keep.click()
  await own.waitFor()
  expect(await keep.isVisible()).toBe(false)
  expect(await own.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('2706,2655,2704')
  await page
    .getByRole('button', { name: /^Bewaren als favoriet: / })
    .first()
    .click()
  await keep.waitFor()
})

test('P6c without script a comparison leads to the own favourites, and has no button that does nothing', async () => {
  const page = await openWithoutPictures({ javaScript: false })
  await page.goto(`${compared}?ids=2706,2655`)
  expect(await page.getByRole('link', { name: 'Naar mijn favorieten' }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Alle 2 bewaren' }).isVisible()).toBe(false)
})

const isWholeInView = (one: Locator) =>
  one.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)

/** Below the titles that stay, and above the end of the window. */
const isInView = (row: Locator) =>
  row.evaluate((one) => {
    const { left, top } = one.querySelector('td:nth-of-type(1)')?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
    }
    return one.contains(document.elementFromPoint(left + 20, top + 8))
  })
