import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffSessions } from '#db/schema'
import { locales } from '~/kernel/locale'
import { memberLoggedIn, openAsMember } from './members'
import { databaseOf } from './visits'

// A window fails its test when React finds another page than the server drew, or the policy stops something.
test.each(locales)(
  'B12 the office is taken over as the server drew it, in the language of the member: %s',
  async (locale) => {
    const page = await openAsMember(await memberLoggedIn('admin', { locale }))
    await page.goto('/office/')
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:office|staff|ui|forms):\w/)
  },
)

test('B1 whose session ended is led to the login at the next click, which knows the way back', async () => {
  const member = await memberLoggedIn('admin')
  const page = await openAsMember(member, { expected: [/401/] })
  await page.goto('/office/')
  await expect.poll(() => page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
  const db = await databaseOf()
  await db.delete(staffSessions).where(eq(staffSessions.accountId, member.id))
  const left = page.waitForRequest((request) => request.url().includes('/office/login/'))
  await page.getByRole('navigation').getByRole('link').first().click()
  expect(new URL((await left).url()).searchParams.get('to')).toBe('/office/')
})
