import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '~/platform/config.server'
import { kindsByHand } from './mail'
import { kindOfFile, type MailName, mailFile, mailFolder } from './transport.server'

/**
 * Deletes the files of the mails that `deleteMailsOf` deletes, where there is no mail server.
 * @param email - in lower case
 */
export async function deleteMailFilesOf(config: Pick<Config, 'dataDir'>, email: string): Promise<void> {
  const folder = mailFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const file = path.join(folder, name)
    // A file that is gone by now was a draft of the transport, or somebody else deleted it.
    const mail = await readFile(file, 'utf8').catch(() => '')
    if (isAddressed(mail, email, headersOf(name))) await rm(file, { force: true })
  }
}

/** Deletes the files of mails of the outbox, where there is no mail server. */
export async function deleteMailFiles(config: Pick<Config, 'dataDir'>, mails: MailName[]): Promise<void> {
  for (const mail of mails) await rm(mailFile(config, mail), { force: true })
}

/** Deletes the files of mails that were written before an instant. */
export async function deleteMailFilesBefore(config: Pick<Config, 'dataDir'>, instant: Date): Promise<void> {
  const folder = mailFolder(config)
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found && found.mtime < instant) await rm(path.join(folder, name), { force: true })
  }
}

/** The headers that tell whose a mail is; see `deleteMailsOf`. */
const headersOf = (name: string) => (kindsByHand.includes(kindOfFile(name)) ? /^to:/ : /^(to|reply-to):/)

/** Whether one of these headers of a mail names an address. */
function isAddressed(mail: string, email: string, headers: RegExp): boolean {
  const [head = ''] = mail.split('\r\n\r\n', 1)
  const lines = head
    .replace(/\r\n[ \t]+/g, ' ')
    .toLowerCase()
    .split('\r\n')
  return lines.some((line) => headers.test(line) && addressesIn(line).includes(email))
}

const addressesIn = (line: string): string[] => line.replace(/^[a-z-]+:/, '').split(/[\s<>,;"]+/)
