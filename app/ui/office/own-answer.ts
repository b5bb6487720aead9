import type { ActAnswer } from '~/kernel/office/act-answer'

/** What a form knows of its own act. */
export type OwnAnswer = {
  /** The answer that the page has for it now. */
  given: ActAnswer | undefined
  /** The one that it shows. */
  shown: ActAnswer | undefined
  /** Rises when the form begins anew. */
  count: number
  isSent: boolean
  /** Another form of the page was sent since: hidden fields are no more those of the answer. */
  isOld: boolean
  /** Another form of the page is on its way. */
  isOther: boolean
  /** Rises when the page follows that another form of it was sent. */
  renewed: number
}

/** What goes on: this form is on its way, another one of the page or another page is, or nothing. */
export type OnItsWay = 'this' | 'other' | 'page' | undefined

/**
 * A form begins anew with each answer to its own act, and once that is done. What is answered to another form of the page
 * leaves it as it is, with all that was typed.
 */
export function nextAnswer(known: OwnAnswer, given: ActAnswer | undefined, onItsWay: OnItsWay): OwnAnswer {
  const { count, renewed } = known
  const anew = { given, count: count + 1, isSent: false, isOld: false, isOther: false, renewed }
  if (given && given !== known.given) return { ...anew, shown: given }
  if (onItsWay === 'this') return changed(known, { isSent: true })
  if (onItsWay === 'other') return changed(known, { isSent: false, isOld: true, isOther: true })
  if (onItsWay === 'page') return changed(known, { isSent: false, isOld: true })
  if (known.isOther) return { ...known, isOther: false, renewed: renewed + 1 }
  if (!known.isSent) return known
  return given ? changed(known, { isSent: false }) : { ...anew, shown: undefined }
}

type Change = Partial<Pick<OwnAnswer, 'isSent' | 'isOld' | 'isOther'>>

function changed(known: OwnAnswer, change: Change): OwnAnswer {
  const names = Object.keys(change) as (keyof Change)[]
  return names.every((name) => change[name] === known[name]) ? known : { ...known, ...change }
}
