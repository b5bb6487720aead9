import type { KeyboardEvent, MouseEvent } from 'react'

/** Without a highlighted option the attribute is removed: an empty id is invalid. */
export const withoutEmptyIds = <Props extends object>(props: Props) => ({
  ...props,
  'aria-activedescendant':
    ('aria-activedescendant' in props && String(props['aria-activedescendant'])) || undefined,
})

/** For buttons beside the field: they keep the focus in it, because the panel closes on blur. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** Where the keyboard covers half of the screen, the field scrolls up so that what it finds has room. */
export function scrollUpOnTouch(element: Element | null | undefined) {
  if (matchMedia('(max-width: 766px), (pointer: coarse)').matches) element?.scrollIntoView({ block: 'start' })
}

/** Enter clicks the highlighted option; without one it submits the form, which downshift would prevent. */
export function clickOnEnter(event: KeyboardEvent<HTMLInputElement>, isOpen: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  const highlighted = event.currentTarget.getAttribute('aria-activedescendant')
  const option = isOpen && highlighted ? document.getElementById(highlighted) : null
  if (!option) return
  event.preventDefault()
  option.click()
}
