import type { Services } from './app.server'
import type { Jobs } from './jobs.server'
import { createKeyRing } from './keys/key-ring.server'
import type { SecurityLog } from './security-log/security-log.server'

export type AskedJob = { queue: string; data: object; startAfter?: Date | undefined }

/** Jobs that are only written down. */
export function notedJobs(): Jobs & { asked: AskedJob[] } {
  const asked: AskedJob[] = []
  return {
    asked,
    enqueue: async (_tx, { name }, data, options) => {
      asked.push({ queue: name, data, startAfter: options?.startAfter })
    },
    work: async () => {},
    schedule: async () => {},
    deleteWithAddress: async () => 0,
    stop: async () => {},
  }
}

/** A security log without a database: nothing is kept. */
const emptySecurityLog: SecurityLog = {
  record: () => {},
  flush: async () => {},
  check: async () => ({ lines: 0, last: { id: 0, hash: '' } }),
  deleteBefore: async () => 0,
  pseudonym: (_of, value) => value,
}

/** What a test needs of the services that it does not look at. */
export const restOfServices = (): Pick<Services, 'jobs' | 'keys' | 'securityLog'> => ({
  jobs: notedJobs(),
  securityLog: emptySecurityLog,
  keys: createKeyRing({ secret: 'a secret of tests, 32 characters long' }),
})
