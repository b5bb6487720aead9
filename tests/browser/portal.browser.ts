import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './answers'
import { baseUrl, openPage } from './browser'
import { loggedIn } from './owners'
import { policyOf } from './policy'

/** A window in which an owner is logged in. */
async function openAsOwner(cookie: string, visit: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(visit)
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', value = ''] = one.split('=')
    return { name, value, url: baseUrl() }
  })
  await page.context().addCookies(cookies)
  return page
}

test('O2 a page of the portal is taken over in the browser, by its own scripts and no others', async () => {
  const { cookie } = await loggedIn('2706,2687')
  const answer = await ask('/nl/mijn-panden/', { headers: { cookie } })
  const [, nonce] = policyOf(answer)['script-src'] ?? []
  expect(policyOf(answer)['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/]{22}=='$/)])
  expect(policyOf(answer)['require-trusted-types-for']).toEqual(["'script'"])
  const again = await ask('/nl/mijn-panden/', { headers: { cookie } })
  expect(policyOf(again)['script-src']?.[1]).not.toBe(nonce)
  expect(answer.headers.get('x-pignon-nonce')).toBeNull()

  const page = await openAsOwner(cookie)
  await page.goto('/nl/mijn-panden/')
  expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
})

test('S9 a page that is nobody’s own has no nonce and no inline script', async () => {
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/login/vergeten/']) {
    const answer = await ask(path)
    expect(policyOf(answer)['script-src'], path).toEqual(["'self'"])
    expect(answer.body).not.toContain('__reactRouterContext')
  }
})
