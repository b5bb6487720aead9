/**
 * What a visitor allowed in the cookie dialog, and how it is kept. Pure and small: it travels with every page.
 * @see docs/security.md, "Consent and tags"
 */
export const categories = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const

export type Category = (typeof categories)[number]
export type Consent = Record<Category, boolean>
export type ConsentAction = 'accept-all' | 'only-functional' | 'selection'

const consentOf = (isAllowed: (category: Category) => boolean): Consent =>
  Object.fromEntries(
    categories.map((category) => [category, category === 'necessary' || isAllowed(category)]),
  ) as Consent

/**
 * The consent that a choice means: what is necessary always, all else only when it was chosen.
 * @param selected - what is switched on; read for a selection only
 */
export const toConsent = (action: ConsentAction, selected: readonly string[] = []): Consent =>
  consentOf((category) => action === 'accept-all' || (action === 'selection' && selected.includes(category)))

/** The flags that are kept beside the categories: the category that each follows, and its key. */
const flags = [
  ['marketing', 'consentAdUserData'],
  ['marketing', 'consentAdStorage'],
  ['analytical', 'consentAnalyticsStorage'],
  ['marketing', 'consentAdPersonalization'],
] as const

/** Every key of the local storage that a choice is kept under (C2). */
export const consentKeys: readonly string[] = ['consent', ...flags.map(([, key]) => key)]

/** What to keep, by key; the five categories last, so that another tab that sees them sees the flags too. */
export const toStorageEntries = (consent: Consent): [key: string, value: string][] => [
  ...flags.map(([category, key]): [string, string] => [key, consent[category] ? 'granted' : 'denied']),
  ['consent', JSON.stringify(consent)],
]

/**
 * What was kept. Where the five categories and the four flags disagree, the refusal counts.
 * @param read - the value under a key, null where there is none
 * @returns undefined when there is no choice that can be read: then the visitor is asked again
 */
export function readConsent(read: (key: string) => string | null): Consent | undefined {
  const kept = parsed(read('consent'))
  if (!categories.every((category) => typeof kept?.[category] === 'boolean')) return undefined
  return consentOf(
    (category) =>
      kept?.[category] === true &&
      flags.every(([governs, key]) => governs !== category || read(key) === 'granted'),
  )
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
