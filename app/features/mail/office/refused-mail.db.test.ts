import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { queuedMail, sender } from '../../../../tests/setup/mails'
import { testFolder } from '../../../../tests/setup/test-folder'
import { problemOf } from '../send-mail.server'
import { openTransport } from '../transport.server'
import { explainProblem } from './mail-problem'

test.each([
  [550, '5.1.1 <an@post.example>: no such user here', 'EENVELOPE 550 5.1.1', 'unknown-recipient'],
  [450, '4.2.0 greylisted, come again in 5 minutes', 'EENVELOPE 450 4.2.0', 'later'],
  [552, '5.2.2 an@post.example is over quota', 'EENVELOPE 552 5.2.2', 'mailbox-full'],
] as const)(
  'B74 an answer %i %s is kept without the address in it, and explained',
  async (responseCode, message, kept, explained) => {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
    })
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
    const { promise, resolve } = Promise.withResolvers<number>()
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
    const smtpUrl = `smtp://127.0.0.1:${await promise}`
    const transport = await openTransport({
      smtpUrl,
      dataDir: testFolder(),
      publicUrl: 'https://agency.example',
    })
    const error = await transport.send(queuedMail(), sender).catch((refusal: unknown) => refusal)
    transport.close()
    expect(problemOf(error)).toBe(kept)
    expect(explainProblem(problemOf(error))).toBe(explained)
  },
)
