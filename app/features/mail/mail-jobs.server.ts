import type { Services } from '~/platform/app.server'
import { sendMailQueue } from './post-mail.server'
import { sendMail } from './send-mail.server'
import { senderIn } from './sender.server'
import { openTransport } from './transport.server'

/** Mails sent at the same time by one process. */
const atOnce = 2

/**
 * Sends the mails of the outbox, from now on.
 * @returns closes the connection to the mail server
 */
export async function startMailWorker(services: Services): Promise<() => void> {
  const transport = await openTransport(services.config)
  await services.jobs.work(sendMailQueue, atOnce, async ({ mail }, attempt) => {
    // Its name, address and icon are read, which are the same in every language.
    const sender = await senderIn(services, 'nl')
    await sendMail(services, transport, sender, mail, attempt)
  })
  return () => transport.close()
}
