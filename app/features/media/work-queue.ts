/**
 * Lanes of the queue: a visitor's page, the AVIF version of a picture that was served as WebP, and background
 * rendering.
 */
export type Lane = 'visitor' | 'avif' | 'warm'
const lanes: Lane[] = ['visitor', 'avif', 'warm']

/** Too many jobs wait, so the job was rejected. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type WorkQueue = {
  /** @throws {QueueFull} if the lane is full, or the queue closed */
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>
  /** Accepts no more jobs, rejects waiting ones with QueueFull, and resolves when running ones have ended. */
  close(): Promise<void>
}

type Job = { start: () => Promise<void>; drop: () => void }

/**
 * A queue of three lanes. Visitors go first; of the other two lanes at most one job runs, and it starts only while no
 * visitor waits, so that with two workers a visitor never waits for a slow AVIF.
 * @param waiting - capacity of each lane; 1 by default
 */
export function createWorkQueue(options: {
  workers: number
  waiting: Partial<Record<Lane, number>>
}): WorkQueue {
  const queues: Record<Lane, Job[]> = { visitor: [], avif: [], warm: [] }
  const running = new Set<Promise<void>>()
  let background = 0
  let closed = false

  function next() {
    const lane = lanes.find((name) => queues[name].length > 0)
    if (!lane || running.size >= options.workers || (lane !== 'visitor' && background > 0)) return
    const job = queues[lane].shift()
    if (!job) return
    if (lane !== 'visitor') background += 1
    const done = job.start().finally(() => {
      running.delete(done)
      if (lane !== 'visitor') background -= 1
      next()
    })
    running.add(done)
    next()
  }

  return {
    run<T>(lane: Lane, work: () => Promise<T>) {
      if (closed || queues[lane].length >= (options.waiting[lane] ?? 1)) {
        return Promise.reject(new QueueFull(`no room in lane ${lane}`))
      }
      return new Promise<T>((resolve, reject) => {
        const drop = () => reject(new QueueFull('closed'))
        queues[lane].push({ start: () => work().then(resolve, reject), drop })
        next()
      })
    },
    async close() {
      closed = true
      for (const lane of lanes) for (const job of queues[lane].splice(0)) job.drop()
      await Promise.all(running)
    },
  }
}
