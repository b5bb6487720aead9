import type { ActAnswer } from '~/kernel/office/act-answer'

/** What a form knows of its own act. */
export type OwnAnswer = {
  /** The answer that the page has for it now. */
  given: ActAnswer | undefined
  /** The one that it shows. */
  shown: ActAnswer | undefined
  /** Rises when the form begins again. */
  count: number
  isSent: boolean
  /** Another form of the page was sent since: hidden fields are those of the page as it is now. */
  isOld: boolean
}

/** What goes on: this form is on its way, another one or another page is, or nothing. */
export type OnItsWay = 'this' | 'other' | undefined

/**
 * A form begins again with each answer to its own act, and once that is done. What is answered to another form of the page
 * leaves it as it is, with all that was typed.
 */
export function nextAnswer(known: OwnAnswer, given: ActAnswer | undefined, onItsWay: OnItsWay): OwnAnswer {
  const reset = { given, count: known.count + 1, isSent: false, isOld: false }
  if (given && given !== known.given) return { ...reset, shown: given }
  if (onItsWay === 'this') return changed(known, { isSent: true })
  if (onItsWay === 'other') return changed(known, { isSent: false, isOld: true })
  if (!known.isSent) return known
  return given ? changed(known, { isSent: false }) : { ...reset, shown: undefined }
}

function changed(known: OwnAnswer, change: Partial<Pick<OwnAnswer, 'isSent' | 'isOld'>>): OwnAnswer {
  const { isSent = known.isSent, isOld = known.isOld } = change
  return isSent === known.isSent && isOld === known.isOld ? known : { ...known, isSent, isOld }
}
