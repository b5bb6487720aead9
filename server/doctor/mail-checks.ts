import { createPrivateKey, createPublicKey } from 'node:crypto'
import { promises as dns } from 'node:dns'
import { readFile } from 'node:fs/promises'
import { siteOf } from '~/features/content/public.server'
import { dkimDomain, sendTestMail, verifyMailServer } from '~/features/mail/public.server'
import type { Config } from '~/platform/config.server'
import { isLoopback } from '~/platform/loopback'
import { type Check, type ExaminedSite, type Finding, ok, problem, unknown, warning } from './check'

/** Whether mails leave this machine at all. */
export function checkMails({ config }: Pick<ExaminedSite, 'config'>): Finding {
  const { smtpUrl, allowNoSmtp, role, dataDir, publicUrl } = config
  if (smtpUrl) return ok('Mails go to the mail server of SMTP_URL.')
  if (role === 'web') return ok('This process sends no mails; the worker does.')
  const what = `Nobody gets a mail: without SMTP_URL each is a file in ${dataDir}/mail.`
  const todo = 'Set SMTP_URL to your mail server.'
  return allowNoSmtp || isLoopback(new URL(publicUrl).hostname) ? warning(what, todo) : problem(what, todo)
}

/** Connects, with STARTTLS and the login, and sends nothing. */
export async function checkMailServer({ config }: Pick<ExaminedSite, 'config'>): Promise<Finding> {
  if (!config.smtpUrl) return unknown('Not checked: SMTP_URL is not set.')
  const { hostname, port, protocol, username } = new URL(config.smtpUrl)
  const where = `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`
  const failure = await verifyMailServer(config.smtpUrl)
  if (!failure) return ok(`The mail server at ${where} answers${username && ' and takes the login'}.`)
  return problem(`The mail server at ${where} ${failure.what} (${failure.code}).`, failure.todo)
}

/** Sends a mail, as the site sends its own. */
export const testMailTo = (address: string): Check => ({
  name: 'test mail',
  atStart: false,
  needsDatabase: true,
  run: async ({ config, clock, database: { db } }) => {
    if (!config.smtpUrl) return unknown('Not sent: SMTP_URL is not set.')
    const refusal = await sendTestMail({ config, clock, db }, address)
    return refusal
      ? problem(`The mail server refused the test mail (${refusal}).`, 'Read the log of the mail server.')
      : ok(`The mail server took a test mail to ${address}: look for it, also among unwanted mails.`)
  },
})

const lookUp = new dns.Resolver({ timeout: 3_000, tries: 2 })

/** Whether other mail servers can believe the sender: SPF, and the key of signatures. */
export async function checkSenderDomain({ config, database }: ExaminedSite): Promise<Finding[]> {
  const { mailFrom, smtpUrl, dkimKeyFile } = config
  if (!smtpUrl) return [unknown('Not checked: SMTP_URL is not set.')]
  const signature = dkimKeyFile ? [await checkSignature(config, dkimKeyFile)] : []
  const sender = mailFrom ?? (database && (await siteOf(database.db)).identity.email)
  const domain = sender?.split('@')[1]
  if (!domain)
    return [
      unknown('SPF was not checked: neither MAIL_FROM nor the agency’s address is known.'),
      ...signature,
    ]
  return [describeSpf(domain, await textsOf(domain)), ...signature]
}

/** @returns undefined when nobody could be asked */
async function textsOf(name: string): Promise<string[] | undefined> {
  try {
    return (await lookUp.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '') ? [] : undefined
  }
}

export function describeSpf(domain: string, texts: string[] | undefined): Finding {
  if (!texts) return unknown(`The DNS of ${domain} did not answer.`)
  const spf = texts.find((text) => /^v=spf1(?: |$)/i.test(text))
  return spf
    ? ok(`${domain} says who may send its mails: ${spf}`)
    : warning(
        `${domain} has no SPF record: mail providers may take the site's mails for forged.`,
        `Add a TXT record to ${domain} that allows your mail server.`,
      )
}

async function checkSignature(config: Config, file: string): Promise<Finding> {
  let key: string
  try {
    key = publicPart(await readFile(file, 'utf8'))
  } catch {
    return problem(`DKIM_KEY_FILE: ${file} is no private key that can be read.`, 'Name a PEM file.')
  }
  const record = `pignon._domainkey.${dkimDomain(config)}`
  return describeDkim(record, key, await textsOf(record))
}

const publicPart = (pem: string) =>
  createPublicKey(createPrivateKey(pem)).export({ type: 'spki', format: 'der' }).toString('base64')

export function describeDkim(record: string, key: string, texts: string[] | undefined): Finding {
  if (!texts) return unknown(`The DNS of ${record} did not answer.`)
  const todo = `Set the TXT record ${record} to: v=DKIM1; k=rsa; p=${key}`
  if (texts.length === 0) return problem(`Mails are signed, and ${record} does not exist.`, todo)
  const isOurs = texts.some((text) => text.replace(/\s/g, '').includes(`p=${key}`))
  return isOurs
    ? ok(`Mails are signed with the key of ${record}.`)
    : problem(`Mails are signed with another key than the one of ${record}.`, todo)
}
