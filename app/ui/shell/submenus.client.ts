/**
 * Pages below a menu item (M2): its button shows and hides them, and so does the mouse, by style alone. Escape,
 * the focus leaving and a press beside them close them.
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

/** Also what the mouse has opened can be put away without moving it (WCAG 2.2, 1.4.13). */
function dismiss(entry: HTMLElement) {
  if (entry.matches(':hover')) entry.dataset.dismissed = ''
  if ('open' in entry.dataset && entry.contains(document.activeElement)) buttonOf(entry)?.focus()
  toggle(entry, false)
}
