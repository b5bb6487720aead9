/**
 * Closes a menu when the keyboard focus moves behind it, so that it never covers the focus (WCAG 2.2, 2.4.11). The
 * browser closes it on clicks outside and Escape.
 */
export function closeOnLeave() {
  for (const popover of document.querySelectorAll<HTMLElement>('header [popover]')) {
    popover.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !popover.contains(relatedTarget)) popover.hidePopover()
    })
  }
}
