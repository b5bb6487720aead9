import type * as schema from '#db/schema'
import { withSignedLinks } from '~/features/mail/mail-links.server'
import type { openTransport } from '~/features/mail/transport.server'
import type { Services } from '~/platform/app.server'
import { stoppedClock } from '~/platform/clock'

/** Where mails lie that go nowhere, because there is no mail server. */
export { mailFile, mailFolder } from '~/features/mail/transport.server'

type Transport = Awaited<ReturnType<typeof openTransport>>
type Mail = Parameters<Transport['send']>[0]

/** A mail as the queue hands it to the transport. */
export const queuedMail = (headers: Record<string, string> = {}) =>
  ({
    recipient: 'an@post.example',
    subject: 'News',
    html: '<p>News</p>',
    text: 'News',
    messageId: '<1@agency.example>',
    at: new Date('2026-11-20T10:00:00Z'),
    locale: 'en',
    headers,
    attachments: [],
  }) as unknown as Mail

export const sender = { name: 'Tilia', email: 'hello@agency.example' } as Parameters<Transport['send']>[1]

/** The mails of the outbox, with their links signed as if each had been sent at once. */
export const asSent = ({ keys }: Pick<Services, 'keys'>, mails: (typeof schema.mails.$inferSelect)[]) =>
  mails.map((mail) => withSignedLinks({ keys, clock: stoppedClock(mail.at) }, mail))

/** The token of the first link of a mail that has one; empty when none has. */
export const tokenIn = (text = '') => /token=(\S+)/.exec(text)?.[1] ?? ''
