import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { longestParameter } from '~/kernel/bounds'
import type { Locale } from '~/kernel/locale'
import { keptFilters } from './kept-filters'
import type { RecentSearch } from './recent-searches'
import { storedSearches } from './recent-searches.client'
import { recentGroups, type SearchPaths, searchGroups, searchHref } from './search-options'
import { announcementOf, messageOf } from './suggestion-messages'
import type { SuggestionTexts } from './suggestion-texts'
import { useRecentSearches, useRememberOnSubmit } from './use-recent-searches'
import { useSearchBox } from './use-search-box'
import { useSearchResults } from './use-search-results'

/** What a field for words needs for its suggestions. */
export type SuggestionProps = {
  locale: Locale
  texts: SuggestionTexts
  indexUrl: string
  resultsUrl: string
  salePath: string
  rentPath: string
  showSearchCount: boolean
  initial?: string
}

export type Suggestions = ReturnType<typeof useSuggestions>

/** Clears the searches of this device; the last option below them. */
const forgetItem = { key: 'forget' }

const opensFor = (text: string) => text.trim() !== '' || storedSearches().length > 0

/** Suggestions for what is typed into a field; while it is empty, what was looked for last on this device (H6). */
export function useSuggestions(props: SuggestionProps) {
  const { texts, locale, initial = '' } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const { groups, paths, state, recent, refresh } = useGroups(text, inputRef, props)
  useRememberOnSubmit(inputRef, props.rentPath)
  const options = groups.flatMap(({ rows }) => rows.flatMap((row) => row.options))
  const items = groups.some(({ kind }) => kind === 'recent') ? [...options, forgetItem] : options
  const box = useSearchBox({ inputRef, items, initial, opensFor, onText: setText, onFocus: refresh })
  const found = { text, count: options.length, state, isForgotten: recent.isForgotten }
  const message = messageOf(found, texts)
  return {
    ...{ box, groups, items, message, forgetItem },
    forget: () => {
      box.setHighlightedIndex(-1)
      recent.forget()
    },
    // The panel matches exactly (H4); the lists parse words and tolerate misspellings (P1b).
    inWords: message === texts.none ? inWords({ goal: paths.kept?.goal ?? 'sale', text }, paths) : undefined,
    announcement: box.isOpen ? (message ?? announcementOf(found, texts, locale)) : '',
    inputProps: { ...box.inputProps, ...fieldProps },
  }
}

const inWords = (search: RecentSearch, paths: SearchPaths) => ({ href: searchHref(search, paths), search })

const fieldProps = {
  name: 'q',
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  maxLength: longestParameter,
  spellCheck: false,
} as const

/** The groups of the panel, and what is read again when the field is entered. */
function useGroups(text: string, inputRef: RefObject<HTMLInputElement | null>, props: SuggestionProps) {
  const { texts, locale, salePath, rentPath } = props
  const { results, state, retry } = useSearchResults(text, props.indexUrl, props.resultsUrl)
  const { kept, readForm } = useKeptFilters(inputRef, rentPath)
  const recent = useRecentSearches()
  const { searches } = recent
  const isEmpty = text.trim() === ''
  const paths = useMemo(
    () => ({ salePath, rentPath, locale, ...(kept && { kept }) }),
    [salePath, rentPath, locale, kept],
  )
  const groups = useMemo(
    () => (isEmpty ? recentGroups(searches, paths, texts) : searchGroups(results, paths)),
    [isEmpty, searches, paths, texts, results],
  )
  const refresh = () => {
    readForm()
    recent.refresh()
    if (state === 'failed') retry()
  }
  return { groups, paths, state, recent, refresh }
}

/** The filters of the field's form, as they were when the field was last entered. */
function useKeptFilters(inputRef: RefObject<HTMLInputElement | null>, rentPath: string) {
  const [kept, setKept] = useState<SearchPaths['kept']>()
  const readForm = useCallback(() => {
    const form = inputRef.current?.form
    const goal = form?.getAttribute('action') === rentPath ? 'rent' : 'sale'
    setKept({ goal, query: keptFilters(form) })
  }, [inputRef, rentPath])
  // The field may have had the focus before the script came.
  useEffect(readForm, [readForm])
  return { kept, readForm }
}
