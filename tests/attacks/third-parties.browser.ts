import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agencyUrl, openPage } from '../browser/browser'

/**
 * An agency measures its visitors with the tags of others. On a page that is one person's, a tag would tell its owner
 * who the person is, and by the page's address how to open what a signed link opens.
 */

/** A visitor who agreed to everything, what was asked of others, and what they were told. */
async function visitor() {
  const page = await openPage({ consent: 'asked', context: { baseURL: agencyUrl() } })
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== agencyUrl(),
    async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  await page.goto('/fr/')
  await page.locator('[data-consent="accept-all"]').click()
  await expect.poll(() => asked.length).toBe(3)
  asked.length = 0
  return { page, asked }
}

const reportedOn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      ...(window.dataLayer ?? []).map((one) =>
        one && typeof one === 'object' && 'length' in one ? [...(one as unknown[])] : one,
      ),
      document.referrer,
      window.fbq?.queue,
    ]),
  )

const secret = 'abcSECRETdef'
const privatePages = [
  '/fr/login/',
  '/fr/login/oublie/',
  `/fr/login/mot-de-passe/?token=${secret}`,
  '/fr/mes-biens/',
  `/fr/confirmer/?token=${secret}`,
  `/fr/ma-recherche/?token=${secret}`,
  `/fr/mes-donnees/?token=${secret}`,
  `/fr/rendez-vous/gerer/?token=${secret}`,
  `/fr/newsletter/desinscription/?token=${secret}`,
  `/fr/documents/?token=${secret}`,
  `/fr/temoignage/?token=${secret}`,
  `/fr/merci/estimation-gratuite/?estimate=${secret}`,
  `/fr/?token=${secret}`,
  `/fr/a-vendre/?t%6Fken=${secret}`,
]

test('S-05 a page that is one person’s asks nothing of others, and its policy lets nobody in', async () => {
  const { page, asked } = await visitor()
  for (const path of privatePages) {
    const response = await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect([path, asked]).toEqual([path, []])
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect([path, policy.match(/https?:\S*|\*/g)]).toEqual([path, null])
    expect([path, await page.evaluate(() => window.dataLayer)]).toEqual([path, undefined])
    expect([path, await page.locator('[data-tags]').count()]).toEqual([path, 0])
  }
})

test('S-05 the page after it is counted, and neither its address nor the one before is told', async () => {
  const { page } = await visitor()
  for (const path of privatePages.filter((one) => /mot-de-passe|gerer|merci|\/fr\/\?/.test(one))) {
    await page.goto(path)
    // As a visitor goes on: by a link, so that the browser says where they come from.
    await page
      .locator('a[href="/fr/"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.waitForURL('**/fr/')
    await expect.poll(async () => await reportedOn(page)).toContain('page_view')
    expect([path, await reportedOn(page)]).toEqual([path, expect.not.stringContaining(secret)])
  }
})

test('S-05 words typed into a search are not told, by whatever reads addresses itself either', async () => {
  const { page, asked } = await visitor()
  await page.goto(`/fr/a-vendre/?q=${secret}&city=Uccle%7C1180`)
  await expect.poll(async () => await reportedOn(page)).toContain('page_view')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => !url.includes('gtag/js'))).toEqual([])
  expect(await reportedOn(page)).not.toContain(secret)
})

test('S-05 what answers a form is its sender’s: no third party is on it', async () => {
  const { page, asked } = await visitor()
  const response = await page.goto('/fr/login/')
  expect(response?.headers()['referrer-policy']).toBe('strict-origin')
  await page.locator('main [name=email]').fill('nobody@post.example')
  await page.locator('main [name=password]').fill('a wrong password')
  await page.locator('main form button[type=submit]').first().click()
  await page.getByRole('alert').first().waitFor()
  expect(asked).toEqual([])
})
