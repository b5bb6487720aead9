import { closest } from '~/ui/closest'
import {
  type Category,
  type Consent,
  type ConsentAction,
  consentKeys,
  readConsent,
  toConsent,
  toStorageEntries,
} from './consent'
import type * as Tags from './tags.client'

let consent: Consent | undefined
/** Private pages run no third-party scripts. */
let isPrivate = false
let tags: Promise<typeof Tags> | undefined

/** Tells whether content of third parties is allowed on this page now; until a choice is made, it is not. */
export const maySocial = (): boolean => !isPrivate && !!consent?.social

/**
 * Asks for consent if no choice is stored, stores it, and updates the agency's tags (C1-C3, S9). Whenever the consent
 * becomes known or changes, `pignon:consent` is dispatched on the document with the consent as its detail.
 */
export function startConsent() {
  const dialog = document.querySelector<HTMLDialogElement>('#consent')
  if (!dialog) return
  isPrivate = dialog.dataset.private !== undefined
  forgetOnRequest()
  settle(dialog)
  // Another tab may have changed the choice, also while this page was in the back/forward cache.
  addEventListener('storage', ({ key }) => key === 'consent' && settle(dialog))
  addEventListener('pageshow', ({ persisted }) => persisted && settle(dialog))
  document.addEventListener('click', (event) => {
    if (!closest(event, '[data-open-consent]')) return
    event.preventDefault()
    open(dialog, true)
  })
  dialog.addEventListener('click', (event) => {
    const action = closest(event, '[data-consent]')?.dataset.consent
    if (action) choose(dialog, action as ConsentAction)
    if (closest(event, '[data-consent-settings]')) {
      open(dialog, true)
      dialog.querySelector<HTMLElement>('input:enabled')?.focus()
    }
  })
  // Escape is no choice, so the next page asks again.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close())
}

/** With storage disabled a choice lasts for its page only, and the next page asks again. */
function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** C2: `?setcookies` resets the choice. It is removed from the address, or the next choice would be reset as well. */
function forgetOnRequest() {
  const url = new URL(location.href)
  if (!url.searchParams.has('setcookies')) return
  for (const key of consentKeys) quietly(() => localStorage.removeItem(key))
  url.searchParams.delete('setcookies')
  history.replaceState(history.state, '', url)
}

/** Applies the stored choice, or asks for one. */
function settle(dialog: HTMLDialogElement) {
  const known =
    dialog.dataset.consented === undefined
      ? readConsent((key) => quietly(() => localStorage.getItem(key)) ?? null)
      : toConsent('accept-all')
  if (known) {
    dialog.close()
    apply(dialog, known)
  } else if (!consent) {
    open(dialog, false)
    if (document.referrer.includes('utm_')) import('./campaign.client').then((m) => m.carry()).catch(() => {})
  }
}

function open(dialog: HTMLDialogElement, settings: boolean) {
  for (const [selector, isShown] of [
    ['fieldset', settings],
    ['[data-consent-settings]', !settings],
    ['[data-consent=selection]', settings],
  ] as const)
    dialog.querySelector(selector)?.toggleAttribute('hidden', !isShown)
  if (!dialog.open) {
    for (const box of dialog.querySelectorAll('input'))
      box.checked = consent?.[box.value as Category] ?? box.value === 'necessary'
    dialog.show()
  }
  dialog.focus({ preventScroll: true })
}

function choose(dialog: HTMLDialogElement, action: ConsentAction) {
  const selected = [...dialog.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
  const choice = toConsent(action, selected)
  for (const [key, value] of toStorageEntries(choice)) quietly(() => localStorage.setItem(key, value))
  dialog.close()
  apply(dialog, choice)
  prove(dialog.dataset, action, choice)
}

/** Reports a choice to the server, without identifying the visitor. Failures are ignored: the visitor must not wait. */
function prove({ proof = '', version }: DOMStringMap, action: ConsentAction, choice: Consent) {
  const { necessary: _, ...categories } = choice
  fetch(proof, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action, version, ...categories }),
  }).catch(() => {})
}

function apply(dialog: HTMLDialogElement, choice: Consent) {
  consent = choice
  const { tags: ids } = dialog.dataset
  const mayMeasure = choice.analytical || choice.marketing
  // Nothing is kept for a choice that was taken back while the file came.
  const campaign = mayMeasure
    ? import('./campaign.client').then((m) => (consent === choice ? m.keep() : ''))
    : quietly(() => sessionStorage.removeItem('utm_parameters'))
  if (ids && (mayMeasure || choice.social)) tags ??= import('./tags.client')
  Promise.all([tags, campaign])
    .then(([loaded, found]) => {
      // A choice that was changed meanwhile is not followed.
      if (ids && consent === choice) loaded?.follow(JSON.parse(ids), choice, found ?? '')
    })
    .catch(() => {
      // A failed report is repeated on the next page.
      tags = undefined
    })
  document.dispatchEvent(new CustomEvent('pignon:consent', { detail: choice }))
}
