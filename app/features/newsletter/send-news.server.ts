import { inSpokenLocale, type NewsCard, newsCard, siteOf } from '~/features/content/public.server'
import { type Mail, postMail, senderIn } from '~/features/mail/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { stopHref } from './newsletter-links.server'
import { newsKind, unsubscribeNote } from './newsletter-mails.server'
import {
  claimSending,
  countWaiting,
  findConfirmed,
  lockConfirmed,
  type Subscriber,
} from './subscribers.repo.server'

/** Subscribers of one transaction: their mails go on their way together. */
const atOnce = 100

export type SentNews = { outcome: 'sent'; mails: number } | { outcome: 'unknown' }

/**
 * Mails a news article to every confirmed subscriber in their language, each once, however often it is asked for:
 * what a command that was ended halfway did not send, the next one does.
 * @param news - name of an article that has a page
 */
export async function sendNews(
  services: Services,
  news: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<SentNews> {
  const site = await siteOf(services.db)
  const cardIn = (locale: Locale) => newsCard(site, news, locale, services.config)
  if (!cardIn(site.languages.default)) return { outcome: 'unknown' }
  if (dryRun) return { outcome: 'sent', mails: await countWaiting(services.db, news) }
  let mails = 0
  // Who subscribes meanwhile has a higher number, and gets it too.
  for (let after = 0; ; ) {
    const page = await findConfirmed(services.db, after, atOnce)
    const last = page.at(-1)
    if (!last) return { outcome: 'sent', mails }
    mails += await sendPage(services, news, inSpokenLocale(site, page), cardIn)
    after = last.id
  }
}

async function sendPage(
  services: Services,
  news: string,
  page: Subscriber[],
  cardIn: (locale: Locale) => NewsCard | undefined,
): Promise<number> {
  const now = services.clock.now()
  return await services.db.transaction(async (tx) => {
    let sent = 0
    const wanted = await lockConfirmed(
      tx,
      page.map(({ id }) => id),
    )
    for (const subscriber of page.filter(({ id }) => wanted.has(id))) {
      const { id, email, locale } = subscriber
      const card = cardIn(locale)
      if (!card || !(await claimSending(tx, news, id, now))) continue
      const sender = await senderIn(services, locale)
      const stop = stopHref(services, subscriber)
      await postMail(tx, services, sender, newsMail(email, locale, card, sender.name, stop))
      sent += 1
    }
    return sent
  })
}

/**
 * Mails a news article to a member of the agency, to look at before it goes to everybody. Its link to unsubscribe is of
 * nobody.
 * @returns false when the article has no page
 */
export async function tryNews(
  tx: Db,
  services: Services,
  { news, to, locale }: { news: string; to: string; locale: Locale },
): Promise<boolean> {
  const site = await siteOf(services.db)
  const card = newsCard(site, news, locale, services.config)
  if (!card) return false
  const sender = await senderIn(services, locale)
  const mail = newsMail(to, locale, card, sender.name, stopHref(services, { id: 0, locale }))
  const { unsubscribe: _, isBulk: __, ...one } = mail
  await postMail(tx, services, sender, { ...one, kind: 'newsletter-try', audience: 'agency' })
  return true
}

function newsMail(to: string, locale: Locale, card: NewsCard, agency: string, unsubscribe: string): Mail {
  const t = translateTo(locale)
  const { title, intro, day, href, picture } = card
  return {
    kind: newsKind,
    audience: 'confirmed',
    to,
    locale,
    unsubscribe,
    isBulk: true,
    content: {
      subject: title,
      title: t('newsletter:mail.title', { agency }),
      blocks: [
        {
          type: 'card',
          card: { href, title, place: day, price: '', facts: intro, ...(picture && { picture }) },
        },
        { type: 'button', text: t('newsletter:mail.read'), href },
        unsubscribeNote(locale, agency, unsubscribe),
      ],
    },
  }
}
