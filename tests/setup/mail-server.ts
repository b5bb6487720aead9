import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
  /** Files for the reader, without the pictures that are part of the message. */
  attachments: Attachment[]
  /** Pictures that are part of the message. */
  inline: Attachment[]
}

export type MailServer = {
  url: string
  /** Mails it took, first come first. */
  arrived: ArrivedMail[]
  /** Refuses the next mails, to be tried again later. */
  refuse(count: number): void
  /** Says of each mail only after so many milliseconds that it was taken. */
  delay(ms: number): void
  close(): Promise<void>
}

/**
 * A mail server on this machine that takes everything over real SMTP and sends nothing on.
 * @param folder - where each mail is also kept as a file, for tests of another process: see `keptMails`
 */
export async function openMailServer(folder?: string): Promise<MailServer> {
  const arrived: ArrivedMail[] = []
  let refusals = 0
  let delayMs = 0
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
        const bytes = Buffer.concat(parts)
        const to = session.envelope.rcptTo[0]?.address ?? ''
        arrived.push(await readMail(bytes, to))
        if (folder) await keepMail(path.join(folder, nameOf(arrived.length, to)), bytes)
        setTimeout(done, delayMs)
      })
    },
  })
  // A client that is killed in the middle of a mail leaves a broken connection; it tries again.
  smtp.on('error', () => {})
  const port = await new Promise<number>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuse: (count) => {
      refusals = count
    },
    delay: (ms) => {
      delayMs = ms
    },
    close: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

const nameOf = (count: number, to: string) => `${String(count).padStart(6, '0')}-${to.toLowerCase()}.eml`

/** Written beside and renamed: a reader sees no half mail. */
async function keepMail(file: string, bytes: Buffer) {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

export async function readMail(bytes: Buffer, to: string): Promise<ArrivedMail> {
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
    attachments: mail.attachments.filter((one) => !isInline(one)),
    inline: mail.attachments.filter(isInline),
  }
}

const isInline = ({ disposition }: Attachment) => disposition === 'inline'
