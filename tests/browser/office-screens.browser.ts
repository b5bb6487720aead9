import { expect, test } from 'vitest'
import { officeEntryOf, officePages, officePath } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import { roles } from '~/platform/office/permissions'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { memberLoggedIn, openAsMember } from './members'
import { recordPages } from './office-records'

/** Every page that stands for itself, as an admin sees it. */
const paths = officePages
  .map(officeEntryOf)
  .filter(({ path, permission }) => permission !== 'open' && !path.includes(':'))
  .map(({ path }) => path)

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)(
  'B11 axe finds nothing on any screen of the office, %d px wide and %s',
  async (width, colorScheme) => {
    const isPhone = width < 700
    const member = await memberLoggedIn('admin', { locale: 'fr' })
    const page = await openAsMember(member, {
      viewport: { width, height: 800 },
      context: { reducedMotion: 'reduce', colorScheme, hasTouch: isPhone, isMobile: isPhone },
    })
    for (const path of [...paths, ...(await recordPages(member))]) {
      const answer = await page.goto(path)
      expect([path, answer?.status(), await findings(page)]).toEqual([path, 200, []])
    }
  },
)

test('B10 no screen of the office has to be scrolled sideways at 320 px', async () => {
  const member = await memberLoggedIn('admin', { locale: 'de' })
  const page = await openAsMember(member, {
    viewport: { width: 320, height: 700 },
  })
  for (const path of [...paths, ...(await recordPages(member))]) {
    await page.goto(path)
    const across = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([path, across]).toEqual([path, 0])
  }
})

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
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect([path, colorScheme, await findings(page)]).toEqual([path, colorScheme, []])
      }
    }
})
