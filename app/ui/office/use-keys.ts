import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { keysHelpId } from './keys-help'
import type { NavGroup } from './nav'
import { type KeyWish, readKey } from './pressed-key'

/** How long `g` waits for its letter. */
const waitMs = 1_500

/** Where a page has no search of its own, `/` leads to the search over everything. */
const searchLetter = 's'

type Keys = { isOn: boolean; nav: readonly NavGroup[] }

/** Leads through the back office by keys, if its member wishes so (B11). */
export function useKeys({ isOn, nav }: Keys) {
  const navigate = useNavigate()
  const goesUntil = useRef(0)
  useEffect(() => {
    if (!isOn) return
    function onKeyDown(event: KeyboardEvent) {
      const wish = readKey(event, isTaken(event.target), Date.now() < goesUntil.current)
      if (event.key !== 'Shift') goesUntil.current = wish?.kind === 'begin-go' ? Date.now() + waitMs : 0
      if (!wish) return
      const done =
        wish.kind === 'go'
          ? goTo(wish.letter)
          : fulfil(wish) || (wish.kind === 'search' && goTo(searchLetter))
      if (done) event.preventDefault()
    }
    function goTo(letter: string): boolean {
      const place = nav.flatMap(({ links }) => links).find((link) => link.letter === letter)
      if (place) void navigate(place.href)
      return place !== undefined
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, nav, navigate])
}

/** A field, or an open window, has keys of its own. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))) ||
  document.querySelector('dialog[open], [popover]:popover-open') !== null

/** @returns whether the page has what the key asks for */
function fulfil({ kind }: KeyWish): boolean {
  if (kind === 'search') return focusOn(document.querySelector<HTMLElement>('[data-office-search]'))
  if (kind === 'next-row') return focusOn(besideRow(1))
  if (kind === 'previous-row') return focusOn(besideRow(-1))
  if (kind !== 'help') return false
  const help = document.getElementById(keysHelpId)
  if (!(help instanceof HTMLDialogElement)) return false
  help.showModal()
  return true
}

/** The row after or before the one in focus; the first if none is. */
function besideRow(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  return at < 0 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return Boolean(element)
}
