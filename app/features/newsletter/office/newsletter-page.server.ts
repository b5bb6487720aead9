import { newsCard, newsIds, siteOf } from '~/features/content/public.server'
import { textOr } from '~/i18n/text-or'
import { translateTo } from '~/i18n/texts.server'
import type { Locale } from '~/kernel/locale'
import type { App } from '~/platform/app.server'
import { pageSize } from '~/platform/office/count-list'
import { readId } from '~/platform/office/read-id'
import { showTime } from '~/ui/office/show-time'
import { agreedWords, newsletterWords } from '../newsletter-words.server'
import { countWaiting, findSubscriberById, type Subscriber } from '../subscribers.repo.server'
import type { SubscriberFilter } from './subscriber-filter'
import {
  countByState,
  countSubscribers,
  findSent,
  findSubscribersPage,
  isSending,
} from './subscribers-list.repo.server'

/** Pieces of news on the page; older ones are sent by the command. */
const mostNews = 10

/** What the page of the newsletter shows: the newest news, and who gets it. */
export async function newsletterPage(app: App, filter: SubscriberFilter) {
  const { db, locale, config } = app
  const [rows, total, counts, sent, site] = await Promise.all([
    findSubscribersPage(db, filter),
    countSubscribers(db, filter),
    countByState(db),
    findSent(db),
    siteOf(db),
  ])
  const news = newsIds(site)
    .slice(0, mostNews)
    .flatMap((id) => {
      const card = newsCard(site, id, locale, config)
      return card ? [{ id, title: card.title, day: card.day, sent: sent.get(id)?.count ?? 0 }] : []
    })
  return { filter, rows: rows.map((row) => rowOf(app, row)), total, pageSize, counts, news }
}

function rowOf({ locale: to, clock }: App, { id, email, locale, state, form, page, ...times }: Subscriber) {
  const since = { asked: times.askedAt, confirmed: times.confirmedAt, stopped: times.stoppedAt }[state]
  return {
    ...{ id, email, locale, state, form, page },
    since: showTime(since ?? times.askedAt, { locale: to, now: clock.now() }),
  }
}

/** What a form is called, on the site or, with a box for the newsletter, in the inbox; one of another release has its name. */
function nameOf(locale: Locale, form: string): string {
  const t = translateTo(locale)
  return textOr(t, `newsletter:form.${form}.title`, textOr(t, `leads:form.${form}.inbox`, form))
}

/** What the page of one subscriber shows. @param id - as the address has it */
export async function subscriberPage(app: App, id: string | undefined) {
  const found = await findSubscriberById(app.db, readId(id))
  if (!found) return undefined
  const { clock } = app
  const time = (at: Date | null) => at && showTime(at, { locale: app.locale, now: clock.now() })
  const { email, locale, state, form, page, consentVersion } = found
  // What was agreed to is kept as a hash: its words are known as long as the form says the same.
  const isNow = newsletterWords(locale, form) === consentVersion
  return {
    id: found.id,
    ...{ email, locale, state, form, page },
    formName: nameOf(app.locale, form),
    asked: time(found.askedAt),
    confirmed: time(found.confirmedAt),
    stopped: time(found.stoppedAt),
    words: isNow ? agreedWords(locale, form) : undefined,
    version: consentVersion,
  }
}

/** What the page of a piece of news shows: how it reads, who got it, and who would. */
export async function newsPage(app: App, news: string | undefined) {
  const { db, locale, config, clock } = app
  const card = news === undefined ? undefined : newsCard(await siteOf(db), news, locale, config)
  if (news === undefined || !card) return undefined
  const [waiting, sent, isOnItsWay] = await Promise.all([
    countWaiting(db, news),
    findSent(db),
    isSending(db, news),
  ])
  const before = sent.get(news)
  return {
    id: news,
    ...{ title: card.title, intro: card.intro, day: card.day, href: card.href, waiting, isOnItsWay },
    sent: before?.count ?? 0,
    last: before && showTime(before.last, { locale, now: clock.now() }),
  }
}
