import { data } from 'react-router'
import { z } from 'zod'
import { siteOf, spokenLocale } from '~/features/content/public.server'
import { MailLimitError } from '~/features/mail/public.server'
import { officePath } from '~/i18n/office-table'
import { locales } from '~/kernel/locale'
import type { Db } from '~/platform/database.server'
import { findLastAct } from '~/platform/office/audit-log.repo.server'
import { defineAct, type Stale } from '~/platform/office/define-act.server'
import { mailAddress } from '~/platform/office/typed-fields'
import { askWithin } from '../ask-for-alerts.server'
import { changeCriteria, stopDemand } from '../change-demand.server'
import { valuesOfStored } from '../criteria'
import type { Demand } from '../demands.repo.server'
import { criteriaFields, criteriaOf, criteriaProblems, problemsIn, toValues } from './alert-fields.server'
import { readListingNumber } from './alert-filter'
import { lockAlert } from './alerts-list.repo.server'
import { versionOf } from './alerts-page.server'
import { tellListing } from './tell-listing.server'

const permission = 'alerts.write'
const name = z.string().trim().max(100)

/** Enters a search for somebody, who confirms it by the mailed link as anybody does. */
export const enterAct = defineAct({
  name: 'alerts.enter',
  permission,
  schema: z.object({
    firstName: name,
    lastName: name,
    email: mailAddress,
    phone: z.string().trim().max(30).meta({ kind: 'tel' }),
    locale: z.enum(locales),
    ...criteriaFields,
    remark: z.string().trim().max(4_000).meta({ kind: 'textarea' }),
  }),
  async run({ tx, app, values: { locale: chosen, ...sent } }) {
    const locale = spokenLocale(await siteOf(tx), chosen)
    const values = toValues(sent)
    const problems = criteriaProblems(values)
    if (Object.keys(problems).length > 0) return { problems }
    const page = officePath('alerts.new')
    try {
      const asked = await askWithin(tx, { ...app, db: tx, locale }, { values, page })
      if ('problems' in asked) return { problems: problemsIn(asked.problems) }
      if ('isKnown' in asked) return { message: 'alerts-office:known' }
      const done = 'alerts-office:done.entered'
      return { subject: `demands/${asked.id}`, to: officePath('alerts.alert', { id: asked.id }), done }
    } catch (error) {
      if (error instanceof MailLimitError)
        return { problems: { email: 'alerts-office:problem.tooManyMails' } }
      throw error
    }
  },
})

/** Changes what somebody looks for, as they told a member. */
export const changeAct = defineAct({
  name: 'alerts.change',
  permission,
  schema: z.object({ ...criteriaFields, seen: z.string().max(200).meta({ kind: 'hidden' }) }),
  async run({ tx, app, params, values: { seen, ...sent } }) {
    const alert = await lockAlert(tx, params.id ?? '')
    if (!alert) throw data(null, { status: 404 })
    if (versionOf(alert) !== seen) return { stale: await staleAlert(tx, alert) }
    const values = toValues(sent)
    const problems = criteriaProblems(values)
    if (Object.keys(problems).length > 0) return { problems }
    await changeCriteria(tx, alert, values, app.clock.now())
    return { subject: `demands/${alert.id}`, done: 'alerts-office:done.changed' }
  },
})

/** What it looks for now; a member changed it last, or its owner did by a mailed link. */
async function staleAlert(tx: Db, alert: Demand): Promise<Stale> {
  const last = await findLastAct(tx, `demands/${alert.id}`, ['alerts.change'])
  const isByMember = last !== undefined && last.at >= alert.renewedAt
  const now = { ...criteriaOf(valuesOfStored(alert)), seen: versionOf(alert) }
  return { now, at: alert.renewedAt, by: isByMember ? last.by : undefined }
}

/** Stops a search alert: its data goes, as with the link of its mails. */
export const stopAct = defineAct({
  name: 'alerts.stop',
  permission,
  schema: z.object({}),
  async run({ tx, app, params }) {
    const alert = await lockAlert(tx, params.id ?? '')
    if (!alert) throw data(null, { status: 404 })
    await stopDemand(tx, app, alert)
    return { subject: `demands/${alert.id}`, to: officePath('alerts'), done: 'alerts-office:done.stopped' }
  },
})

const listing = z
  .string()
  .trim()
  .min(1)
  .max(9)
  .refine((typed) => readListingNumber(typed) !== undefined, 'alerts-office:problem.listing')

/** Mails a listing to everybody who looks for it and was not mailed it yet, or to one of them. */
export const tellAct = defineAct({
  name: 'alerts.tell',
  permission,
  schema: z.object({ listing: listing.meta({ kind: 'number' }) }),
  async run({ tx, app, params, values }) {
    const number = Number(values.listing)
    const only = params.id === undefined ? {} : { only: params.id }
    const told = await tellListing(tx, app, { listing: number, ...only })
    if (told === 'gone') return { problems: { listing: 'alerts-office:problem.listing' } }
    const { mails, waiting } = told
    if (mails + waiting === 0) return { problems: { listing: 'alerts-office:problem.nobody' } }
    return {
      subject: params.id === undefined ? 'demands' : `demands/${params.id}`,
      after: { listing: number, count: mails },
      done: `alerts-office:done.${waiting === 0 ? 'told' : mails === 0 ? 'waits' : 'toldInPart'}`,
    }
  },
})
