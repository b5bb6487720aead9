import { isAnswered, isDisturbing, popupKey } from './popup-rule'

/** How often is looked whether something else still has the visitor's attention, in milliseconds. */
const patience = 500

/** S7: opens the popup after its delay, once in a session. */
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
    // The dialog itself is hit beside its content only: on what lies behind it.
    const closes = target === dialog || (target instanceof Element && target.closest('a, [data-close]'))
    if (closes) dialog.close()
  })
  setTimeout(() => openWhenFree(dialog), Number(dialog.dataset.delay) * 1000)
}

/** Another dialog, such as the one about cookies, goes first, and so does an open menu or a word half typed. */
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

/** A form's own property, unlike its `action`, cannot be hidden by a field of that name. */
function firstAction(): string | undefined {
  const [form] = document.forms
  return form && new URL(form.getAttribute('action') ?? '', location.href).href
}

function remember() {
  try {
    sessionStorage.setItem(popupKey, 'true')
  } catch {
    // Storage is off in this browser: closed for this page only.
  }
}

function isClosedBefore(): boolean {
  try {
    return sessionStorage.getItem(popupKey) !== null
  } catch {
    return false
  }
}
