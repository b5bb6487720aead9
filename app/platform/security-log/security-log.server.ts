import { networkOf } from '~/kernel/network-of'
import type { Services } from '../app.server'
import type { Database, Db } from '../database.server'
import type { KeyRing, Root } from '../keys/key-ring.server'
import type { Log } from '../log.server'
import { runInBackground } from '../request-scope.server'
import { logKeysOf, pseudonymOf, sealKeyOf } from './chain.server'
import { checkLines, type LineCheckResult, type NotedLine } from './check-lines.server'
import { countedMinutes, createEventCounter } from './count-events'
import { isCounted, type SecurityEvent } from './security-event'
import { appendLines, deleteLinesBefore, type NewLine, sealAnew } from './write-lines.server'

export type SecurityLog = {
  /** Returns at once; the line is written afterwards, also when the transaction around the call is undone. */
  record(at: Date, event: SecurityEvent): void
  /** Writes everything that waits, counts included. */
  flush(): Promise<void>
  check(noted?: NotedLine): Promise<LineCheckResult>
  deleteBefore(instant: Date): Promise<number>
  /** Pseudonym of an account or a network in the log. */
  pseudonym(of: 'account' | 'network', value: string): string
}

type Parts = { db: Database['db']; keys: KeyRing; log: Log }

/** Lines that wait while the database does not answer; more are lost, and the log of the process says so. */
const mostWaiting = 1_000
const retryMs = 5_000

/** The security log of a process (S-10): writes in the background, and never fails who records. */
export function createSecurityLog({ db, keys: ring, log }: Parts): SecurityLog {
  const keys = logKeysOf(ring)
  const counter = createEventCounter<Omit<NewLine, 'count'>>()
  let waiting: NewLine[] = []
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const pseudonym = (of: 'account' | 'network', value: string) =>
    pseudonymOf(keys[of], of === 'account' ? value.trim().toLowerCase() : networkOf(value))

  async function writeWaiting() {
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      try {
        await appendLines(db, keys.seal, lines)
      } catch (error) {
        const kept = [...lines, ...waiting].slice(0, mostWaiting)
        const lost = lines.length + waiting.length - kept.length
        waiting = kept
        log.warn({ err: error, lost }, 'the security log could not be written')
        setTimeout(write, retryMs).unref()
        return
      }
    }
  }

  const write = () => {
    // A request that ends first must not end the writing of what it caused.
    writing ??= runInBackground(writeWaiting).finally(() => {
      writing = undefined
    })
    return writing
  }

  const writeCounted = () => {
    clearTimeout(timer)
    timer = undefined
    waiting.push(...counter.take())
    return write()
  }

  return {
    record(at, event) {
      const line = toLine(at, event, pseudonym)
      if (isCounted(event)) {
        counter.add(line)
        timer ??= setTimeout(writeCounted, countedMinutes * 60_000).unref()
      } else {
        waiting.push({ ...line, count: 1 })
        void write()
      }
    },
    async flush() {
      await writing
      await writeCounted()
    },
    check: async (noted) => await checkLines(db, keys.seal, noted),
    deleteBefore: async (instant) => await deleteLinesBefore(db, keys.seal, instant),
    pseudonym,
  }
}

function toLine(at: Date, event: SecurityEvent, pseudonym: SecurityLog['pseudonym']): Omit<NewLine, 'count'> {
  const { kind, result = 'done', account, network, detail = null } = event
  return {
    at,
    kind,
    result,
    account: account ? pseudonym('account', account) : null,
    network: network ? pseudonym('network', network) : null,
    detail,
  }
}

/** Records an event of security; it neither waits nor fails. */
export function recordSecurityEvent(
  { securityLog, clock }: Pick<Services, 'securityLog' | 'clock'>,
  event: SecurityEvent,
): void {
  securityLog.record(clock.now(), event)
}

/** Once the secret was replaced, before the log is written again. */
export const sealSecurityLogAnew = async (tx: Db, former: Root, current: Root, at: Date): Promise<void> =>
  await sealAnew(tx, sealKeyOf(former), sealKeyOf(current), at)
