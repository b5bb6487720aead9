import { randomUUID } from 'node:crypto'
import { siteOf } from '~/features/content/public.server'
import { translateTo } from '~/i18n/texts.server'
import { formatInstant } from '~/kernel/day'
import type { Services } from '~/platform/app.server'
import type { MailContent } from './mail'
import { mailHtml } from './mail-html.server'
import { mailText } from './mail-text'
import { problemOf } from './send-mail.server'
import { senderIn } from './sender.server'
import { openTransport } from './transport.server'

/**
 * Sends the operator a mail at once, beside the outbox, as the site sends its mails: sender, signature, mail server.
 * @returns what the mail server refused with; undefined when it took the mail
 */
export async function sendTestMail(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  to: string,
): Promise<string | undefined> {
  const { default: locale } = (await siteOf(db)).languages
  const sender = await senderIn({ db, config }, locale)
  const at = clock.now()
  const content = testContent(locale, sender.name, at)
  const transport = await openTransport(config)
  try {
    await transport.send(
      {
        ...{ id: 0, at, kind: 'self-test', recipient: to, locale, subject: content.subject },
        ...{ html: mailHtml(content, sender, locale), text: mailText(content, sender, locale) },
        ...{ replyTo: null, headers: {}, attachments: [], problem: null, sentAt: null },
        ...{ state: 'queued', tries: 0, messageId: `<${randomUUID()}@${new URL(sender.url).hostname}>` },
      },
      sender,
    )
    return undefined
  } catch (error) {
    return problemOf(error)
  } finally {
    transport.close()
  }
}

function testContent(locale: Parameters<typeof translateTo>[0], agency: string, at: Date): MailContent {
  const t = translateTo(locale)
  return {
    subject: t('mail:selfTest.mail.subject', { agency }),
    title: t('mail:selfTest.mail.title'),
    blocks: [
      { type: 'text', text: t('mail:selfTest.doctor.text') },
      { type: 'note', text: t('mail:selfTest.doctor.why', { at: formatInstant(at, locale) }) },
    ],
  }
}
