import type { Locale } from '~/kernel/locale'

/** A piece of a mail. Words are plain: what they hold is shown, never read as HTML. */
export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string }
  /** What somebody of the agency wrote, line breaks kept. */
  | { type: 'lines'; text: string }
  /** A visitor's own text, line breaks kept. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; facts: MailFact[] }
  | { type: 'button'; text: string; href: string }
  | { type: 'links'; links: { text: string; href: string }[] }
  | { type: 'card'; card: MailCard }
  | { type: 'person'; person: MailPerson }
  /** Small print, such as why this mail was sent. */
  | { type: 'note'; text: string; link?: { text: string; href: string } }

export type MailFact = { label: string; value: string; href?: string }

/** A listing in a mail: what the public projection shows of it. */
export type MailCard = {
  href: string
  title: string
  place: string
  price: string
  facts?: string
  picture?: { src: string; alt: string; width: number; height: number }
}

/** Somebody of the agency who looks after what the mail is about. */
export type MailPerson = {
  name: string
  /** Shown in a leaf: a picture would have to be fetched. */
  initials: string
  /** What they do, such as `Your agent for this property`. */
  about: string
  phone: string
  phoneHref: string
  email: string
}

/** What a mail says, before it has its dress. */
export type MailContent = {
  subject: string
  /** Heading of the mail. */
  title: string
  blocks: MailBlock[]
}

/** Who writes, as every mail says it at its head and at its end. */
export type MailSender = {
  name: string
  /** Address of the site, without a slash at its end. */
  url: string
  /** Lines of the legal identity. */
  lines: string[]
  phone: string
  email: string
  colours: { primary: string; action: string; paper: string; ink: string }
  /** The agency's square emblem as PNG, where it has one; its name always stands beside it as text. */
  emblem?: Buffer | undefined
}

/**
 * Who reads a mail, and so what may be in it (S-01) and how many there may be (S-02).
 * - `agency`: the agency's own mailbox gets everything that was typed.
 * - `confirmed`: the reader confirmed what the mail is about by a mailed link.
 * - `security`: the holder of an account, about access to it.
 * - `answered`: a visitor to whom a member of the agency writes by hand; whatever was typed, somebody read it.
 * - `unconfirmed`: an address that somebody typed into a form. Such a mail holds nothing that was typed, whoever reads
 *   it, and it is counted; of those to an address that was confirmed, only what strangers cause.
 */
export type Audience = 'agency' | 'confirmed' | 'security' | 'answered' | 'unconfirmed'

/** Of these no copy stays once they were sent or given up: their reader had everything of them erased. */
export const uncopiedKinds: readonly string[] = ['owner-changed-erased']

/** Somebody of the agency wrote them: they are no automatic mails. */
export const kindsByHand: readonly string[] = ['lead-answer']

/** A mail on its way. */
export type Mail = {
  /** What it is for, such as `lead-agency`. */
  kind: string
  audience: Audience
  to: string
  locale: Locale
  content: MailContent
  /** Who gets the answer; without it the agency. */
  replyTo?: string
  /** One-click address to get no more of these (RFC 8058). */
  unsubscribe?: string
  attachments?: MailAttachment[]
  /** Names this sending: another one of the same name is no second mail. */
  once?: string
  /** One of very many: mails that somebody waits for go first. */
  isBulk?: boolean
}

/** A file that goes with a mail; `content` is its text, or its bytes in base64. */
export type MailAttachment = { name: string; type: string; content: string; encoding?: 'base64' }
