import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '../../../tests/setup/mail-server'
import { queuedMail, sender } from '../../../tests/setup/mails'
import { testFolder } from '../../../tests/setup/test-folder'
import { openTransport } from './transport.server'

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
