import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { officeEntryOf, officePages, officePath } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import { roles } from '~/platform/office/permissions'
import { colourFindings, findings } from './axe'
import { openWithoutPictures } from './browser'
import { memberLoggedIn, openAsMember } from './members'
import { recordPages } from './office-records'

/** Every page that stands for itself, as an admin sees it, and a list that found nothing. */
const paths = officePages
  .map(officeEntryOf)
  .filter(({ path, permission }) => permission !== 'open' && !path.includes(':'))
  .map(({ path }) => path)
  .concat(`${officePath('outbox')}?words=nobody-at-all`)

test.each([360, 1440])(
  'B10 B11 B74 axe finds nothing on any screen of the office in either theme, %d px wide, and none has to be scrolled sideways, a phone’s down to 320 px',
  async (width) => {
    const isPhone = width < 700
    // German has the longest words.
    const member = await memberLoggedIn('admin', { locale: isPhone ? 'de' : 'fr' })
    const page = await openAsMember(member, {
      viewport: { width, height: 800 },
      context: { reducedMotion: 'reduce', hasTouch: isPhone, isMobile: isPhone },
    })
    for (const path of [...paths, ...(await recordPages(member))]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const answer = await page.goto(path)
      expect([path, answer?.status(), await findings(page)]).toEqual([path, 200, []])
      expect([path, await across(page)]).toEqual([path, 0])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect([path, 'dark', await colourFindings(page)]).toEqual([path, 'dark', []])
      if (!isPhone) continue
      await page.setViewportSize({ width: 320, height: 700 })
      expect([path, '320 px', await across(page)]).toEqual([path, '320 px', 0])
      await page.setViewportSize({ width, height: 800 })
    }
  },
)

/** Pixels that a page is wider than its window. */
const across = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('B10 in the bar of a phone every name stands on one line at 360 px, in every language and role', async () => {
  for (const locale of locales)
    for (const role of roles) {
      const page = await openAsMember(await memberLoggedIn(role, { locale }), {
        ...{ viewport: { width: 360, height: 700 }, javaScript: false },
      })
      await page.goto('/office/')
      const cut = await page.locator('nav li a > span, nav > button').evaluateAll((names) =>
        names
          .filter((name) => name.getClientRects().length > 0)
          .filter((name) => {
            const text = document.createRange()
            text.selectNodeContents(name)
            const { width, height } = text.getBoundingClientRect()
            const room = name.closest('li, button')?.getBoundingClientRect().width ?? 0
            return width > room || (name.matches('span') && height > 18)
          })
          .map(({ textContent }) => textContent),
      )
      expect([locale, role, cut]).toEqual([locale, role, []])
      await page.context().close()
    }
})

test('B11 axe finds nothing on the pages before the login, also of a link that is over', async () => {
  const page = await openWithoutPictures({ context: { reducedMotion: 'reduce' }, expected: [/410/] })
  const open = [
    ...[officePath('login'), `${officePath('login')}?out`, officePath('login.forgotten')],
    ...[`${officePath('login.forgotten')}?sent`, `${officePath('login.password')}?token=x`],
  ]
  for (const width of [360, 1440])
    for (const path of open) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      expect([path, await findings(page)]).toEqual([path, []])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect([path, 'dark', await colourFindings(page)]).toEqual([path, 'dark', []])
    }
})
