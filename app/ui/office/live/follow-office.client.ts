import { silenceMs } from '~/kernel/office/stream-times'
import { type OfficeStream, openStream, type Word } from './office-stream.client'

/**
 * Hears what comes to the office. One page of a browser has the stream and tells the others; where the browser knows no
 * locks (a site without https) each page has its own.
 * @param heard - also called with `undefined` when nothing was heard for too long
 * @returns what ends it
 */
export function followOffice(address: string, heard: (word: Word | undefined) => void): () => void {
  const end = new AbortController()
  const others = new BroadcastChannel(address)
  let stream: OfficeStream | undefined
  let newest: Word | undefined
  let watch: number | undefined

  function hear(word: Word) {
    window.clearTimeout(watch)
    watch = window.setTimeout(silent, silenceMs)
    heard(word)
  }
  function tell(word: Word) {
    // A page that comes later asks how much was heard.
    if (word.type !== 'beat') newest = word.type === 'out' ? word : { type: 'mark', mark: word.mark }
    others.postMessage(word)
    hear(word)
  }
  function silent() {
    watch = window.setTimeout(silent, silenceMs)
    if (stream) stream.reopen()
    else heard(undefined)
  }
  function ask() {
    if (!stream) others.postMessage('ask')
    else if (newest?.type === 'out') stream.reopen()
  }

  others.onmessage = ({ data }: MessageEvent<Word | 'ask'>) => {
    if (data !== 'ask') return hear(data)
    if (newest?.type === 'out') ask()
    else if (newest) others.postMessage(newest)
  }
  const lead = () => {
    stream = openStream(address, tell)
    return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
  }
  watch = window.setTimeout(silent, silenceMs)
  // Whoever waits for the lock is no error when the page ends.
  if ('locks' in navigator)
    void navigator.locks.request(address, { signal: end.signal }, lead).catch(() => undefined)
  else void lead()
  ask()
  const onShown = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', onShown, { signal: end.signal })
  window.addEventListener('online', () => stream?.reopen(), { signal: end.signal })

  return () => {
    end.abort()
    window.clearTimeout(watch)
    stream?.close()
    others.close()
  }
}
