import type { Values } from '~/features/forms/public'
import { confirmAddress } from '~/features/mail/public.server'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { submittedValues } from './ask-for-alerts.server'
import { criteriaOf, frequencyOf } from './criteria'
import { type LinkFor, readDemandLink } from './demand-links.server'
import { confirmDemand, type Demand, deleteDemand, findDemand, updateDemand } from './demands.repo.server'
import { markAsKnown } from './matching.repo.server'

/** The demand that a link is for, with what the link may do. */
export async function demandOf(
  app: App,
  token: string,
): Promise<{ demand: Demand; does: LinkFor } | undefined> {
  const link = readDemandLink(app, token)
  const demand = link && (await findDemand(app.db, link.id))
  return link && demand && { demand, does: link.does }
}

/** What is done with a demand when its owner confirms it, in the same transaction. */
export type OnConfirmed = (tx: Db, demand: Demand) => Promise<void>

/**
 * Starts a demand: what can be found now is known to it, what comes is mailed. Confirmed twice, it is started once.
 * @returns false when there is no such demand, or no longer
 */
export async function startDemand(app: App, id: string, onConfirmed: OnConfirmed): Promise<boolean> {
  const now = app.clock.now()
  return await app.db.transaction(async (tx) => {
    const demand = await confirmDemand(tx, id, now)
    if (!demand) return (await findDemand(tx, id)) !== undefined
    await markAsKnown(tx, id, now)
    await confirmAddress(tx, app, demand.email)
    await onConfirmed(tx, demand)
    return true
  })
}

/** Changes what a demand asks; who it is for stays. What is wider now is known to it as far as it is there already. */
export async function changeDemand(app: App, demand: Demand, values: Values) {
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const { firstName, lastName, email, phone, remark } = demand.fields
    const fields = submittedValues({ ...values, ...present({ firstName, lastName, email, phone, remark }) })
    await updateDemand(tx, demand.id, {
      ...criteriaOf(values),
      rhythm: frequencyOf(values),
      fields,
      renewedAt: now,
    })
    await confirmAddress(tx, app, demand.email)
    await markAsKnown(tx, demand.id, now)
  })
}

const present = (values: Record<string, string | string[] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Ends a demand, and forgets it with everything that it was told. */
export const stopDemand = (app: App, id: string) => deleteDemand(app.db, id)
