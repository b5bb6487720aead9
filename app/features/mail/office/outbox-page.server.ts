import type { App } from '~/platform/app.server'
import type { CountList } from '~/platform/office/count-list'
import { pageSize } from '~/platform/office/count-list'
import { showTime } from '~/ui/office/show-time'
import { explainProblem } from './mail-problem'
import { countOutbox, findOutboxPage, type OutboxRow } from './outbox.repo.server'
import { type OutboxFilter, readOutboxFilter, topicOf } from './outbox-filter'

/** What the page of the outbox shows. */
export async function outboxPage(app: App, filter: OutboxFilter) {
  const [rows, counted] = await Promise.all([findOutboxPage(app.db, filter), countOutbox(app.db, filter)])
  return {
    filter,
    rows: rows.map((row) => shown(app, row)),
    ...counted,
    pageSize,
    hasServer: app.config.smtpUrl !== undefined,
  }
}

/** Mails of the outbox. */
export const countOutboxList: CountList = async ({ app }, query) =>
  await countOutbox(app.db, readOutboxFilter(query))

const shown = ({ locale, clock }: App, mail: OutboxRow) => ({
  id: mail.id,
  subject: mail.subject,
  recipient: mail.recipient,
  locale: mail.locale,
  state: mail.state,
  topic: topicOf(mail.kind) ?? ('other' as const),
  problem: mail.problem === null ? undefined : explainProblem(mail.problem),
  at: showTime(mail.at, { locale, now: clock.now() }),
})
