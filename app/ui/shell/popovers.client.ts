/**
 * A menu that lies on the page closes when the keyboard goes on behind it: what has the focus is never covered
 * (WCAG 2.2, 2.4.11). Clicks beside it and Escape close it without script.
 */
export function closeOnLeave() {
  for (const popover of document.querySelectorAll<HTMLElement>('header [popover]')) {
    popover.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !popover.contains(relatedTarget)) popover.hidePopover()
    })
  }
}
