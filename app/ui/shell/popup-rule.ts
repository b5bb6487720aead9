/** Session storage: the popup was closed, and stays so until the session ends (S7). */
export const popupKey = 'modalActive'

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/** S7: an address that says the popup was answered, be it in its path, its query or its hash. */
export const isAnswered = (url: string): boolean => url.includes('modal-clicked')

/**
 * S7: on the page that its first form is sent to, the visitor is at something already, and no popup disturbs.
 * @param url - address of the page
 * @param firstAction - where the page's first form leads, as a full address; missing when it has no form
 */
export const isDisturbing = (url: string, firstAction: string | undefined): boolean =>
  firstAction !== undefined && withoutHash(url) === withoutHash(firstAction)
