import type { Services } from '~/platform/app.server'
import type { Attempt } from '~/platform/jobs.server'
import { type MailSender, uncopiedKinds } from './mail'
import { withSignedLinks } from './mail-links.server'
import { deleteMail, findQueuedMail, markAttempted, markSent } from './mails.repo.server'
import { saysNoMailbox } from './no-mailbox'
import type { Transport } from './transport.server'

/**
 * Sends a mail of the outbox. What was sent already, by a job that died before it could say so, is not sent again
 * unless the server's answer was lost with it; then both have the same Message-ID.
 * @throws what the mail server refused with, so that the job is tried again; not for a mailbox that does not exist, whose
 * mail has failed at once, so that a mistyped address can be corrected (RFC 5321, 4.2.1)
 */
export async function sendMail(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keys'>,
  transport: Transport,
  sender: MailSender,
  id: number,
  { isLast }: Attempt,
): Promise<void> {
  const { db, clock, log } = services
  const mail = await findQueuedMail(db, id)
  if (!mail) return
  const isUncopied = uncopiedKinds.includes(mail.kind)
  try {
    await transport.send(withSignedLinks(services, mail), sender)
  } catch (error) {
    const problem = problemOf(error)
    const isGivenUp = isLast || hasNoMailbox(error, problem)
    if (isGivenUp && isUncopied) await deleteMail(db, id)
    else await markAttempted(db, id, problem, isGivenUp)
    const line = { mail: id, kind: mail.kind, problem, ...(isOfServer(error) && { dependency: 'mail' }) }
    log[isLast ? 'error' : 'warn'](line, 'a mail was not sent')
    if (isGivenUp && !isLast) return
    throw new Error(`mail ${id} was not sent: ${problem}`)
  }
  if (isUncopied) await deleteMail(db, id)
  else await markSent(db, id, clock.now())
}

/** What went wrong, such as `EENVELOPE 550 5.1.1`, without what the server repeats of addresses. */
export function problemOf(error: unknown): string {
  const { code, responseCode, response = '' } = error as Refusal
  // RFC 3463: says more than the reply code, and in digits.
  const [, detail] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return [code ?? 'failed', responseCode, detail].filter(Boolean).join(' ')
}

/**
 * Whether a server says of a recipient that there is no such mailbox or domain. Any other refusal may be of a server that is
 * set up wrongly, and is tried again. @see RFC 3463, 3.2
 */
const hasNoMailbox = (error: unknown, problem: string) =>
  (error as Refusal).command === 'RCPT TO' && saysNoMailbox(problem)

/** Whether another mail would fare no better: what is wrong with one mail or its recipient is told for each. */
const isOfServer = (error: unknown) => !['EENVELOPE', 'EMESSAGE'].includes((error as Refusal).code ?? '')

type Refusal = { code?: string; responseCode?: number; response?: string; command?: string }
