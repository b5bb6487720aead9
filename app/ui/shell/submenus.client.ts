/**
 * Submenus (M2): a button toggles them, and hover shows them by CSS alone. Escape, losing the focus and a press outside
 * close them.
 */
export function startSubmenus() {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-submenu]')]
  for (const entry of entries) startEntry(entry)
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const entry of entries) dismiss(entry)
  })
  addEventListener('pointerdown', ({ target }) => {
    for (const entry of entries) if (target instanceof Node && !entry.contains(target)) toggle(entry, false)
  })
}

const buttonOf = (entry: HTMLElement) => entry.querySelector('button')

function startEntry(entry: HTMLElement) {
  toggle(entry, false)
  buttonOf(entry)?.addEventListener('click', () => toggle(entry, !('open' in entry.dataset)))
  entry.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !entry.contains(relatedTarget)) toggle(entry, false)
  })
  entry.addEventListener('pointerleave', () => delete entry.dataset.dismissed)
}

function toggle(entry: HTMLElement, isOpen: boolean) {
  entry.toggleAttribute('data-open', isOpen)
  buttonOf(entry)?.setAttribute('aria-expanded', String(isOpen))
}

/** A submenu opened by hover can be dismissed without moving the mouse (WCAG 2.2, 1.4.13). */
function dismiss(entry: HTMLElement) {
  if (entry.matches(':hover')) entry.dataset.dismissed = ''
  if ('open' in entry.dataset && entry.contains(document.activeElement)) buttonOf(entry)?.focus()
  toggle(entry, false)
}
