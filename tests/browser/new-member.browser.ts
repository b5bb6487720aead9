import { TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { officePath } from '~/i18n/office-table'
import type { Locale } from '~/kernel/locale'
import { ask, locationOf } from './answers'
import { findings } from './axe'
import { baseUrl, openWithoutPictures } from './browser'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'
import { type LoggedIn, memberLoggedIn } from './members'
import { importedWithRejection, postedMail } from './outbox'
import { password } from './owners'
import { databaseOf } from './visits'

/** An admin invites somebody by the form of the members. @returns the link in their mail */
async function invite({ cookie }: LoggedIn, email: string, locale: Locale): Promise<string> {
  const invitation = { act: 'members.invite', name: 'Cé', email, role: 'admin', locale }
  const sent = await ask(officePath('members'), {
    ...{ method: 'POST', body: new URLSearchParams(invitation) },
    headers: { origin: baseUrl(), cookie },
  })
  expect(locationOf(sent)).toBe('/office/members/?done=staff:done.invited')
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no invitation')
  return linkIn(mail)
}

/** Goes on by the Tab key alone. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  const isThere = () => target.first().evaluate((element) => element === document.activeElement)
  for (let count = 0; count < 60 && !(await isThere()); count += 1) await page.keyboard.press('Tab')
  expect(await isThere(), `Tab leads to ${target}`).toBe(true)
}

/** @param value - one that is good for some seconds only is made once the field has the focus */
async function typeIn(page: Page, name: string, value: string | (() => string)) {
  await tabTo(page, page.locator(`main input[name=${name}]`))
  await page.keyboard.type(typeof value === 'string' ? value : value())
}

async function follow(page: Page, link: Locator) {
  await tabTo(page, link)
  await page.keyboard.press('Enter')
}

type Check = (page: Page) => Promise<void>

/** Axe, in both themes. */
async function expectNothingFound(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, page.url(), await findings(page)]).toEqual([colorScheme, page.url(), []])
  }
}

/** The app for codes, which every admin needs. @returns the recovery codes */
async function setUpFactor(page: Page, check: Check): Promise<string[]> {
  await page.getByText(/[A-Z2-7]{32}/).waitFor()
  const secret = /[A-Z2-7]{32}/.exec(await page.locator('main').innerText())?.[0] ?? ''
  await check(page)
  await typeIn(page, 'code', () => new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  // Without script they come one after the other.
  await page.locator('main code').nth(9).waitFor()
  await check(page)
  return await page.locator('main code').allTextContents()
}

/** Later, with a code: one of the app is good once. */
async function logIn(page: Page, email: string, code: string, check: Check) {
  // An open screen of the office asks for its news again without the session, and the browser notes the refusal.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(officePath('today'))
  await check(page)
  await typeIn(page, 'email', email)
  await typeIn(page, 'password', password)
  await page.keyboard.press('Enter')
  await typeIn(page, 'code', code)
  await check(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${officePath('today')}`)
}

test.each([
  {
    locale: 'nl' as const,
    javaScript: true,
    mails: /niet vertrokken/,
    why: 'Het adres bestaat niet',
    no: 'is geen getal',
  },
  {
    locale: 'fr' as const,
    javaScript: false,
    mails: /pas partis?/,
    why: 'L’adresse n’existe pas',
    no: 'n’est pas un nombre',
  },
])(
  'B2 B5 B11 B73 B74 a new member comes in from the mail by keyboard at 360 px, and sees why a mail failed and what an import rejected: $locale, scripts: $javaScript',
  async ({ locale, javaScript, mails, why, no }) => {
    // Axe needs scripts itself.
    const check = javaScript ? expectNothingFound : async () => {}
    const db = await databaseOf()
    const mail = { subject: `Test ${locale}`, state: 'failed' as const, problem: 'EENVELOPE 550 5.1.1' }
    const [, run] = [await postedMail(db, mail), await importedWithRejection(db)]
    const email = freshMailbox('member')
    const link = await invite(await memberLoggedIn('admin', { locale }), email, locale)
    const page = await openWithoutPictures({
      ...{ address: freshAddress(), javaScript, viewport: { width: 360, height: 780 } },
      context: { reducedMotion: 'reduce' },
    })
    await page.goto(link)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    await check(page)
    await typeIn(page, 'password', password)
    await typeIn(page, 'again', password)
    await page.keyboard.press('Enter')
    const codes = await setUpFactor(page, check)
    expect(codes).toHaveLength(10)
    await follow(page, page.locator('main a[href="/office/"]'))
    await page.waitForURL(`**${officePath('today')}`)
    await logIn(page, email, codes[0] ?? '', check)
    await follow(page, page.getByRole('link', { name: mails }))
    await follow(page, page.getByRole('link', { name: mail.subject }))
    await page.getByText(why).first().waitFor()
    await page.goto(officePath('today'))
    await follow(page, page.locator(`a[href="${officePath('imports.run', { id: run })}"]`))
    await page.getByRole('row', { name: /2710/ }).getByText(no).waitFor()
  },
)
