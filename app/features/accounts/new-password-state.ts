import type { AccountAnswer } from './account-answer'

/** What the page is for: a password, or to say that its link is used up. */
export type LinkState = 'open' | 'gone'

/** A link that was used up a moment ago may have been used by this very page. */
export const linkState = (answer: AccountAnswer | undefined, isOpen: boolean): LinkState =>
  answer?.form !== 'gone' && isOpen ? 'open' : 'gone'

export const linkTitles = {
  open: 'accounts:newPassword.title',
  gone: 'accounts:newPassword.goneTitle',
} as const
