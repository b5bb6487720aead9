import type { Services } from './app.server'
import type { Jobs } from './jobs.server'

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
    stop: async () => {},
  }
}

/** What a test needs of the services that it does not look at. */
export const restOfServices = (): Pick<Services, 'jobs' | 'secret'> => ({
  jobs: notedJobs(),
  secret: 'a secret of tests, 32 characters long',
})
