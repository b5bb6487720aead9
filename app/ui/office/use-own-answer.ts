import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type ActAnswer, answerTo } from '~/kernel/office/act-answer'
import { nextAnswer, type OwnAnswer } from './own-answer'

const unsent = { isSent: false, isOld: false }

/** The hidden field that tells a form from the page's other forms of the same act, and its value. */
export type Target = { name: string; value: unknown }

/** The answer that a form shows, whether it is being sent, and a key that changes when it begins again. */
export function useOwnAnswer(act: string, answer: ActAnswer | undefined, target?: Target) {
  const { pathname } = useLocation()
  const { state, formData } = useNavigation()
  const isSending = formData?.get('act') === act && (!target || formData.get(target.name) === target.value)
  const ofAct = answerTo(act, answer)
  const given = target && ofAct?.values[target.name] !== target.value ? undefined : ofAct
  const [known, setKnown] = useState<OwnAnswer>({ given, shown: given, count: 0, ...unsent })
  const next = nextAnswer(known, given, state === 'idle' ? undefined : isSending ? 'this' : 'other')
  if (next !== known) setKnown(next)
  // What was typed on one page is not another's: `/office/leads/1/` and `/office/leads/2/` are the same screen.
  return { shown: next.shown, isOld: next.isOld, isSending, key: `${pathname} ${next.count}` }
}
