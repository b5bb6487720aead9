import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMailServer } from '../../../tests/setup/mail-server'
import type { StoredMail } from './mails.repo.server'
import { openTransport } from './transport.server'

const folder = await mkdtemp(path.join(os.tmpdir(), 'pignon-dkim-'))
const mailServer = await openMailServer()
afterAll(async () => {
  await mailServer.close()
  await rm(folder, { recursive: true })
})

const mail = {
  recipient: 'an@post.example',
  subject: 'News',
  html: '<p>News</p>',
  text: 'News',
  messageId: '<1@agency.example>',
  at: new Date('2026-11-20T10:00:00Z'),
  locale: 'en',
  headers: {
    'List-Unsubscribe': '<https://agency.example/>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
  attachments: [],
} as unknown as StoredMail
const sender = { name: 'Tilia', email: 'hello@agency.example' } as Parameters<
  Awaited<ReturnType<typeof openTransport>>['send']
>[1]

test('F8 a signature covers both unsubscribe headers, without which mail programs do not trust them', async () => {
  const dkimKeyFile = path.join(folder, 'key.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(dkimKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const transport = await openTransport({
    smtpUrl: mailServer.url,
    dataDir: folder,
    dkimKeyFile,
    publicUrl: 'https://agency.example',
  })
  await transport.send(mail, sender)
  transport.close()
  const signature = mailServer.arrived[0]?.headers.get('dkim-signature') ?? ''
  const signed = (/\bh=([^;]+)/.exec(signature)?.[1] ?? '').toLowerCase().replace(/\s/g, '').split(':')
  expect(signed).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']))
})
