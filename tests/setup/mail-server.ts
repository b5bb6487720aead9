import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ArrivedMail = {
  to: string
  /** Name and address as the reader sees them. */
  from: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  id: string
  /** By name in lower case. */
  headers: Map<string, string>
  attachments: Attachment[]
}

export type MailServer = {
  url: string
  /** Mails it took, first come first. */
  arrived: ArrivedMail[]
  /** Refuses the next mails, to be tried again later. */
  refuse(count: number): void
  close(): Promise<void>
}

/** A mail server on this machine that takes everything over real SMTP and sends nothing on. */
export async function openMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  let refusals = 0
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', async () => {
        if (refusals > 0) {
          refusals--
          return done(Object.assign(new Error('later'), { responseCode: 451 }))
        }
        arrived.push(await readMail(Buffer.concat(parts), session.envelope.rcptTo[0]?.address ?? ''))
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuse: (count) => {
      refusals = count
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

async function readMail(bytes: Buffer, to: string): Promise<ArrivedMail> {
  const mail = await PostalMime.parse(bytes)
  return {
    to,
    from: `${mail.from?.name} <${mail.from?.address}>`,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    id: mail.messageId ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments,
  }
}
