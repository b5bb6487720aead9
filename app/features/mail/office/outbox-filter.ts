import { isLocale, type Locale } from '~/kernel/locale'
import { isDay } from '~/kernel/wall-time'
import { readPage } from '~/ui/office/read-page'

/** What mails are about; each has the beginnings of its kinds. A test finds kinds that belong to none. */
export const mailTopics = {
  enquiry: ['lead', 'confirm-form', 'friend'],
  appointment: ['appointment'],
  alert: ['alert', 'demand'],
  newsletter: ['newsletter'],
  owner: ['owner'],
  testimonial: ['testimonial'],
  documents: ['documents'],
  privacy: ['my-data', 'erasure'],
  staff: ['staff'],
  health: ['health', 'feed'],
  test: ['self-test'],
} as const satisfies Record<string, readonly string[]>

export type MailTopic = keyof typeof mailTopics
export const topicNames = Object.keys(mailTopics) as MailTopic[]

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** What a kind such as `lead-agency` is about; undefined for one of another release. */
export const topicOf = (kind: string): MailTopic | undefined =>
  topicNames.find((topic) =>
    mailTopics[topic].some((beginning) => kind === beginning || kind.startsWith(`${beginning}-`)),
  )

/** Which mails a list shows. */
export type OutboxFilter = {
  state?: MailState | undefined
  topic?: MailTopic | undefined
  locale?: Locale | undefined
  /** In Brussels, `YYYY-MM-DD`. */
  day?: string | undefined
  /** As typed. */
  words: string
  /** From 1. */
  page: number
}

/** The filter of an address; what it does not know is left aside. */
export function readOutboxFilter(query: URLSearchParams): OutboxFilter {
  const one = (name: string) => query.get(name)?.trim() ?? ''
  const [locale, day] = [one('language'), one('day')]
  return {
    state: mailStates.find((state) => state === one('state')),
    topic: topicNames.find((topic) => topic === one('topic')),
    locale: isLocale(locale) ? locale : undefined,
    day: isDay(day) ? day : undefined,
    words: one('words').slice(0, 100),
    page: readPage(query),
  }
}
