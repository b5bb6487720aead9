import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { findings } from './axe'
import { openPage } from './browser'
import { freshAddress } from './mails'
import { choosePassword, invited, logIn, password } from './owners'

// In Dutch the journeys of owners look at each of them.
test.each(['fr', 'en'] as const)(
  'S6 O1 O2 login, second step and every page of the portal have no finding of axe, in %s',
  async (locale) => {
    const { email, link } = await invited('2706', locale)
    const page = await openPage({ address: freshAddress() })
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      found[name] = await findings(page)
    }
    await page.goto(link)
    await look('new password')
    await choosePassword(page)
    await page.waitForURL(`**${pathTo(locale, 'portal')}`)
    // The address changes before React has rendered the page.
    await page.getByRole('main').getByRole('article').first().waitFor()
    await look('list')
    await page.goto(pathTo(locale, 'portal.listing', { id: 2706 }))
    await look('home')
    await page.goto(pathTo(locale, 'portal.listing', { id: 2704 }))
    await look('not mine')
    await page.goto(pathTo(locale, 'portal.account'))
    await look('account')
    await page.locator('#factor-start-current').fill(password)
    await page.locator('form:has(#factor-start-current) button').click()
    const said = (await page.getByText(/[A-Z2-7]{32}/).textContent()) ?? ''
    const secret = /[A-Z2-7]{32}/.exec(said)?.[0] ?? ''
    await page.locator('[name=code]').fill(new TOTP({ secret }).generate())
    await page.locator('main form:has([name=code]) button').click()
    await page.getByRole('main').locator('code').first().waitFor()
    await look('recovery codes')
    await page.locator('nav button[value=out]').click()
    await page.waitForURL(`**${pathTo(locale, 'login')}?out`)
    await page.locator('#login-email').waitFor()
    await look('login')
    await logIn(page, email, 'not the password')
    await page.getByRole('alert').waitFor()
    await look('login refused')
    await logIn(page, email)
    await page.locator('[name=code]').waitFor()
    await look('second step')
    await page.goto(pathTo(locale, 'login.forgotten'))
    await look('forgotten')
    expect(Object.entries(found).filter(([, all]) => all.length > 0)).toEqual([])
  },
)
