/**
 * A visitor's consent and how it is stored. Pure and small, because every page loads it.
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
 * Converts a choice into a consent: the necessary category always, others only if chosen.
 * @param selected - categories switched on; used for a selection only
 */
export const toConsent = (action: ConsentAction, selected: readonly string[] = []): Consent =>
  consentOf((category) => action === 'accept-all' || (action === 'selection' && selected.includes(category)))

/** Flags stored beside the categories: each with its category and its key. */
const flags = [
  ['marketing', 'consentAdUserData'],
  ['marketing', 'consentAdStorage'],
  ['analytical', 'consentAnalyticsStorage'],
  ['marketing', 'consentAdPersonalization'],
] as const

/** Every key of the local storage that a choice uses (C2). */
export const consentKeys: readonly string[] = ['consent', ...flags.map(([, key]) => key)]

/** Entries to store, by key; the five categories last, so that another tab that sees them sees the flags too. */
export const toStorageEntries = (consent: Consent): [key: string, value: string][] => [
  ...flags.map(([category, key]): [string, string] => [key, consent[category] ? 'granted' : 'denied']),
  ['consent', JSON.stringify(consent)],
]

/**
 * Reads the stored consent. If the categories and the flags disagree, the refusal counts.
 * @param read - returns the value of a key, null if absent
 * @returns undefined without a readable choice, so that the visitor is asked again
 */
export function readConsent(read: (key: string) => string | null): Consent | undefined {
  const stored = parsed(read('consent'))
  if (!categories.every((category) => typeof stored?.[category] === 'boolean')) return undefined
  return consentOf(
    (category) =>
      stored?.[category] === true &&
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
