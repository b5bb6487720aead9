import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../../../tests/setup/mail-server'
import { queuedMail, sender } from '../../../tests/setup/mails'
import { testFolder } from '../../../tests/setup/test-folder'
import { emblemId } from './emblem.server'
import { connectionTo, openTransport, usualPatience } from './transport.server'

const folder = testFolder()

test('F8 a signature covers both unsubscribe headers, without which mail programs do not trust them', async () => {
  const mailServer = await openMailServer()
  onTestFinished(mailServer.close)
  const dkimKeyFile = path.join(folder, 'key.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(dkimKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const transport = await openTransport({
    smtpUrl: mailServer.url,
    dataDir: folder,
    dkimKeyFile,
    publicUrl: 'https://agency.example',
  })
  const mail = queuedMail({
    'List-Unsubscribe': '<https://agency.example/>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await transport.send(mail, sender)
  transport.close()
  const signature = mailServer.arrived[0]?.headers.get('dkim-signature') ?? ''
  const signed = (/\bh=([^;]+)/.exec(signature)?.[1] ?? '').toLowerCase().replace(/\s/g, '').split(':')
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']))
})

test('F5 a server that takes long to look at a mail gets it once', async () => {
  const mailServer = await openMailServer()
  onTestFinished(mailServer.close)
  mailServer.delay(1_500)
  const greeting = 1_000
  const smtp = createTransport(connectionTo(mailServer.url, { ...usualPatience, greeting }))
  onTestFinished(() => smtp.close())
  await smtp.sendMail({ from: sender.email, to: 'an@post.example', subject: 'Hallo', text: 'Hallo' })
  expect(mailServer.arrived).toHaveLength(1)
  expect(connectionTo(mailServer.url).socketTimeout).toBeGreaterThanOrEqual(10 * 60_000)
})

test('F5 the emblem goes with each mail that shows it, and a mail whose emblem is gone shows none', async () => {
  const mailServer = await openMailServer()
  onTestFinished(mailServer.close)
  const config = { smtpUrl: mailServer.url, dataDir: folder, publicUrl: 'https://agency.example' }
  const transport = await openTransport(config)
  const emblem = Buffer.from('a drawing')
  const shown = { ...queuedMail(), html: `<p><img src="cid:${emblemId}" alt="">Tilia</p>` }
  await transport.send(shown, { ...sender, emblem })
  await transport.send(shown, sender)
  await transport.send(queuedMail(), { ...sender, emblem })
  transport.close()
  const [whole, gone, plain] = mailServer.arrived
  expect(whole?.html).toContain(`cid:${emblemId}`)
  expect(whole?.inline.map(({ contentId, mimeType }) => [contentId, mimeType])).toEqual([
    [`<${emblemId}>`, 'image/png'],
  ])
  expect(whole?.attachments).toEqual([])
  expect(gone).toMatchObject({ html: expect.stringContaining('<p>Tilia</p>'), inline: [] })
  expect(plain?.inline).toEqual([])
})
