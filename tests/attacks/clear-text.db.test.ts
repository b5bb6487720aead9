import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openTransport } from '~/features/mail/transport.server'
import { requireDatabaseTls, requireSmtpTls } from '~/platform/clear-text'
import { explainStartProblem } from '../../server/start-problem'
import { openMailServer } from '../setup/mail-server'
import { queuedMail, sender } from '../setup/mails'

test('S-15 a mail server from whose answer STARTTLS was struck gets no mail', async () => {
  const server = await openMailServer()
  const transport = await openTransport({
    smtpUrl: securedAs(requireSmtpTls, server.url),
    dataDir: '/nowhere',
    publicUrl: 'https://agency.example',
  })
  await expect(transport.send(queuedMail(), sender)).rejects.toThrow(/STARTTLS|TLS/)
  transport.close()
  expect(server.arrived).toEqual([])
  await server.close()
})

test('S-15 a database that offers no TLS gets no password, and the operator is told what to do', async () => {
  const client = new pg.Client({ connectionString: securedAs(requireDatabaseTls, inject('templateUrl')) })
  const error = await client.connect().then(
    () => 'connected',
    (reason: unknown) => reason,
  )
  expect(explainStartProblem(error)).toMatch(/^The server of DATABASE_URL offers no TLS/)
})

/** The same server, as a secured address of another machine reaches it. */
function securedAs(secure: (url: string) => string | undefined, url: string) {
  const remote = new URL(url)
  const local = remote.host
  remote.host = `elsewhere.example:${remote.port}`
  return secure(remote.href)?.replace(/elsewhere\.example(:\d+)?/, local) ?? ''
}
