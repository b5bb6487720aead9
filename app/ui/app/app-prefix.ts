/**
 * Prefix of `useId` ids in a hydrated page's content, shared by server and browser, so that they do not clash with the
 * document's.
 */
export const appPrefix = 'app-'
