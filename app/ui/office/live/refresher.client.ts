import { stateOf } from './office-stream.client'

/** A page that nobody touched for so long lets its session end as one that is closed does. */
const unusedMs = 12 * 3_600_000
const againMs = 2_000
/** What comes together is read together. */
const leastMs = 300

type Parts = {
  address: string
  /** Reads the data of the page again. */
  read: () => Promise<void>
  /** Whether the page shows the answer to a form, which reading again would take away. */
  isHeld: () => boolean
  /** Whether a form or another page is on its way: reading again meanwhile would restart it, at its top. */
  isBusy: () => boolean
  /** Whether what somebody has typed would survive it. */
  mayRead: () => Promise<boolean>
}

/** Reads a page's data again when somebody can see it, one time after the other, and only from a server that answers. */
export function createRefresher({ address, read, isHeld, isBusy, mayRead }: Parts) {
  const end = new AbortController()
  const { signal } = end
  let usedAt = Date.now()
  let isWanted = false
  let isReading = false
  let timer: number | undefined

  const isSeen = () => document.visibilityState === 'visible' && Date.now() - usedAt < unusedMs

  async function run() {
    if (!isWanted || isReading || !isSeen() || isHeld() || signal.aborted) return
    if (isBusy()) return later(leastMs)
    isReading = true
    isWanted = false
    // A page that cannot read its data would show a mistake in place of what somebody is doing.
    const isThere = (await stateOf(address)) === 'there'
    const isFree = () => isThere && !isHeld() && !isBusy()
    const may = isFree() ? await mayRead() : undefined
    // Somebody may have sent a form while it was asked.
    if (may === undefined || !isFree()) isWanted = true
    else if (may) await read()
    isReading = false
    if (isWanted) later(isThere ? leastMs : againMs)
  }
  function later(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(run, ms)
  }
  const used = () => {
    usedAt = Date.now()
    void run()
  }
  document.addEventListener('visibilitychange', used, { signal })
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, used, { signal })

  return {
    want() {
      isWanted = true
      void run()
    },
    stop: () => end.abort(),
  }
}
