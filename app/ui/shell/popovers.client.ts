/**
 * Closes a menu when the keyboard focus moves behind it, so that it never covers the focus (WCAG 2.2, 2.4.11). The
 * drawer covers the page, so there the focus goes back to its first button. The browser closes both on clicks outside
 * and Escape.
 */
export function closeOnLeave() {
  for (const popover of document.querySelectorAll<HTMLElement>('header [popover]')) {
    popover.addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget || popover.contains(relatedTarget as Node)) return
      if (popover.id === 'drawer') popover.querySelector('button')?.focus()
      else popover.hidePopover()
    })
  }
}
