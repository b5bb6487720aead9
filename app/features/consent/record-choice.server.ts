import { brusselsDay } from '~/kernel/calendar'
import { AppError } from '~/kernel/errors'
import type { App } from '~/platform/app.server'
import type { Db } from '~/platform/database.server'
import type { Choice } from './choice.schema'
import { deleteConsentRecordsBefore, insertConsentRecord } from './consent-records.repo.server'
import { createLimit } from './limit'

/** How long a proof is kept: as long as somebody may ask for it. */
export const proofYears = 5

/** For all visitors together, for nobody is told apart: 60 at once, then 2 a second. */
const mayWrite = createLimit({ atOnce: 60, perSecond: 2 })

const purgedOn = new WeakMap<Db, string>()

/**
 * Keeps the proof of a choice; once a day it also forgets the proofs that are too old.
 * @throws {AppError} `limited` when choices come faster than visitors make them
 */
export async function recordChoice({ db, clock, locale }: App, { version, ...choice }: Choice) {
  const now = clock.now()
  if (!mayWrite(now)) throw new AppError('limited', 'too many choices of consent')
  await insertConsentRecord(db, { ...choice, at: now, textVersion: version, locale })
  const today = brusselsDay(now)
  if (purgedOn.get(db) === today) return
  purgedOn.set(db, today)
  await deleteConsentRecordsBefore(db, yearsBefore(now))
}

function yearsBefore(now: Date): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - proofYears)
  return then
}
