import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerTemplates, feedImports, leads, people } from '#db/schema'
import { type OfficePage, officeEntryOf, officePages, officePath } from '~/i18n/office-table'
import { everyRow } from '../setup/every-row'
import { ask, askRaw, locationOf } from './answers'
import { baseUrl } from './browser'
import { memberLoggedIn } from './members'
import { postedMail } from './outbox'
import { loggedIn } from './owners'
import { policyOf } from './policy'
import { databaseOf } from './visits'

/** Pages, what is no page, and what is nearly one. */
const closed = [
  '/office',
  '/office/',
  '/office/outbox',
  '/office/nowhere/',
  '/office/1/?q=a%20b',
  '/office//',
]
const dataAndFiles = [
  '/office/_.data',
  '/office.data',
  '/office/x/_.data',
  '/office/a.html',
  '/office/x.json',
]

test('B1 nobody gets a page of the office but the way to the login, which leads back', async () => {
  for (const path of closed.filter((one) => !one.endsWith('//'))) {
    const answer = await ask(path)
    expect([path, answer.status, answer.body]).toEqual([path, 303, ''])
    expect(locationOf(answer)).toBe(`/office/login/?to=${encodeURIComponent(path)}`)
  }
})

test('B1 data and files answer nobody with 401 and no body', async () => {
  for (const path of dataAndFiles.filter((one) => one.startsWith('/office/'))) {
    const answer = await ask(path)
    expect([path, answer.status, answer.body]).toEqual([path, 401, ''])
  }
  expect((await ask('/office.data')).status).toBe(404)
})

test('B1 a session of an owner opens nothing here, a session of a member nothing of the portal', async () => {
  const [owner, member] = [await loggedIn('2706'), await memberLoggedIn('admin')]
  const asOwner = await ask('/office/', { headers: { cookie: owner.cookie } })
  expect([asOwner.status, asOwner.body]).toEqual([303, ''])
  const swapped = owner.cookie.replace(/owner=/g, 'staff=')
  expect((await ask('/office/', { headers: { cookie: swapped } })).status).toBe(303)
  const portal = await ask('/nl/mijn-panden/', { headers: { cookie: member.cookie } })
  expect(portal.status).toBe(303)
  expect(locationOf(portal)).toContain('/nl/login/')
})

test('B2 who is removed gets 401 at the next request for data, and the login for a page', async () => {
  const [admin, agent] = [await memberLoggedIn('admin'), await memberLoggedIn('agent')]
  const read = (path: string) => ask(path, { headers: { cookie: agent.cookie } })
  expect((await read('/office/_.data')).status).toBe(200)
  const removed = await ask(officePath('members.member', { id: agent.id }), {
    method: 'POST',
    body: new URLSearchParams({ act: 'members.remove' }),
    headers: { origin: baseUrl(), cookie: admin.cookie },
  })
  expect([removed.status, locationOf(removed)]).toEqual([303, '/office/members/?done=staff:done.removed'])
  expect((await read('/office/_.data')).status).toBe(401)
  expect(locationOf(await read('/office/'))).toContain('/office/login/')
})

test('B1 there is no other way to write an address of the office', async () => {
  const { cookie } = await memberLoggedIn('agent')
  for (const path of [
    '/Office/',
    '/office/TODAY/',
    '/nl/office/',
    '/%6Fffice/x/',
    '/office/%2e%2e/office/nowhere/',
  ]) {
    const { status, body } = await askRaw(path, { headers: { cookie } })
    expect([path, status >= 300 && status < 500, /Noor/.test(body) && status < 300]).toEqual([
      path,
      true,
      false,
    ])
  }
})

test('B3 who is logged in reads that a page is missing, within the office and in their language', async () => {
  const { cookie } = await memberLoggedIn('agent', { locale: 'fr' })
  const page = await ask('/office/nowhere/', { headers: { cookie } })
  expect(page.status).toBe(404)
  expect(page.body).toContain('<html lang="fr"')
  expect(page.body).toContain('Page introuvable')
  expect(page.body).toContain('Noor')
  expect(page.body).not.toMatch(/\bat \w+ \(|node_modules|stack/)
})

test('B7 a form from another origin is refused, whoever sends it', async () => {
  const { cookie } = await memberLoggedIn('admin')
  for (const origin of ['https://evil.example', 'null', undefined])
    for (const path of ['/office/', '/office/nowhere/', '/office/_.data']) {
      const headers = { cookie, ...(origin && { origin }) }
      expect([path, origin, (await askRaw(path, { method: 'POST', headers })).status]).toEqual([
        path,
        origin,
        403,
      ])
    }
})

test('B7 other methods are refused, and nobody learns that much', async () => {
  const { cookie } = await memberLoggedIn('admin')
  const headers = { origin: baseUrl() }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect((await askRaw('/office/', { method, headers })).status).toBe(401)
    const answer = await askRaw('/office/', { method, headers: { ...headers, cookie } })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  }
})

