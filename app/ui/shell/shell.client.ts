import { followScroll } from './follow-scroll.client'
import { rememberLanguage, restoreLocaleCookie } from './language.client'
import { closeOnLeave } from './popovers.client'
import { startSubmenus } from './submenus.client'
import { startToTopButton } from './to-top.client'

/** The shell's small behaviours; the page works without them. Those that few pages need load separately. */
export function startShell() {
  const root = document.documentElement
  followScroll(root)
  startToTopButton()
  rememberLanguage()
  void restoreLocaleCookie()
  closeOnLeave()
  startSubmenus()
  whereThereIs<HTMLDialogElement>('#popup', (dialog) =>
    import('./popup.client').then((m) => m.startPopup(dialog)),
  )
  whereThereIs('[data-slider]', () => import('../slider/slider.client').then((m) => m.startSliders()))
  // Reveals elements that only work with script.
  root.dataset.script = ''
}

/** If a file fails to load, the page stays as it is without script. */
function whereThereIs<Found extends Element>(selector: string, start: (found: Found) => Promise<void>) {
  const found = document.querySelector<Found>(selector)
  if (found) void start(found).catch(() => {})
}
