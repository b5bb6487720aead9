import { createPrivateKey, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { type Config, EnvironmentProblem } from '~/platform/config.server'
import { emblemId } from './emblem.server'
import { kindsByHand, type MailSender } from './mail'
import type { StoredMail } from './mails.repo.server'

/** Hands one mail over; throws when the server does not take it. */
export type Transport = { send(mail: StoredMail, sender: MailSender): Promise<void>; close(): void }

type TransportConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'dkimKeyFile' | 'publicUrl'>

/** How long a mail server may take, in milliseconds. */
type Patience = {
  /** Until it is reached and greets. */
  greeting: number
  /** Between two answers. */
  answer: number
}

/**
 * A server that does not greet is taken for dead soon. One that has the whole mail may look at it for minutes before it
 * says so: who hangs up earlier sends it again, and its reader has it several times. @see RFC 5321, 4.5.3.2.6
 */
export const usualPatience: Patience = { greeting: 15_000, answer: 600_000 }

/** SMTP where it is configured, else a file per mail in `DATA_DIR/mail`. */
export async function openTransport(config: TransportConfig): Promise<Transport> {
  const { smtpUrl } = config
  return smtpUrl ? smtpTransport(smtpUrl, config, await dkimOf(config)) : fileTransport(config)
}

/** How a mail server is connected to. */
export const connectionTo = (url: string, { greeting, answer }: Patience = usualPatience) => ({
  url,
  connectionTimeout: greeting,
  greetingTimeout: greeting,
  socketTimeout: answer,
})

function smtpTransport(url: string, config: TransportConfig, dkim: object): Transport {
  const smtp = createTransport(
    {
      ...connectionTo(url),
      pool: true,
      maxConnections: 2,
      // Without a bound a server that hangs up before it greets is asked again for ever, and the job never ends.
      maxRequeues: 1,
      ...dkim,
    },
    unread,
  )
  return {
    send: async (mail, sender) => {
      await smtp.sendMail(messageOf(mail, sender, config))
    },
    close: () => smtp.close(),
  }
}

/** Where mails are files that nobody took to a mail server. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'mail')

/** What the file of a mail is named by. */
export type MailName = Pick<StoredMail, 'id' | 'kind'>

/** The file that a mail becomes. */
export const mailFile = (config: Pick<Config, 'dataDir'>, { id, kind }: MailName): string =>
  path.join(mailFolder(config), `${String(id).padStart(8, '0')}-${kind}.eml`)

/** Of a mail, by the name of its file. */
export const kindOfFile = (name: string): string => /^\d+-(.*?)\.eml/.exec(name)?.[1] ?? ''

/** Written beside and renamed: a reader sees no half mail. */
function fileTransport(config: TransportConfig): Transport {
  const folder = mailFolder(config)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, unread)
  return {
    send: async (mail, sender) => {
      const { message } = await composer.sendMail(messageOf(mail, sender, config))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = mailFile(config, mail)
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, file)
    },
    close: () => {},
  }
}

/** No file and no address is read for what a mail says. */
const unread = { disableFileAccess: true, disableUrlAccess: true }

function messageOf(mail: StoredMail, sender: MailSender, { mailFrom }: TransportConfig) {
  return {
    from: { name: sender.name, address: mailFrom ?? sender.email },
    to: { name: '', address: mail.recipient },
    replyTo: mail.replyTo ?? sender.email,
    subject: mail.subject,
    html: sender.emblem ? mail.html : withoutEmblem(mail.html),
    text: mail.text,
    messageId: mail.messageId,
    date: mail.at,
    headers: {
      ...mail.headers,
      ...(kindsByHand.includes(mail.kind) ? {} : { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': mail.locale,
    },
    attachments: [
      ...mail.attachments.map(({ name, type, content, encoding }) => ({
        filename: name,
        contentType: type,
        content,
        encoding,
      })),
      ...emblemIn(mail, sender),
    ],
  }
}

/** It goes with each mail that shows it, and is kept with none. */
const emblemIn = ({ html }: StoredMail, { emblem }: MailSender) =>
  emblem && html.includes(`cid:${emblemId}`)
    ? [
        {
          ...{ filename: 'emblem.png', contentType: 'image/png', content: emblem, cid: emblemId },
          contentDisposition: 'inline' as const,
        },
      ]
    : []

/** The agency may have taken its emblem away since the mail was written. */
const withoutEmblem = (html: string) => html.replace(new RegExp(`<img[^>]*cid:${emblemId}[^>]*>`), '')

/**
 * What a signature covers: who writes to whom, what, when, and how no more of it comes; the unsubscribe headers count
 * with mail programs only when they are signed.
 * @see RFC 6376, 5.4.1; RFC 8058, 4
 */
const signedHeaders = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

/** The domain whose DNS has the key of signatures, as `pignon._domainkey.DOMAIN`. */
export const dkimDomain = ({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): string =>
  mailFrom?.split('@')[1] ?? new URL(publicUrl).hostname

async function dkimOf(config: TransportConfig): Promise<object> {
  if (!config.dkimKeyFile) return {}
  return {
    dkim: {
      domainName: dkimDomain(config),
      keySelector: 'pignon',
      privateKey: await readPrivateKey(config.dkimKeyFile),
      headerFieldNames: signedHeaders,
    },
  }
}

/** Read at the start: with a wrong file every mail would fail, one after the other. */
async function readPrivateKey(file: string): Promise<string> {
  try {
    const pem = await readFile(file, 'utf8')
    createPrivateKey(pem)
    return pem
  } catch {
    throw new EnvironmentProblem(
      `DKIM_KEY_FILE: ${file} is no private key that can be read. Name a PEM file.`,
    )
  }
}
