import { closest } from '~/ui/closest'
import { campaignOf } from './campaign'
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
/** Whether the page is one person's, where nothing of others runs. */
let isPrivate = false
let tags: Promise<typeof Tags> | undefined

/** Whether a category may be used on this page now; until a choice is made, only what is necessary. */
export const hasConsent = (category: Category): boolean =>
  category === 'necessary' || (!isPrivate && (consent?.[category] ?? false))

/** L16: a preview shows no dialog and counts as agreed to. */
const preview = /^\/[a-z]{2}\/preview\//

/**
 * Asks for consent where no choice is kept, keeps it, and lets the agency's tags follow it (C1-C3, S9). Each time
 * that a consent is known or changes, `pignon:consent` is dispatched on the document, the consent as its detail.
 */
export function startConsent() {
  const dialog = document.querySelector<HTMLDialogElement>('#consent')
  if (!dialog) return
  isPrivate = dialog.dataset.private !== undefined
  forgetOnRequest()
  settle(dialog)
  // A choice made in another tab, or since the browser kept this page for its back button.
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
  // No choice: it is asked again on the next page.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close())
}

/** Storage may be off in this browser: then a choice holds for its page and is asked for on the next. */
function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** C2: `?setcookies` forgets the choice. It leaves the address, or the next choice would be forgotten as well. */
function forgetOnRequest() {
  const url = new URL(location.href)
  if (!url.searchParams.has('setcookies')) return
  for (const key of consentKeys) quietly(() => localStorage.removeItem(key))
  url.searchParams.delete('setcookies')
  history.replaceState(history.state, '', url)
}

/** Follows the choice that is kept, or asks for one. */
function settle(dialog: HTMLDialogElement) {
  const known = preview.test(location.pathname)
    ? toConsent('accept-all')
    : readConsent((key) => quietly(() => localStorage.getItem(key)) ?? null)
  if (known) {
    dialog.close()
    apply(dialog, known)
  } else if (!consent) open(dialog, false)
}

function open(dialog: HTMLDialogElement, settings: boolean) {
  for (const [selector, isShown] of [
    ['fieldset', settings],
    ['[data-consent-settings]', !settings],
    ['[data-consent=selection]', settings],
  ] as const) {
    const part = dialog.querySelector<HTMLElement>(selector)
    if (part) part.hidden = !isShown
  }
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

/** Tells the server that a choice was made, and not by whom. It may fail: the visitor is not kept waiting. */
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
  const campaign = keepCampaign(choice.analytical || choice.marketing)
  const { tags: ids } = dialog.dataset
  if (ids && (choice.analytical || choice.marketing || choice.social)) tags ??= import('./tags.client')
  tags
    ?.then(({ follow }) => follow(JSON.parse(ids ?? '{}'), choice, campaign))
    .catch(() => {
      // Did not arrive: tried again on the next page.
      tags = undefined
    })
  document.dispatchEvent(new CustomEvent('pignon:consent', { detail: choice }))
}

const campaignKey = 'utm_parameters'

/** C3: the campaign of this session, from the address or from the page that had it; kept with consent only. */
function keepCampaign(isAllowed: boolean): string {
  if (!isAllowed) {
    quietly(() => sessionStorage.removeItem(campaignKey))
    return ''
  }
  const kept = quietly(() => sessionStorage.getItem(campaignKey)) ?? ''
  const campaign = campaignOf(location.search) || campaignOf(kept)
  if (campaign) quietly(() => sessionStorage.setItem(campaignKey, campaign))
  return campaign
}
