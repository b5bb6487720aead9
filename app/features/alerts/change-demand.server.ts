import type { Values } from '~/features/forms/public'
import { confirmAddress, withdrawMails } from '~/features/mail/public.server'
import type { App, Services } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import { alertKind } from './alert-mails.server'
import { submittedValues } from './ask-for-alerts.server'
import { criteriaOf, frequencyOf } from './criteria'
import { type LinkFor, readDemandLink } from './demand-links.server'
import { confirmDemand, type Demand, deleteDemand, findDemand, updateDemand } from './demands.repo.server'
import { markAsKnown } from './matching.repo.server'

/** A search alert with the rights of its signed link. */
export async function demandOf(
  app: App,
  token: string,
): Promise<{ demand: Demand; does: LinkFor } | undefined> {
  const link = readDemandLink(app, token)
  const demand = link && (await findDemand(app.db, link.id))
  return link && demand && { demand, does: link.does }
}

/** Changes a search alert in the transaction of its owner's confirmation. */
export type OnConfirmed = (tx: Db, demand: Demand) => Promise<void>

/**
 * Starts a search alert: current matches are marked as known, later ones are mailed. Repeated confirmations start it
 * once.
 * @returns false if the alert does not exist any more
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

/**
 * Changes the criteria of an alert, not its address. Listings that the wider criteria match already are marked as
 * known.
 */
export async function changeDemand(app: App, demand: Demand, values: Values) {
  await app.db.transaction(async (tx) => {
    await changeCriteria(tx, demand, values, app.clock.now())
    await confirmAddress(tx, app, demand.email)
  })
}

/** What an alert looks for, without a word about its address: a member who changes it proves nothing of that. */
export async function changeCriteria(tx: Db, demand: Demand, values: Values, now: Date) {
  const { firstName, lastName, email, phone, remark } = demand.fields
  const fields = submittedValues({ ...values, ...present({ firstName, lastName, email, phone, remark }) })
  await updateDemand(tx, demand.id, {
    ...criteriaOf(values),
    frequency: frequencyOf(values),
    fields,
    renewedAt: now,
  })
  await markAsKnown(tx, demand.id, now)
}

const present = (values: Record<string, string | string[] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Deletes an alert with all its matches; a mail of it that still waits for the mail server does not go out any more. */
export async function stopDemand(
  tx: Db,
  services: Pick<Services, 'clock' | 'keys'>,
  { id, email }: Pick<Demand, 'id' | 'email'>,
) {
  await deleteDemand(tx, id)
  const isOf = ({ searchParams }: URL) => readDemandLink(services, searchParams.get('token') ?? '')?.id === id
  await withdrawMails(tx, services, { kind: alertKind, to: email }, isOf)
}
