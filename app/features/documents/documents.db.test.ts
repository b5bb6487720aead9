import { symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { documentRequests, documents, leads, listings, mails, projects, rateLimits } from '#db/schema'
import type { Values } from '~/features/forms/public'
import { saveLead } from '~/features/leads/public.server'
import type { App } from '~/platform/app.server'
import { documentAt, documentFile } from '../../../server/document-file'
import { asSent } from '../../../tests/setup/mails'
import { testApp } from '../../../tests/setup/test-app'
import { documentAccess } from './document-access.server'
import { createDocumentFiles } from './document-files.server'
import { documentRequest } from './document-request.form'
import { forgetRequestsBefore } from './documents.repo.server'
import { requestDocuments } from './request-documents.server'

const emptied = [mails, leads, documentRequests, rateLimits]
const { db, appIn } = await testApp({ demo: 'all', emptied })
const { dataDir } = appIn().config

const all = await documentsOf(2706)
const open = all.find((one) => one.public)
const onRequest = all.find((one) => !one.public)
if (!open || !onRequest) throw new Error('the demo has no such documents')

const files = createDocumentFiles(appIn('nl'))

test.each([
  ['nl', 'De documenten: ', '/nl/documenten/', '27 november 2026'],
  ['fr', 'Les documents :', '/fr/documents/', '27 novembre 2026'],
  ['en', 'The documents: ', '/en/documents/', '27 November 2026'],
  ['de', 'Die Unterlagen:', '/de/dokumente/', '27. November 2026'],
] as const)(
  'F6 in %s the mail holds a link for each document, good to the end of the day that it names',
  async (locale, subject, folder, day) => {
    expect(await ask(appIn(locale))).toBeUndefined()
    const [mail, ...more] = await mailTo('lien@post.example')
    expect(more).toEqual([])
    expect(mail?.subject.startsWith(subject)).toBe(true)
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(day)
    const links = mail?.text.match(/https:\/\/\S+token=\S+/g) ?? []
    expect(links).toHaveLength(all.length)
    expect(links.every((link) => new URL(link).pathname.startsWith(folder))).toBe(true)
    const secret = links.find((link) => link.includes(`/${onRequest.id}/`)) ?? ''
    const answer = await visit(secret, appIn(locale, '2026-11-27T22:59:59Z'))
    expect(answer).toBeInstanceOf(Response)
    expect(await visit(secret, appIn(locale, '2026-11-27T23:00:00Z'))).toEqual({
      reason: 'expired',
      owner: { listing: '2706' },
    })
  },
)

test('F6 the agency gets the lead; a repeated request for the same listing gets a message, for another it does not', async () => {
  await ask(appIn('fr'))
  const [lead] = await db.select().from(leads)
  expect(lead).toMatchObject({ form: 'document-request', email: 'lien@post.example', listingId: 2706 })
  expect((await mailTo('hallo@tilia.example'))[0]?.subject).toBe('Vraag om documenten: Lien D’Hondt')
  const again = { problems: [{ field: 'email', problem: 'documentsAlready' }] }
  expect(await ask(appIn('fr', '2026-11-21T10:00:00Z'), { email: 'lien@post.EXAMPLE' })).toEqual(again)
  expect(await db.$count(leads)).toBe(1)
  expect(await mailTo('lien@post.example')).toHaveLength(1)
  expect(await ask(appIn('fr'), { listing: '2684' })).toBeUndefined()
  expect(await ask(appIn('fr'), { listing: '', project: '12' })).toBeUndefined()
  expect(await mailTo('lien@post.example')).toHaveLength(3)
})

test('F6 documents can be requested again when the links have expired', async () => {
  await ask(appIn('nl'))
  expect(await ask(appIn('nl', '2026-11-27T23:00:00Z'))).toBeUndefined()
  expect(await mailTo('lien@post.example')).toHaveLength(2)
})

test('F4 three concurrent submissions send one mail and save one lead', async () => {
  await Promise.all([ask(appIn('nl')), ask(appIn('nl')), ask(appIn('nl'))])
  expect(await db.$count(leads)).toBe(1)
  expect(await mailTo('lien@post.example')).toHaveLength(1)
})

test('F6 E1 a request for a listing without documents saves no lead', async () => {
  const failed = { problems: [{ field: 'email', problem: 'documentsNone' }] }
  expect(await ask(appIn('nl'), { listing: '2646' })).toEqual(failed)
  expect(await ask(appIn('nl'), { listing: '999999' })).toEqual(failed)
  expect(await db.$count(leads)).toBe(0)
})

test('F6 links and public documents of a sold or withdrawn listing are refused', async () => {
  await ask(appIn('nl'))
  const link = /https:\/\/\S+/.exec((await mailTo('lien@post.example'))[0]?.text ?? '')?.[0] ?? ''
  for (const end of [{ state: 'sold' as const }, { withdrawnAt: new Date() }]) {
    await db.update(listings).set(end).where(eq(listings.id, 2706))
    expect(await visit(link), JSON.stringify(end)).toEqual({ reason: 'gone' })
    expect(await visit(`/nl/documenten/${open.id}/epc.pdf`)).toEqual({ reason: 'gone' })
    expect(await ask(appIn('nl'), { email: 'other@post.example' })).toMatchObject({ problems: [{}] })
    await db.update(listings).set({ state: 'available', withdrawnAt: null }).where(eq(listings.id, 2706))
  }
  expect(await visit(`/nl/documenten/${open.id}/epc.pdf`)).toBeInstanceOf(Response)
})

test('F6 the documents of a sold-out project are refused', async () => {
  const [ofProject] = await db.select().from(documents).where(eq(documents.projectId, 12))
  const address = `/nl/documenten/${ofProject?.id}/plan.pdf`
  expect(await visit(address)).toBeInstanceOf(Response)
  await db.update(projects).set({ state: 'sold-out' }).where(eq(projects.id, 12))
  expect(await visit(address)).toEqual({ reason: 'gone' })
  await db.update(projects).set({ state: 'for-sale' }).where(eq(projects.id, 12))
})

test('F6 a link is valid for its own document only, and only unchanged', async () => {
  await ask(appIn('nl'))
  const link =
    (await mailTo('lien@post.example'))[0]?.text
      .match(/https:\/\/\S+/g)
      ?.find((one) => one.includes(`/${onRequest.id}/`)) ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  const other = all.find((one) => !one.public && one.id !== onRequest.id)
  expect(await documentAccess(appIn('nl'), other?.id ?? 0, token)).toMatchObject({ reason: 'expired' })
  expect(await documentAccess(appIn('nl'), onRequest.id, `${token}A`)).toMatchObject({ reason: 'expired' })
  expect(await documentAccess(appIn('nl'), onRequest.id, null)).toMatchObject({ reason: 'by-request' })
  expect(await documentAccess(appIn('nl'), 99_999_999_999, null)).toEqual({ reason: 'gone' })
})

test('D2 a public document opens in the browser, in full or by range, with protective headers', async () => {
  const answer = (await visit(`/nl/documenten/${open.id}/whatever.pdf`)) as Response
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="epc.pdf"',
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
  })
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const head = (await visit(`/nl/documenten/${open.id}/epc.pdf`, appIn('nl'), 'HEAD')) as Response
  expect([head.body, Number(head.headers.get('content-length')) > 2_000]).toEqual([null, true])
})

