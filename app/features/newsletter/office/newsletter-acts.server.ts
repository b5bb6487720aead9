import { data } from 'react-router'
import { z } from 'zod'
import { newsIds, siteOf } from '~/features/content/public.server'
import { officePath } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import { defineAct } from '~/platform/office/define-act.server'
import { exportHref } from '~/platform/office/export-link.server'
import { readId } from '~/platform/office/read-id'
import { stopNewsletter } from '../change-subscription.server'
import { sendNewsQueue } from '../newsletter-jobs.server'
import { tryNews } from '../send-news.server'
import { countWaiting, lockSubscriber } from '../subscribers.repo.server'
import { isSending } from './subscribers-list.repo.server'

/** Stops the newsletter for somebody who asked a member for it; nothing else is known of them afterwards than before. */
export const stopAct = defineAct({
  name: 'newsletter.stop',
  permission: 'newsletter.write',
  schema: z.object({}),
  async run({ tx, app, params }) {
    const found = await lockSubscriber(tx, readId(params.id))
    if (!found) throw data(null, { status: 404 })
    if (found.state === 'stopped') return { message: 'newsletter-office:stopped' }
    await stopNewsletter(tx, app, found.id)
    return {
      subject: `newsletter/${found.id}`,
      before: { state: found.state },
      after: { state: 'stopped' },
      done: 'newsletter-office:done.stopped',
    }
  },
})

/** Exports who gets the newsletter, as CSV: the file's address is good for this member and a few minutes. */
export const exportAct = defineAct({
  name: 'newsletter.export',
  permission: 'newsletter.export',
  confirm: true,
  schema: z.object({}),
  run: async ({ app, member }) => ({
    subject: 'newsletter',
    to: exportHref(app, `${officePath('newsletter')}subscribers.csv`, member),
    isNewDocument: true,
  }),
})

/** Mails a piece of news to the member who looks at it. */
export const tryAct = defineAct({
  name: 'newsletter.try',
  permission: 'newsletter.send',
  schema: z.object({ locale: z.enum(locales) }),
  async run({ tx, app, member, params, values: { locale } }) {
    const news = params.id ?? ''
    if (!(await tryNews(tx, app, { news, to: member.email, locale }))) throw data(null, { status: 404 })
    return { subject: `news/${news}`, after: { locale }, done: 'newsletter-office:done.tried' }
  },
})

/** Sends a piece of news to everybody who has not had it, each in their language and once. */
export const sendAct = defineAct({
  name: 'newsletter.send',
  permission: 'newsletter.send',
  // How many its page named: who presses knows how many mails follow.
  schema: z.object({
    count: z
      .string()
      .regex(/^\d{1,9}$/)
      .meta({ kind: 'hidden' }),
  }),
  async run({ tx, app, params, values: { count } }) {
    const news = params.id ?? ''
    if (!newsIds(await siteOf(app.db)).includes(news)) throw data(null, { status: 404 })
    if (await isSending(tx, news)) return { message: 'newsletter-office:sending' }
    const waiting = await countWaiting(tx, news)
    if (waiting === 0) return { message: 'newsletter-office:nobody' }
    if (waiting !== Number(count)) return { message: 'newsletter-office:counted' }
    await app.jobs.enqueue(tx, sendNewsQueue, { news }, { singletonKey: news })
    return { subject: `news/${news}`, after: { count: waiting }, done: 'newsletter-office:done.sending' }
  },
})
