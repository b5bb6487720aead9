import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { listings } from '#db/schema'
import { entryOf, pageNames } from '~/i18n/page-table'
import { pathTo } from '~/i18n/path-to'
import { ask, askRaw, elementsOf } from './answers'
import { baseUrl } from './browser'
import { freshAddress } from './mails'
import { loggedIn, send } from './owners'
import { databaseOf } from './visits'

/** The languages of the demo. */
const locales = ['nl', 'fr', 'en'] as const
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Jan's listings: one on the site, one that was withdrawn, one that the feed never held. */
const [offered, withdrawn, unknown] = [2704, 2703, 999_998]
/** Nobody's here, and addresses that are nearly Jan's. */
const strange = [
  '0',
  '2707',
  '999999',
  `0${offered}`,
  `${offered}.0`,
  `+${offered}`,
  `${offered}%20`,
  '-1',
  '9e9',
]

test('O2 owner × listing × method: no page of the portal gives anything of another, in any language', async () => {
  const db = await databaseOf()
  const setWithdrawn = (withdrawnAt: Date | null) =>
    db.update(listings).set({ withdrawnAt }).where(eq(listings.id, withdrawn))
  await setWithdrawn(new Date())
  onTestFinished(async () => {
    await setWithdrawn(null)
  })
  const [mia, jan, gone] = [
    await loggedIn('2706'),
    await loggedIn(`${offered},${withdrawn},${unknown}`),
    await loggedIn(`${offered}`),
  ]
  await send(pathTo('nl', 'login'), { form: 'out' }, gone.cookie)
  const get = (path: string, cookie: string) => ask(path, { headers: { cookie } })
  const titles = await Promise.all(locales.map((locale) => titlesOf(locale, jan.cookie)))
  expect(titles.flat().length).toBeGreaterThanOrEqual(6)
  const secrets = [jan.email, ...titles.flat()]

  const ids = [offered, withdrawn, unknown, ...strange].map(String)
  let [asked, leaks] = [0, 0]
  for (const { path, isAnothers } of portalPages(ids))
    for (const [who, cookie] of [
      ['mia', mia.cookie],
      ['logged out', gone.cookie],
      ['nobody', ''],
    ] as const)
      for (const method of methods) {
        const answer = await askRaw(path, {
          method,
          headers: { cookie, origin: baseUrl(), 'x-forwarded-for': freshAddress() },
        })
        asked += 1
        const said = `${answer.body} ${JSON.stringify(answer.headers)}`
        // 202 tells the router's script to go elsewhere, such as to the login.
        const isOpen = answer.status < 300 && answer.status !== 202 && method !== 'OPTIONS'
        const isRefused = who === 'mia' && !isAnothers ? true : !isOpen
        const leak = !isRefused || answer.status >= 500 || secrets.some((secret) => said.includes(secret))
        if (leak) console.log('leak:', who, method, path, answer.status)
        if (leak) leaks += 1
      }
  expect(asked).toBeGreaterThan(800)
  expect(leaks).toBe(0)
  expect((await get(pathTo('nl', 'portal.listing', { id: withdrawn }), jan.cookie)).body).toContain(
    'Dit pand staat niet meer op de website.',
  )
})

/** Every page of the portal with every id, as a page and as the router's own data. */
function portalPages(ids: string[]) {
  const names = pageNames.filter((name) => name.startsWith('portal'))
  expect(names).toEqual(expect.arrayContaining(['portal', 'portal.account', 'portal.listing']))
  return locales.flatMap((locale) =>
    names.flatMap((name) => {
      const isAnothers = entryOf(name).paths[locale].includes(':id')
      const placed = isAnothers ? ids : ['']
      return placed.flatMap((id) => {
        const path = pathTo(locale, name as 'portal.listing', { id: 0 }).replace('/0/', `/${id}/`)
        return [
          { path, isAnothers },
          { path: `${path}_.data`, isAnothers },
          { path: path.replace(/\/$/, '.data'), isAnothers: true },
        ]
      })
    }),
  )
}

/** What Jan reads of his listings: titles that nobody else may. */
async function titlesOf(locale: (typeof locales)[number], cookie: string): Promise<string[]> {
  const { body } = await ask(pathTo(locale, 'portal'), { headers: { cookie } })
  return [...body.matchAll(/<article[\s\S]*?<a [^>]*>([^<]+)<\/a>/g)].map(([, title = '']) => title)
}

test('O2 F6 the link of a document opens that document alone, and by reading only', async () => {
  const mia = await loggedIn('2706')
  const { body } = await ask(pathTo('nl', 'portal.listing', { id: 2706 }), {
    headers: { cookie: mia.cookie },
  })
  const links = elementsOf(body, 'a').flatMap(({ href = '' }) => (href.includes('?token=') ? [href] : []))
  const [own = '', another = ''] = links
  expect(links.length).toBeGreaterThan(1)
  expect((await ask(own)).status).toBe(200)
  const token = own.split('?token=')[1] ?? ''
  const path = another.split('?')[0] ?? ''
  const tokens = ['', '?token=', `?token=${token}`, `?token=${token}x`, `?token=${'A'.repeat(token.length)}`]
  let leaks = 0
  for (const href of tokens.map((query) => path + query))
    for (const method of methods) {
      const { status, body: said } = await askRaw(href, {
        method,
        headers: { cookie: mia.cookie, origin: baseUrl() },
      })
      if (status < 300 || status >= 500 || said.startsWith('%PDF')) leaks += 1
    }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await askRaw(own, { method, headers: { origin: baseUrl() } })
    if (answer.status < 400 || answer.body.startsWith('%PDF')) leaks += 1
  }
  expect(leaks).toBe(0)
})
