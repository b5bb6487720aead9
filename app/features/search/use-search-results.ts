import { useCallback, useEffect, useMemo, useState } from 'react'
import { noResults, type SearchIndexFile, type SearchResults, searchIndexed } from './search-index'

export type FoundState = 'waiting' | 'ready' | 'failed'
type FoundResults = {
  results: SearchResults
  state: FoundState /** Tries again what did not arrive. */
  retry: () => void
}

/** Ms without typing after which the server is queried. */
const pauseMs = 150

/**
 * Finds the results of the text: in the index, which is downloaded when the box wakes, and for a large site on the
 * server. Until the server answers, matches of the index are shown.
 */
export function useSearchResults(text: string, indexUrl: string, resultsUrl: string): FoundResults {
  const [index, retry] = useIndex(indexUrl)
  const wanted = text.trim()
  const remote = useRemote(index !== 'failed' && index?.remote === true && wanted ? wanted : '', resultsUrl)
  const local = useMemo(
    () => (index && index !== 'failed' ? searchIndexed(index, wanted) : noResults),
    [index, wanted],
  )
  if (wanted === '') return { results: noResults, state: 'ready', retry }
  if (index === 'failed') return { results: noResults, state: 'failed', retry }
  if (!index) return { results: noResults, state: 'waiting', retry }
  if (!index.remote) return { results: local, state: 'ready', retry }
  if (remote?.wanted !== wanted) return { results: local, state: 'waiting', retry }
  return { results: remote.results ?? local, state: remote.results ? 'ready' : 'failed', retry }
}

function useIndex(url: string) {
  const [index, setIndex] = useState<SearchIndexFile | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const stop = new AbortController()
    fetchJson<SearchIndexFile>(url, stop.signal).then(setIndex, () => {
      if (!stop.signal.aborted) setIndex('failed')
    })
    return () => stop.abort()
  }, [url, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return [index, retry] as const
}

/** The server's answer to a text; without results if the request failed. */
function useRemote(wanted: string, url: string) {
  const [answer, setAnswer] = useState<{ wanted: string; results?: SearchResults }>()
  useEffect(() => {
    if (wanted === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchJson<SearchResults>(`${url}?q=${encodeURIComponent(wanted)}`, stop.signal).then(
        (results) => setAnswer({ wanted, results }),
        () => {
          if (!stop.signal.aborted) setAnswer({ wanted })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, url])
  return answer
}

async function fetchJson<Value>(url: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return await response.json()
}
