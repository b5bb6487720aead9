import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FileName } from '~/i18n/page-table'
import { queryOf } from './submit-filter'

/** Ms without a change after which the server is asked. */
const pauseMs = 250

const file: FileName<'for-sale'> = 'count.json'

type LiveCount = {
  /** Undefined where it is not known: the button then names none. */
  total: number | undefined
  /** Whether it follows choices that are not yet shown. */
  isLive: boolean
  refresh(): void
}

/**
 * The number of listings that the choices of a filter's form would show. The last answer counts; where none arrives,
 * there is no number.
 * @param shown - the number for the filter of the page
 */
export function useLiveCount(form: RefObject<HTMLFormElement | null>, shown: number): LiveCount {
  const [count, setCount] = useState<Omit<LiveCount, 'refresh'>>({ total: undefined, isLive: false })
  const asking = useRef<AbortController>(undefined)
  const refresh = useCallback(() => {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    const answer = (total: number | undefined) => !signal.aborted && setCount({ total, isLive: true })
    setTimeout(() => {
      if (form.current && !signal.aborted)
        countListings(form.current, signal).then(answer, () => answer(undefined))
    }, pauseMs)
  }, [form])
  useEffect(() => {
    // The server does not write the number: without script it would not follow the choices.
    if (isChanged(form.current)) refresh()
    else setCount({ total: shown, isLive: false })
    return () => asking.current?.abort()
  }, [form, shown, refresh])
  return { ...count, refresh }
}

/** @returns undefined where words are typed, which only the list itself understands */
async function countListings(form: HTMLFormElement, signal: AbortSignal): Promise<number | undefined> {
  const given = new FormData(form)
  if (given.get('q') || given.get('where')) return undefined
  const response = await fetch(`${form.getAttribute('action')}${file}${queryOf(form)}`, { signal })
  const { total } = await response.json()
  return typeof total === 'number' ? total : undefined
}

/** Tells whether somebody has changed a field before the script came. */
const isChanged = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (!(field instanceof HTMLInputElement)) return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
