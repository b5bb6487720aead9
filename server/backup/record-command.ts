import { systemClock } from '~/platform/clock'
import type { Database } from '~/platform/database.server'
import type { KeyRing } from '~/platform/keys/key-ring.server'
import { isKnownSecret } from '~/platform/keys/known-secret.repo.server'
import { log } from '~/platform/log.server'
import type { SecurityEvent } from '~/platform/security-log/security-event'
import { createSecurityLog } from '~/platform/security-log/security-log.server'

/**
 * Writes a command into the security log, with what it erased. Between a rotation of SECRET and the start that takes it
 * over nothing is written: the log is still sealed with the former one.
 */
export async function recordCommand(
  { db }: Pick<Database, 'db'>,
  keys: KeyRing,
  command: Pick<SecurityEvent, 'detail' | 'result'>,
  erased: string[] = [],
): Promise<void> {
  if (!(await isKnownSecret(db, keys.current))) return
  const securityLog = createSecurityLog({ db, keys, log })
  const now = systemClock.now()
  securityLog.record(now, { kind: 'command', ...command })
  for (const account of erased) securityLog.record(now, { kind: 'data-erased', account })
  await securityLog.flush()
}
