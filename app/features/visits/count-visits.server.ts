import { randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { brusselsDay } from '~/kernel/calendar'
import { networkOf, networksOf } from '~/kernel/network-of'
import type { Services } from '~/platform/app.server'
import type { Day } from './days'
import { halfHourOf } from './half-hour'
import type { Source } from './sources'
import { type Subject, subjectName } from './subject'
import { createVisitLimits } from './visit-limits'
import { hashOf } from './visitor-key.server'
import { insertVisits, type NewVisit, saltOfDay } from './visits.repo.server'

/** Interval between writes in milliseconds: the most that is lost when the process is killed. */
const flushMs = 500
/** Visits that may wait for an unresponsive database; further ones are not counted. */
const mostWaiting = 50_000
/** Visits per statement; its JSON stays below a megabyte. */
const batchSize = 5_000

/** `address` and `userAgent` are hashed and not stored. */
export type Visit = { of: Subject; source: Source; address: string; userAgent: string }

export type VisitCounter = {
  /** Queues a visit; robots, repetitions and floods are ignored. Never throws. */
  count(visit: Visit): Promise<void>
  /** Writes the queued visits. */
  flush(): Promise<void>
  /** Writes the queued visits, and accepts no more. */
  close(): Promise<void>
}

/** Counts visits in memory and writes them twice a second. */
export function createVisitCounter({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): VisitCounter {
  const mayCount = createVisitLimits()
  const saltOf = createSalts((day) => saltOfDay(db, day, randomBytes(32).toString('base64url')))
  let waiting: NewVisit[] = []
  let writing = Promise.resolve()

  const timer = setInterval(() => waiting.length > 0 && flush(), flushMs)
  timer.unref()

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      // If only the answer was lost, the keys are already stored, so a retry does not count twice.
      await insertVisits(db, batch)
      waiting = waiting.slice(batch.length)
    }
  }

  function flush() {
    writing = writing
      .then(writeAll)
      .catch((error) => log.warn({ err: error }, 'visits could not be written; they wait'))
    return writing
  }

  return {
    async count({ of, source, address, userAgent }) {
      if (!userAgent || isbot(userAgent) || waiting.length >= mostWaiting) return
      const now = clock.now()
      const [day, since] = [brusselsDay(now), halfHourOf(now)]
      const salt = await saltOf(day).catch((error) => {
        log.warn({ err: error }, 'a visit could not be counted')
      })
      if (!salt) return
      const [, ...networks] = networksOf(address)
      const who = hashOf(salt, networkOf(address))
      const wider = networks.map(({ name }) => hashOf(salt, name))
      const key = hashOf(salt, who, userAgent, subjectName(of), since.toISOString())
      if (!mayCount({ halfHour: since, who, wider, of: subjectName(of), key })) return
      waiting.push({ key, since, ...of, day, source })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The salt of the current day; the previous day's is dropped. */
function createSalts(find: (day: Day) => Promise<string>): (day: Day) => Promise<string> {
  let known: { day: Day; salt: Promise<string> } | undefined
  return (day) => {
    if (known?.day === day) return known.salt
    const found = { day, salt: find(day) }
    known = found
    // A failure is retried with the next visit.
    found.salt.catch(() => {
      if (known === found) known = undefined
    })
    return found.salt
  }
}
