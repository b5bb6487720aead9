import { expect, test } from 'vitest'
import { listingPath } from './answers'
import { findings } from './axe'
import { openPage, openWithoutPictures } from './browser'
import { fill, formOf, post, proven } from './forms'
import { freshAddress, freshMailbox, linkIn, mailsTo } from './mails'

test('F9 with script: a listing reaches a friend, who learns no word of who asked for it', async () => {
  const friend = freshMailbox('friend')
  const email = freshMailbox()
  const page = await openPage({ address: freshAddress() })
  await page.goto(await listingPath(2706))
  await page.getByRole('button', { name: 'Dit pand doorsturen' }).click()
  const form = formOf(page, 'send-to-friend')
  await fill(form, { email })
  await form.getByRole('button', { name: 'Stuur door' }).click()
  const summary = form.getByRole('alert')
  await summary.waitFor()
  expect(await summary.innerText()).toContain(
    'Het e-mailadres van uw vriend of vriendin ontbreekt of is niet geldig',
  )
  expect(await findings(page)).toEqual([])
  await fill(form, { friendEmail: friend })
  await proven(form)
  await form.getByRole('button', { name: 'Stuur door' }).click()
  await page.waitForURL('**/nl/bedankt/send-to-friend/*')
  const [mail] = await mailsTo(friend)
  expect(mail?.subject).toBe('Een pand van Tilia voor u')
  expect(mail?.text).not.toContain(email)
  expect(mail?.replyTo).not.toBe(email)
  expect(mail?.text).toContain('/2706/')
  expect(mail?.html).toContain('<img')
})

test('F9 without script, in French', async () => {
  const friend = freshMailbox('ami')
  const page = await openWithoutPictures({
    javaScript: false,
    address: freshAddress(),
    locale: 'fr-BE',
    expected: [/422/],
  })
  await page.goto(`${await listingPath(2687, 'fr')}#send-to-friend`)
  const form = formOf(page, 'send-to-friend')
  const email = freshMailbox()
  await fill(form, { email, friendEmail: friend })
  await form.getByRole('button', { name: 'Envoyer' }).click()
  await page.waitForURL('**/fr/confirmer/')
  const [asked] = await mailsTo(email)
  await page.goto(linkIn(asked as NonNullable<typeof asked>))
  await page.getByRole('button', { name: 'Oui, c’est bien moi' }).click()
  await page.waitForURL('**/fr/merci/send-to-friend/*')
  const [mail] = await mailsTo(friend)
  expect(mail?.subject).toBe('Un bien pour vous, chez Tilia')
})

test.each([
  ['nl', 'Het e-mailadres van uw vriend of vriendin ontbreekt of is niet geldig'],
  ['fr', 'L’adresse e-mail de votre ami ou amie manque ou n’est pas valable'],
  ['en', 'Your friend’s email address is missing or not valid'],
])('F2 in %s a friend’s address that is missing or no address is said', async (locale, message) => {
  for (const friendEmail of ['', 'ada@', 'ada@post.example, all@post.example']) {
    const said = { form: 'send-to-friend', email: 'lien@post.example', friendEmail }
    const { status, body } = await post(await listingPath(2706, locale), said)
    expect([status, body.includes(message)], friendEmail).toEqual([422, true])
  }
})