test('D2 the response to a mailed link is not cached', async () => {
  await ask(appIn('nl'))
  const link =
    (await mailTo('lien@post.example'))[0]?.text
      .match(/https:\/\/\S+/g)
      ?.find((one) => one.includes(`/${onRequest.id}/`)) ?? ''
  const answer = (await visit(link)) as Response
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  ['../../package.json'],
  ['/etc/passwd'],
  ['documents/../../secret.pdf'],
  ['link.pdf'],
  ['no-such-file.pdf'],
  ['.'],
])('D2 the path %s of a feed is outside its folder or missing, so no file is found', async (url) => {
  await symlink('/etc/passwd', path.join(dataDir, 'link.pdf')).catch(() => undefined)
  expect(await files.find({ id: 1, url, folder: dataDir })).toBeUndefined()
})

test.each([
  ['http://93.184.216.34/a.pdf'],
  ['https://127.0.0.1/a.pdf'],
  ['https://[::1]/a.pdf'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://localhost/a.pdf'],
  ['file:///etc/passwd'],
  ['https://user:pw@agency.example/a.pdf'],
])('S2 the address %s of a feed is not fetched', async (url) => {
  expect(await files.find({ id: 1, url, folder: null })).toBeUndefined()
})

test('D2 a remote document is downloaded once, stored, and replaced when its address changes; failures are retried later', async () => {
  const asked: string[] = []
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer()
  const web = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/gone.pdf') return void response.writeHead(404).end()
    if (request.url === '/plan.avif') return void response.end(avif)
    if (request.url === '/page.pdf') return void response.end('<!doctype html><script>alert(1)</script>')
    response.end('%PDF-1.4 small')
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(web.address() as { port: number }).port}`
  const near = createDocumentFiles(appIn('nl'), { allowPrivate: true })
  const find = (name: string) => near.find({ id: 7, url: `${origin}/${name}`, folder: null })
  const [first, second] = await Promise.all([find('a.pdf'), find('a.pdf')])
  expect(first).toEqual(second)
  expect(first).toMatchObject({ size: 14, type: 'application/pdf' })
  expect(await find('page.pdf')).toMatchObject({ type: 'application/octet-stream' })
  expect(await find('plan.avif')).toMatchObject({ type: 'image/avif' })
  expect(await find('gone.pdf')).toBeUndefined()
  expect(await find('gone.pdf')).toBeUndefined()
  expect(asked).toEqual(['/a.pdf', '/page.pdf', '/plan.avif', '/gone.pdf'])
  web.close()
})

test('D2 a document whose file cannot be fetched is reported as unavailable, with a link to its listing', async () => {
  await writeFile(path.join(dataDir, 'empty'), '')
  await db.update(documents).set({ url: 'documents/away.pdf' }).where(eq(documents.id, open.id))
  expect(await visit(`/nl/documenten/${open.id}/epc.pdf`)).toEqual({
    reason: 'unavailable',
    owner: { listing: '2706' },
  })
  await db.update(documents).set({ url: open.url }).where(eq(documents.id, open.id))
})

test.each([
  '/nl/documenten/',
  '/nl/documenten/1',
  '/nl/documenten/1/',
  '/nl/documenten/x/a.pdf',
  '/nl/documenten/1/../a.pdf',
  '/nl/documenten/1/a',
  '/nl/documenten/12345678901/a.pdf',
  '/fr/documents/1/a.pdf',
])('L5 %s is no document in Dutch', (address) => {
  expect(documentAt(address, 'nl')).toBeUndefined()
})

test('F11 requests are deleted when the links have expired', async () => {
  await ask(appIn('nl'))
  await forgetRequestsBefore(db, new Date('2026-11-27T22:59:59Z'))
  expect(await db.$count(documentRequests)).toBe(1)
  await forgetRequestsBefore(db, new Date('2026-11-27T23:00:00Z'))
  expect(await db.$count(documentRequests)).toBe(0)
})

const answers: Values = {
  listing: '2706',
  firstName: 'Lien',
  lastName: 'D’Hondt',
  email: 'Lien@Post.example',
}

const ask = (app: App, values: Values = {}) =>
  requestDocuments(
    app,
    { form: documentRequest, values: { ...answers, ...values }, page: '/nl/te-koop/' },
    saveLead,
  )

const mailTo = async (address: string) =>
  asSent(appIn(), await db.select().from(mails)).filter(({ recipient }) => recipient === address)

function documentsOf(listing: number) {
  return db.select().from(documents).where(eq(documents.listingId, listing)).orderBy(documents.sourceId)
}

/** The response to a visitor of an address: the document, or the reason for its refusal. */
const visit = async (address: string, app = appIn('nl'), method = 'GET') => {
  const url = new URL(address, 'https://agency.example')
  const id = documentAt(url.pathname, app.locale)
  if (id === undefined) throw new Error(`${url.pathname} is no document`)
  const request = new Request(url, { method })
  return await documentFile(request, app, createDocumentFiles(app), { id, locale: app.locale })
}
