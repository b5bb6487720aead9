import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffSessions } from '#db/schema'
import { locales } from '~/kernel/locale'
import { ask } from './answers'
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

test('B12 a page from before an update says in a line to load anew, and keeps what was typed', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'), { expected: [/422/] })
  await page.goto('/office/members/')
  const form = page.locator('form', { has: page.locator('[name=email]') })
  await form.locator('[name=name]').fill('Cé')
  await form.locator('[name=act]').evaluate((field: HTMLInputElement) => {
    field.form?.querySelector('[name=locale]')?.remove()
  })
  await form.getByRole('button').click()
  await expect.poll(() => form.innerText()).toContain('Laad ze opnieuw')
  expect(await form.locator('[name=name]').inputValue()).toBe('Cé')
})

test('B10 the first load of a list is at most 200 kB of script', async () => {
  const page = await openAsMember(await memberLoggedIn('admin'))
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto('/office/outbox/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync((await ask(path)).body, { level: 9 }).length),
  )
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000)
})
