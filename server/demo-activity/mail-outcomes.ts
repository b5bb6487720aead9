import { brusselsDay } from '~/kernel/calendar'
import { addDays } from '~/kernel/wall-time'
import { seededRandom } from './random'
import type { Story } from './story.server'

type WrittenMail = { id: number; at: Date; kind: string }

/** How a mail of the past ended. */
export type MailOutcome = { id: number; tries: number } & ({ sentAt: Date } | { problem: string })

/** As many tries as the outbox makes. */
const mostTries = 33
/** Of hundred mails, those that a mail server took at the second try only. */
const late = 0.04

/** Every mail was sent, but for the first acknowledgement of each day on which the story has one fail. */
export function mailOutcomes(mails: WrittenMail[], { failedMails }: Story, today: string): MailOutcome[] {
  const random = seededRandom('mails')
  const failing = new Map(
    failedMails.flatMap(({ daysAgo, problem }) => {
      const day = addDays(today, -daysAgo)
      const mail = mails.find(({ kind, at }) => kind === 'lead-confirmation' && brusselsDay(at) <= day)
      return mail ? [[mail.id, problem] as const] : []
    }),
  )
  return mails.map(({ id, at }) => {
    const problem = failing.get(id)
    if (problem !== undefined) return { id, tries: mostTries, problem }
    const tries = random.next() < late ? 2 : 1
    const seconds = 1 + random.below(4) + (tries - 1) * 30
    return { id, tries, sentAt: new Date(at.getTime() + seconds * 1_000) }
  })
}
