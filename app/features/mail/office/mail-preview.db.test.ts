import { expect, test } from 'vitest'
import { mails } from '#db/schema'
import { defineSignedLinks } from '~/platform/signed-links.server'
import { testApp } from '../../../../tests/setup/test-app'
import { postMail } from '../post-mail.server'
import { senderIn } from '../sender.server'
import { mailPreview, previewPolicy } from './mail-preview.server'

const { db, appIn } = await testApp({ demo: 'agency', emptied: [mails] })
const app = appIn('nl')

const links = defineSignedLinks<{ id: string }>('confirm', { hours: 1 })

async function posted() {
  const href = links.addTo('https://agency.example/nl/bevestigen/', app, { id: 'somebody@post.example' })
  await postMail(db, app, await senderIn(app, 'nl'), {
    kind: 'confirm-form',
    audience: 'agency',
    to: 'an@post.example',
    locale: 'nl',
    content: {
      subject: 'Bevestig',
      title: 'Bevestig uw aanvraag',
      blocks: [
        { type: 'button', text: 'Bevestigen', href },
        { type: 'quote', text: `<script>alert(1)</script> ${href}` },
        { type: 'links', links: [{ text: 'Onze site', href: 'https://agency.example/nl/' }] },
      ],
    },
  })
  const [mail] = await db.select().from(mails)
  return { mail, href }
}

test('B74 a preview is the mail as it was sent, without its signed links and what they carry', async () => {
  const { mail, href } = await posted()
  const body = href.split('token=')[1]?.split('.')[0] ?? ''
  expect(mail?.html).toContain(body)
  const shown = mailPreview(mail?.html ?? '')
  expect(shown).toContain('Bevestigen')
  expect(shown).toContain('href="https://agency.example/nl/"')
  expect(shown).not.toContain(body)
  expect(shown).not.toContain('unsigned')
  expect(shown).not.toContain('href="https://agency.example/nl/bevestigen')
})

test('B8 what strangers typed stays text in a preview, and its frame runs nothing', async () => {
  const { mail } = await posted()
  expect(mailPreview(mail?.html ?? '')).toContain('&lt;script&gt;')
  const policy = previewPolicy(['https://media.example/x/', ''])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("img-src 'self' https://media.example;")
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-forms/)
})

test('B74 a link that is still signed is cut out too', () => {
  const href = links.addTo('https://agency.example/nl/bevestigen/', app, { id: '1' })
  const token = href.split('token=')[1] ?? '?'
  const shown = mailPreview(`<head></head><a href="${href}">${href}</a>`)
  expect(shown).not.toContain(token.slice(0, 20))
  expect(shown).not.toContain('href=')
})

test('B74 a preview shows the emblem of a mail as the icon of the site', () => {
  const html = '<head></head><img src="cid:emblem@site" alt="">'
  expect(mailPreview(html)).toContain('<img src="/favicon.svg" alt="">')
})
