/** Key in session storage: the popup was closed, and stays so for the session (S7). */
export const popupKey = 'modalActive'

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/** S7: tells whether an address shows that the popup was answered, in its path, query or hash. */
export const isAnswered = (url: string): boolean => url.includes('modal-clicked')

/**
 * S7: a page whose first form posts to itself shows no popup, because the visitor is busy there.
 * @param url - address of the page
 * @param firstAction - absolute action of the page's first form; undefined without a form
 */
export const isDisturbing = (url: string, firstAction: string | undefined): boolean =>
  firstAction !== undefined && withoutHash(url) === withoutHash(firstAction)
