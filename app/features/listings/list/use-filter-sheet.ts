import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Mark of the history entry that an open sheet adds. */
const entry = { filters: 'open' }

export const isSheetEntry = () => history.state?.filters === entry.filters

/**
 * Makes a popover that covers the screen a modal dialog while it is open: the focus goes into it and stays there, and
 * going back in the history closes it.
 * @param titleId - id of its heading
 */
export function useFilterSheet(titleId: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => (ref.current ? followSheet(ref.current, setOpen) : undefined), [])
  const dialog = isOpen && {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
    tabIndex: -1,
    onKeyDown: keepFocus,
  }
  useEffect(() => {
    if (isOpen) ref.current?.focus()
  }, [isOpen])
  return { ref, ...dialog }
}

/** @returns stops following */
function followSheet(sheet: HTMLElement, setOpen: (isOpen: boolean) => void) {
  const isOpen = () => sheet.matches(':popover-open')
  const follow = () => {
    setOpen(isOpen())
    if (isOpen() && !isSheetEntry()) history.pushState(entry, '')
    if (!isOpen() && isSheetEntry()) history.back()
  }
  const close = () => isOpen() && sheet.hidePopover()
  const wide = matchMedia('(min-width: 767px)')
  const stop = new AbortController()
  const { signal } = stop
  sheet.addEventListener('toggle', follow, { signal })
  addEventListener('popstate', close, { signal })
  wide.addEventListener('change', close, { signal })
  // It may have been opened before the script came, and an entry may be left from before the page was loaded again.
  follow()
  return () => stop.abort()
}

const focusable = 'a[href], button:not([tabindex="-1"]), input:not([type="hidden"]), select'

/** Tab goes round within the sheet. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const sheet = event.currentTarget
  const fields = [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((field) =>
    field.checkVisibility(),
  )
  const [first, last] = [fields.at(0), fields.at(-1)]
  const { activeElement } = document
  const goesOut = event.shiftKey ? activeElement === first || activeElement === sheet : activeElement === last
  if (!goesOut) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
