import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { RecentSearch } from './recent-searches'
import { forgetSearches, rememberSearch, storedSearches } from './recent-searches.client'

type RecentSearches = {
  searches: RecentSearch[]
  /** They have just been cleared. */
  isForgotten: boolean
  /** Reads again what this device keeps: another tab may have added to it. */
  refresh: () => void
  forget: () => void
}

/** What was looked for last on this device. */
export function useRecentSearches(): RecentSearches {
  const [searches, setSearches] = useState<RecentSearch[]>([])
  const [isForgotten, setForgotten] = useState(false)
  const refresh = useCallback(() => {
    setSearches(storedSearches())
    setForgotten(false)
  }, [])
  const forget = () => {
    forgetSearches()
    setSearches([])
    setForgotten(true)
  }
  // Only the device knows them, so the first rendering has none.
  useEffect(refresh, [refresh])
  return { searches, isForgotten, refresh, forget }
}

/** Remembers the words of a field when its form is sent, in whichever list the pressed button asks. */
export function useRememberOnSubmit(input: RefObject<HTMLInputElement | null>, rentPath: string) {
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const remember = ({ submitter }: SubmitEvent) => {
      const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
      rememberSearch({ goal: action === rentPath ? 'rent' : 'sale', text: input.current?.value ?? '' })
    }
    form.addEventListener('submit', remember)
    return () => form.removeEventListener('submit', remember)
  }, [input, rentPath])
}
