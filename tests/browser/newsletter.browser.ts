import { expect, test } from 'vitest'
import { pathTo } from '~/i18n/path-to'
import { productSecret } from '../setup/product-secret'
import { runCommand } from '../setup/run-command'
import { ownProducts } from '../setup/worker-products'
import { ask, listingPath, locationOf } from './answers'
import { findings } from './axe'
import { baseUrl, openWithoutPictures } from './browser'
import { fill, formOf, person, post, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

/** As the agency runs it beside its site: with the same secret and address. */
const command = (words: string[]) =>
  runCommand(ownProducts().dataDir, words, { SECRET: productSecret, PUBLIC_URL: baseUrl() })

test('F8 with script: from the footer of a listing to the newsletter, and out of it again by its link', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress(), locale: 'fr-BE', expected: [/422/] })
  await page.goto(await listingPath(2706, 'fr'))
  const form = page.locator('footer').locator('form[data-form="sign-newsletter"]')
  await form.getByLabel('Adresse e-mail').fill('personne@')
  await form.getByRole('button', { name: 'Je m’inscris' }).click()
  await form.getByRole('alert').waitFor()
  expect(await form.getByRole('alert').innerText()).toContain('L’adresse e-mail n’est pas valable')
  expect(new URL(page.url()).pathname).toContain('/2706/')
  expect(await findings(page)).toEqual([])
  await form.getByLabel('Adresse e-mail').fill(email)
  await form.getByRole('button', { name: 'Je m’inscris' }).click()
  await page.waitForURL('**/fr/merci/newsletter/')

  const [asked] = await mailsTo(email)
  expect(asked?.subject).toBe('Confirmez votre inscription à la lettre d’information Tilia')
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Oui, je m’inscris' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre inscription est confirmée' }).waitFor()

  const sent = await command(['newsletter', 'send', '--news', 'news-flood'])
  expect(sent.output).toMatch(/^news-flood: \d+ mails on their way/m)
  const [, news] = await mailsTo(email, 2)
  expect(news?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  await page.goto(linkIn(news as NonNullable<typeof news>, /desinscription/))
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Me désinscrire' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre désinscription est enregistrée' }).waitFor()
  expect(await findings(page)).toEqual([])
})

test('F8 without script: the footer leads to a page that says what is wrong, and one mail to confirm', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ javaScript: false, address: freshAddress(), expected: [/422/] })
  await page.goto('/nl/')
  const inFooter = page.locator('footer').locator('form[data-form="sign-newsletter"]')
  await inFooter.getByLabel('E-mailadres').fill('niemand@')
  await inFooter.getByRole('button', { name: 'Schrijf me in' }).click()
  await page.waitForURL('**/nl/nieuwsbrief/')
  expect(await page.locator('form[data-form="sign-newsletter"]').count()).toBe(1)
  const form = formOf(page, 'sign-newsletter')
  expect(await form.locator('[name="email"]').inputValue()).toBe('niemand@')
  await form.locator('[name="email"]').fill(email)
  await form.getByRole('button', { name: 'Schrijf me in' }).click()
  await page.waitForURL('**/nl/bedankt/sign-newsletter/')
  const [asked] = await mailsTo(email)
  const link = linkIn(asked as NonNullable<typeof asked>)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ja, schrijf me in' }).click()
  expect(await page.locator('h1').innerText()).toBe('U bent ingeschreven')
  await page.goto(`${link.slice(0, -3)}xyz`)
  expect(await page.locator('h1').innerText()).toBe('Deze link werkt niet meer')
})

test('F8 the box of another form starts the same: a mail to confirm, and nothing before', async () => {
  const email = freshMailbox()
  const page = await openWithoutPictures({ address: freshAddress(), locale: 'en-GB' })
  await page.goto('/en/contact/')
  const form = formOf(page, 'site-contact')
  await fill(form, { ...person(email), remark: 'Hello', newsletter: 'yes' })
  await proven(form)
  await form.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/en/thank-you/**')
  const subjects = (await mailsTo(email, 2)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    'Confirm your subscription to the newsletter of Tilia',
    'Your message to Tilia has arrived',
  ])
})

test('F8 one click in a mail program stops the newsletter without a page; other forms still need one of ours', async () => {
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  const email = freshMailbox()
  await post('/nl/nieuwsbrief/', { form: 'sign-newsletter', email })
  const [asked] = await mailsTo(email)
  await post(linkIn(asked as NonNullable<typeof asked>), {})
  const out = await command(['newsletter', 'export'])
  const href = new RegExp(`"${email}";"nl";"[^"]+";"([^"]+)"`).exec(out.output)?.[1] ?? ''
  const { pathname, search } = new URL(href)
  // Of a mail that was written while the site spoke German.
  const german = pathTo('de', 'newsletter.stop') + search
  expect(locationOf(await ask(german))).toBe(pathname + search)
  expect((await ask(`${pathTo('de', 'newsletter.stop')}?token=abc`, click)).status).toBe(410)
  const stopped = await ask(german, click)
  expect([stopped.status, stopped.body.includes('U bent uitgeschreven')]).toEqual([200, true])
  expect((await command(['newsletter', 'export'])).output).not.toContain(email)
  expect((await ask(pathname + search, click)).status).toBe(200)
  expect((await ask('/nl/nieuwsbrief/uitschrijven/?token=abc', click)).status).toBe(410)
  expect((await ask('/nl/nieuwsbrief/uitschrijven/', click)).status).toBe(403)
  expect((await ask('/nl/nieuwsbrief/?token=abc', click)).status).toBe(403)
  expect((await ask('/nl/contact/', click)).status).toBe(403)
})
