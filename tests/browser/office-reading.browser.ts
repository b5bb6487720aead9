import { expect, test } from 'vitest'
import { officePath } from '~/i18n/office-table'
import { memberLoggedIn, openAsMember } from './members'
import { failedMail, heldImport, importedWithRejection, postedMail } from './outbox'
import { databaseOf } from './visits'

test.each([
  { locale: 'nl' as const, mails: /niet vertrokken/, why: 'Het adres bestaat niet', reason: 'is geen getal' },
  {
    locale: 'fr' as const,
    mails: /pas partis?/,
    why: 'L’adresse n’existe pas',
    reason: 'n’est pas un nombre',
  },
])(
  'B71 B74 on a phone without script Today leads to why a mail failed and what an import rejected: $locale',
  async ({ locale, mails, why, reason }) => {
    const db = await databaseOf()
    const [, run] = [await postedMail(db, failedMail), await importedWithRejection(db)]
    const member = await memberLoggedIn('admin', { locale })
    const page = await openAsMember(member, { javaScript: false, viewport: { width: 360, height: 780 } })
    await page.goto(officePath('today'))
    await page.getByRole('link', { name: mails }).click()
    expect(new URL(page.url()).search).toBe('?state=failed')
    await page.getByRole('link', { name: failedMail.subject }).first().click()
    await page.getByText(why).first().waitFor()
    await page.frameLocator('iframe').getByText('Dag Jan').waitFor()
    await page.goto(officePath('today'))
    await page.locator(`a[href="${officePath('imports.run', { id: run })}"]`).click()
    expect(await page.getByRole('row', { name: /2710/ }).innerText()).toContain(reason)
  },
)

test.each([false, true])(
  'K14 an admin sees what a feed would take off the site, says no, then yes: script %s',
  async (javaScript) => {
    const db = await databaseOf()
    const run = officePath('imports.run', { id: await heldImport(db) })
    const page = await openAsMember(await memberLoggedIn('admin'), {
      javaScript,
      viewport: { width: 360, height: 780 },
    })
    await page.goto(officePath('today'))
    await page.locator(`a[href="${run}"]`).first().click()
    await page.getByRole('heading', { name: 'Deze feed wacht op goedkeuring' }).waitFor()
    // Below the heading, which is there first where the page comes without script.
    await page
      .getByRole('link', { name: /2706|Ukkel/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: /^Nee/ }).click()
    await page.getByRole('heading', { name: 'Deze feed is afgewezen' }).waitFor()
    await page.getByRole('button', { name: /^Ja/ }).click()
    await page.getByRole('heading', { name: 'Deze feed is goedgekeurd' }).waitFor()
    expect(await page.getByRole('button', { name: /^Ja/ }).count()).toBe(0)
  },
)

test('B75 the page of the site’s health fills by itself when the checks have run', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  await page.goto(officePath('health'))
  await page.getByRole('heading', { name: 'Alle controles' }).waitFor({ timeout: 300_000 })
  expect(await page.getByRole('row', { name: /PostgreSQL/ }).count()).toBe(1)
})
