import { foldLines } from 'ical-generator'
import type { Services } from '~/platform/app.server'
import { signText, unsignedLinksIn, unsignText } from '~/platform/unsigned-text.server'
import type { MailAttachment } from './mail'

type Signing = Pick<Services, 'keys' | 'clock'>
type Change = (text: string) => string

/** Parts of a mail that links may be in. */
type MailParts = {
  html: string
  text: string
  headers: Record<string, string>
  attachments: MailAttachment[]
  messageId: string
}

/** A mail as the outbox keeps it: its links are signed when it is sent, and nowhere else. */
export function withUnsignedLinks<Mail extends MailParts>(services: Signing, mail: Mail): Mail {
  const change: Change = (text) => unsignText(services, text, keyOf(mail))
  return changed(mail, change, (file) => change(unfolded(file)))
}

/** A mail as its recipient gets it. */
export function withSignedLinks<Mail extends MailParts>(services: Signing, mail: Mail): Mail {
  const change: Change = (text) => signText(services, text, keyOf(mail), 'new')
  return changed(mail, change, (file) => foldLines(change(file)))
}

/** What the links of a mail of the outbox are for. */
export const linksIn = (services: Pick<Signing, 'clock'>, mail: MailParts) =>
  [mail.html, mail.text, ...Object.values(mail.headers)].flatMap((text) =>
    unsignedLinksIn(services, text, keyOf(mail)),
  )

/** What is before the host in its identity. */
const keyOf = ({ messageId }: MailParts): string => messageId.replace(/^<|@.*$/g, '')

function changed<Mail extends MailParts>(mail: Mail, change: Change, changeCalendar: Change): Mail {
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, change(value)])
  const attachments = mail.attachments.map((file) =>
    file.type.startsWith('text/calendar') ? { ...file, content: changeCalendar(file.content) } : file,
  )
  return {
    ...mail,
    html: change(mail.html),
    text: change(mail.text),
    headers: Object.fromEntries(headers),
    attachments,
  }
}

/** Lines of a calendar file are folded, in the middle of a link too. @see RFC 5545, 3.1 */
const unfolded: Change = (file) => file.replace(/\r\n[ \t]/g, '')
