import { isAnswered, isDisturbing, popupKey } from './popup-rule'

/** Interval of checks whether something else has the visitor's attention, in milliseconds. */
const patience = 500

/** S7: opens the popup after its delay, once per session. */
export function startPopup(dialog: HTMLDialogElement) {
  const follow = () => {
    if (!isAnswered(location.href)) return
    remember()
    dialog.close()
  }
  follow()
  if (isClosedBefore()) return
  addEventListener('hashchange', follow)
  dialog.addEventListener('close', remember)
  dialog.addEventListener('click', ({ target }) => {
    // Clicks that target the dialog element itself are on its backdrop.
    const closes = target === dialog || (target instanceof Element && target.closest('a, [data-close]'))
    if (closes) dialog.close()
  })
  setTimeout(() => openWhenFree(dialog), Number(dialog.dataset.delay) * 1000)
}

/** Other dialogs, such as the cookie dialog, go first, and so do open menus and fields with input. */
const attention = ':is(dialog[open], :popover-open, input:focus, select:focus, textarea:focus)'

function openWhenFree(dialog: HTMLDialogElement) {
  if (isClosedBefore() || isDisturbing(location.href, firstAction())) return
  if (document.hidden || document.querySelector(attention)) {
    setTimeout(() => openWhenFree(dialog), patience)
    return
  }
  dialog.showModal()
  dialog.focus()
}

/** Read with getAttribute: a field named `action` would shadow the form's property. */
function firstAction(): string | undefined {
  const [form] = document.forms
  return form && new URL(form.getAttribute('action') ?? '', location.href).href
}

function remember() {
  try {
    sessionStorage.setItem(popupKey, 'true')
  } catch {
    // Storage is disabled in this browser: closed for this page only.
  }
}

function isClosedBefore(): boolean {
  try {
    return sessionStorage.getItem(popupKey) !== null
  } catch {
    return false
  }
}
