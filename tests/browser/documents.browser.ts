import { expect, test } from 'vitest'
import { ask, listingPath } from './answers'
import { findings } from './axe'
import { openWithoutPictures } from './browser'
import { fill, formOf, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

const who = (email: string) => ({ firstName: 'Lien', lastName: 'D’Hondt', email })

test('F6 E1 with script: documents asked for on the page of a listing arrive as links that open', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress() })
  await page.goto(await listingPath(2706))
  await page.locator('#documents').getByRole('link', { name: 'op aanvraag' }).first().click()
  const form = formOf(page, 'document-request')
  await fill(form, who(email))
  await proven(form)
  await form.getByRole('button', { name: 'Vraag de documenten aan' }).click()
  await page.waitForURL('**/nl/bedankt/document-request/*')
  expect(await page.locator('main').innerText()).toContain('U ontvangt de documenten zo dadelijk per e-mail.')

  const [mail] = await mailsTo(email)
  expect(mail?.subject).toMatch(/^De documenten: /)
  for (const name of ['stedenbouwkundige-inlichtingen', 'plan']) {
    const answer = await ask(linkIn(mail as NonNullable<typeof mail>, new RegExp(`/${name}.pdf`)))
    expect([answer.status, answer.headers.get('content-type')], name).toEqual([200, 'application/pdf'])
    expect(answer.body.startsWith('%PDF-')).toBe(true)
  }

  await page.goto(await listingPath(2706))
  await page.locator('#documents').getByRole('link', { name: 'op aanvraag' }).first().click()
  await fill(form, who(email))
  await proven(form)
  await form.getByRole('button', { name: 'Vraag de documenten aan' }).click()
  await form.getByRole('alert').waitFor()
  expect(await form.getByRole('alert').innerText()).toContain(
    'U hebt de documenten voor dit pand al aangevraagd.',
  )
  expect(await findings(page)).toEqual([])
})

test('F6 without script, in English: asked for, opened, and what an old link says', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({
    javaScript: false,
    address: freshAddress(),
    locale: 'en-GB',
    expected: [/422/],
  })
  await page.goto(`${await listingPath(2706, 'en')}#document-request`)
  const form = formOf(page, 'document-request')
  await fill(form, who(email))
  await form.getByRole('button', { name: 'Request the documents' }).click()
  await page.waitForURL('**/en/confirm/')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Yes, I sent this' }).click()
  await page.waitForURL('**/en/thank-you/document-request/*')
  expect(await page.locator('main').innerText()).toContain('You will receive the documents by email shortly.')
  const [, mail] = await mailsTo(email, 2)
  const link = linkIn(mail as NonNullable<typeof mail>, /plan\.pdf/)

  await page.goto(`${link}x`)
  expect(await page.locator('h1').innerText()).toBe('This link has expired')
  await page.getByRole('link', { name: 'Request the documents' }).click()
  await page.waitForURL('**/2706/#document-request')
  await page.goto(new URL(link, 'http://x').pathname)
  expect(await page.locator('h1').innerText()).toBe('This document is available on request')
})

test.each([
  ['nl', '/nl/documenten/999999/plan.pdf', 'Dit document is er niet meer'],
  ['fr', '/fr/documents/999999/plan.pdf', 'Ce document n’est plus disponible'],
  ['en', '/en/documents/999999/plan.pdf', 'This document is no longer available'],
])('F6 in %s a document that is no more says so on a page of the site', async (_, address, title) => {
  const { status, body, headers } = await ask(address)
  expect(status).toBe(404)
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('D2 the page of a listing says of each document how to get it, and only the open ones have an address', async () => {
  const { body } = await ask(await listingPath(2706, 'fr'))
  const section = body.slice(body.indexOf('id="documents"'), body.indexOf('id="costs"'))
  expect(section.match(/href="\/fr\/documents\/\d+\/[a-z-]+\.pdf"/g)).toHaveLength(2)
  expect(section.match(/href="#document-request"/g)).toHaveLength(2)
  const without = await ask(await listingPath(2703))
  expect(without.body).not.toContain('data-form="document-request"')
})

test('F6 the pages about documents hold what is asked of pages', async () => {
  const page = await openWithoutPictures({ expected: [/40[34]|410/] })
  await page.goto('/nl/documenten/999999/plan.pdf')
  expect(await findings(page)).toEqual([])
})