/** A question of a visitor. @returns its number */
async function sentLead(db: Awaited<ReturnType<typeof databaseOf>>): Promise<number> {
  const [row] = await db
    .insert(leads)
    .values({
      ...{
        at: new Date(),
        form: 'site-contact',
        locale: 'nl',
        email: 'el@post.example',
        page: '/nl/contact/',
      },
      ...{ fields: { firstName: 'El', remark: 'Hallo' }, consentVersion: 'x', digest: 'x' },
    })
    .returning({ id: leads.id })
  return row?.id ?? 0
}

test('B7 reading every page leaves the database as it was', async () => {
  const { id, cookie } = await memberLoggedIn('admin')
  const db = await databaseOf()
  const rows = async () => {
    const all = await everyRow(db.$client as unknown as Parameters<typeof everyRow>[0])
    // What runs beside: jobs, visits, and when sessions were seen.
    return all.filter(({ table }) => !/^pgboss|visit|staff_sessions|rate_limits/.test(table))
  }
  const [person] = await db.insert(people).values({ createdAt: new Date(), name: 'Noor' }).returning()
  const [template] = await db.insert(answerTemplates).values({ name: 'Bezoek', texts: {} }).returning()
  const ids: Partial<Record<OfficePage, number>> = {
    'templates.template': template?.id ?? 0,
    'people.person': person?.id ?? 0,
    'people.export': person?.id ?? 0,
    'outbox.mail': await postedMail(db),
    'leads.lead': await sentLead(db),
    'members.member': id,
    'imports.run': (await db.select().from(feedImports).limit(1))[0]?.id ?? 0,
  }
  const readAll = async () => {
    for (const name of officePages)
      for (const file of ['', '_.data', ...Object.keys(officeEntryOf(name).files ?? {})])
        await read(name, file)
  }
  const read = async (name: OfficePage, file: string) => {
    const path = officePath(name as 'outbox.mail', { id: ids[name] ?? 0 }) + file
    const { status } = await ask(path, { headers: { cookie } })
    // Without a mailed link the page of one is gone.
    if (name === 'login.password') expect(status, path).toBe(410)
    // Nobody has it: the site of the tests need not have one of everything.
    else if (path.includes('/0/')) expect(status, path).toBe(404)
    // An act leads to it, with a link of its own.
    else if (file.endsWith('.csv') || name === 'people.export') expect(status, path).toBe(404)
    // A member without a picture has none.
    else if (file === 'picture.jpeg') expect(status, path).toBe(404)
    // Without a row of its own it answers that there is none.
    else if (ids[name] === undefined && officeEntryOf(name).path.includes(':'))
      expect(status, path).toBeLessThan(500)
    else expect(status, path).toBeLessThan(400)
  }
  // Jobs of the site may work meanwhile, and mails of other tests be sent; a page that writes does so each time.
  for (let tries = 1; ; tries += 1) {
    const before = await rows()
    await readAll()
    const after = await rows()
    if (isDeepStrictEqual(after, before)) break
    if (tries === 3) expect(after).toEqual(before)
  }
  await db.delete(people).where(eq(people.name, 'Noor'))
})

test('B8 nobody keeps or lists an answer of the office, and its scripts need a nonce', async () => {
  const { cookie } = await memberLoggedIn('admin')
  for (const path of ['/office/', '/office/_.data', '/office/nowhere/', '/office/nowhere/_.data']) {
    const { headers } = await ask(path, { headers: { cookie } })
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store, no-transform'])
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('speculation-rules')).toBeNull()
  }
  const nonces = new Set<string>()
  for (let count = 0; count < 3; count += 1) {
    const page = await ask('/office/', { headers: { cookie } })
    const [own, nonce = '', ...more] = policyOf(page)['script-src'] ?? []
    expect([own, more]).toEqual(["'self'", []])
    expect(nonce).toMatch(/^'nonce-[\w+/]{22}=='$/)
    nonces.add(nonce)
    for (const script of page.body.match(/<script\b[^>]*>/g) ?? [])
      expect(script).toContain(`nonce="${nonce.slice(7, -1)}"`)
    // A link to a route is followed by hand; everything that loads by itself is our own.
    expect(page.body.replaceAll(/<a\b[^>]*>/g, '')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  }
  expect(nonces.size).toBe(3)
})

test('B9 public pages, their scripts and what tells machines of them say nothing of the office', async () => {
  const { body } = await ask('/nl/')
  const entry = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? ''
  const { body: script } = await ask(entry)
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(4_200)
  for (const [where, said] of [
    ['page', body],
    ['entry', script],
    ['robots', (await ask('/robots.txt')).body],
    ['sitemap', (await ask('/sitemap.xml')).body],
    ['speculation rules', (await ask('/speculation.json')).body],
  ] as const)
    expect([where, /\/office|styles-office|texts-office/.test(said)]).toEqual([where, false])
})

test('B9 a page is kept and given from memory as before, also to a member', async () => {
  const { cookie } = await memberLoggedIn('admin')
  const [plain, member] = [await ask('/nl/'), await ask('/nl/', { headers: { cookie } })]
  expect(member.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(member.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
})
