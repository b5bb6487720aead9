import { expect, test } from 'vitest'
import { officeEntryOf, officePages } from '~/i18n/office-table'
import { findings } from './axe'
import { memberLoggedIn, openAsMember } from './members'

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
    const page = await openAsMember(await memberLoggedIn('admin', { locale: 'fr' }), {
      viewport: { width, height: 800 },
      context: { reducedMotion: 'reduce', colorScheme, hasTouch: isPhone, isMobile: isPhone },
    })
    for (const path of paths) {
      await page.goto(path)
      expect([path, await findings(page)]).toEqual([path, []])
    }
  },
)

test('B10 no screen of the office has to be scrolled sideways at 320 px', async () => {
  const page = await openAsMember(await memberLoggedIn('admin', { locale: 'de' }), {
    viewport: { width: 320, height: 700 },
  })
  for (const path of paths) {
    await page.goto(path)
    const across = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([path, across]).toEqual([path, 0])
  }
})
