import { useEffect, useState } from 'react'
import type { FileName } from '~/i18n/page-table'
import type { PlaceSuggestion } from './where/place-entries'

/** Ms without typing after which the server is asked. */
const pauseMs = 150

/** Fewer letters would mean almost any place. */
const shortestText = 2

export type PlacesFound = { state: 'waiting' | 'ready' | 'failed'; places: PlaceSuggestion[] }

const file: FileName<'for-sale'> = 'places.json'

const nothing: PlacesFound = { state: 'ready', places: [] }

export const isPlaceText = (text: string) => text.trim().length >= shortestText

/**
 * Asks the list what places a typed text may mean; the places before are shown until it answers.
 * @param listPath - path of the list, with its slash
 */
export function usePlaceSuggestions(text: string, listPath: string): PlacesFound {
  const [found, setFound] = useState(nothing)
  const wanted = isPlaceText(text) ? text.trim() : ''
  useEffect(() => {
    if (wanted === '') return setFound(nothing)
    setFound(({ places }) => ({ state: 'waiting', places }))
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetchPlaces(`${listPath}${file}?q=${encodeURIComponent(wanted)}`, stop.signal).then(
        (places) => setFound({ state: 'ready', places }),
        () => {
          if (!stop.signal.aborted) setFound({ state: 'failed', places: [] })
        },
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, listPath])
  return found
}

async function fetchPlaces(url: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return await response.json()
}
