import type { Page } from 'playwright-core'
import { productSecret } from '../setup/product-secret'
import { runHere } from '../setup/run-here'
import { ownProducts } from '../setup/worker-products'
import { ask } from './answers'
import { baseUrl } from './browser'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

export const password = 'paard batterij nietje'

/** Name of the week's figures: those of a new listing count from its first day. */
export const lastDays = /^(?:De laatste zeven dagen|Sinds \d+ \w+ \d{4})$/

/**
 * A new owner, and the link of their invitation.
 * @param run - `runCommand` runs `npm run owner` as it was built
 */
export async function invited(listings: string, locale = 'nl', run = runHere) {
  const email = freshMailbox('owner')
  const { code, problems } = await run(
    ownProducts().dataDir,
    ['owner', 'add', email, '--listings', listings, '--name', 'Mia', '--locale', locale],
    { SECRET: productSecret },
  )
  if (code !== 0) throw new Error(problems)
  const [mail] = await mailsTo(email)
  if (!mail) throw new Error('no invitation')
  return { email, mail, link: linkIn(mail) }
}

/** Sends a form of the login or the portal, as a browser does. */
export const send = (path: string, fields: Record<string, string>, cookie = '') =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: baseUrl(), 'x-forwarded-for': freshAddress(), cookie },
  })

/** A new owner who is logged in: what their browser sends with each request. */
export async function loggedIn(listings: string) {
  const { email, link } = await invited(listings)
  const { headers } = await send(link, { password, again: password })
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return { email, cookie }
}

/** Chooses the password, on the page that an invitation or a reset leads to. */
export async function choosePassword(page: Page) {
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=again]').fill(password)
  await page.locator('main form button').click()
}

/** Fills in the login and sends it. */
export async function logIn(page: Page, email: string, typed = password) {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(typed)
  await page.locator('main form button').click()
}

/** A hydrated page as it is drawn each time, but for what is new each time. */
export const withoutNonce = (body: string): string => body.replaceAll(/nonce="[^"]*"/g, 'nonce=""')
