import { useEffect, useRef } from 'react'
import type { FormView } from './form-view'

/** What of a form changes when its visitor goes to another step without sending anything. */
export const enteredStep = ({ steps }: FormView, at: number): Partial<FormView> =>
  steps ? { steps: { ...steps, at, isEntered: true }, answer: undefined } : {}

/**
 * Makes each step of a form an entry of the browser's history, so that "back" leads to the step before, not away from
 * what was typed.
 * @param shown - place of the step that is shown; undefined in a form without steps
 * @param enter - shows the step of an entry that the visitor went to
 * @returns call it with the place of the step that comes next
 */
export function useStepHistory(shown: number | undefined, enter: (at: number) => void) {
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  const hasSteps = shown !== undefined
  useEffect(() => {
    if (!hasSteps) return
    const onPopState = ({ state }: PopStateEvent) => {
      if (typeof state?.formStep === 'number') latest.current(state.formStep)
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [hasSteps])
  return (next: number | undefined) => {
    if (next === undefined || shown === undefined || next === shown) return
    history.replaceState({ ...history.state, formStep: shown }, '')
    history.pushState({ formStep: next }, '')
  }
}
