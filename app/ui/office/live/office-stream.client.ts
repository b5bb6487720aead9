/** What the stream of the office says, and what its pages tell each other of it. */
export type Word =
  /** How much the server had heard: a page made at another mark is old. */
  | { type: 'mark'; mark: string }
  | { type: 'news'; mark: string; kind: string; isNew: boolean }
  | { type: 'beat' }
  /** The session is over. */
  | { type: 'out' }

const words = ['mark', 'news', 'beat', 'out'] as const
/** In milliseconds. */
const comeBack = { least: 1_000, spread: 2_000, out: 10_000 }

export type OfficeStream = {
  /** Opens it again: nothing was heard for too long, or it may be open again. */
  reopen(): void
  close(): void
}

/** Opens the stream, and again whenever it ends, by itself or with the process that served it. */
export function openStream(address: string, tell: (word: Word) => void): OfficeStream {
  let source: EventSource | undefined
  let timer: number | undefined

  function open() {
    window.clearTimeout(timer)
    source?.close()
    const opened = new EventSource(address)
    source = opened
    for (const type of words)
      opened.addEventListener(type, ({ data }) => tell({ ...JSON.parse(data), type } as Word))
    opened.addEventListener('error', () => {
      // While it connects, the browser itself tries again.
      if (opened === source && opened.readyState === EventSource.CLOSED) void later()
    })
  }

  async function later() {
    const isOut = (await stateOf(address)) === 'out'
    if (isOut) tell({ type: 'out' })
    timer = window.setTimeout(open, isOut ? comeBack.out : comeBack.least + Math.random() * comeBack.spread)
  }

  open()
  return {
    reopen: open,
    close() {
      window.clearTimeout(timer)
      source?.close()
      source = undefined
    },
  }
}

/** Whether the office answers: `out`, the session is over; `away`, nobody answers, or not now. */
export async function stateOf(address: string): Promise<'there' | 'out' | 'away'> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status === 401) return 'out'
  return answer?.ok ? 'there' : 'away'
}
