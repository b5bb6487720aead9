import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FormView } from './form-view'
import { proveWork, withinPatience } from './prove-work.client'
import { leaveWithForm, sendForm } from './send-form.client'
import { enteredStep, useStepHistory } from './use-step-history'

/** State of a form in the browser, and what happens to it there. @typeParam Props - what it is drawn from */
export type SentForm<Props extends { view: FormView } = { view: FormView }> = {
  props: Props
  /** Which button was pressed, while it is being sent. */
  pressed: string | undefined
  form: RefObject<HTMLFormElement | null>
  summary: RefObject<HTMLDivElement | null>
  /** Heading of the step that is shown. */
  heading?: RefObject<HTMLLegendElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onFocus?: () => void
}

/**
 * State of a form in the browser: it is sent without leaving its place on the page, and drawn again with what the
 * server answers. The work that shows a human begins when somebody enters the form.
 * @param initial - properties of the form's island
 */
export function useSentForm<Props extends { view: FormView }>(initial: Props): SentForm<Props> {
  const [props, setProps] = useState(initial)
  const [pressed, setPressed] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLLegendElement>(null)
  const work = useRef<Promise<string>>(undefined)
  const { name, byLink, answer } = props.view

  const beginWork = () => {
    if (!byLink) work.current ??= proveWork(name).then(noteProof)
  }

  /** Marks in the page that the work is done, for tests and benches. */
  function noteProof(proof: string) {
    form.current?.toggleAttribute('data-proven', proof !== '')
    return proof
  }

  /** What was worked for is spent, or was not enough. */
  function forgetWork() {
    work.current = undefined
    noteProof('')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a visitor who entered the form before it hydrated
  useEffect(() => {
    if (form.current?.matches(':focus-within')) beginWork()
  }, [])

  useEffect(() => {
    // Somebody went back to a page that the browser kept as it was when its form was sent.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPressed(undefined)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const showStep = useStepHistory(props.view.steps?.at, (at) =>
    setProps((now) => ({ ...now, view: { ...now.view, ...enteredStep(now.view, at) } })),
  )

  useEffect(() => {
    if (props !== initial && !answer) heading.current?.focus()
    if (props === initial || !answer) return
    if (!document.title.startsWith(answer.title)) document.title = answer.title + document.title
    summary.current?.focus()
  }, [props, initial, answer])

  async function send(element: HTMLFormElement, button: HTMLElement | null) {
    setPressed(button instanceof HTMLButtonElement && button.value ? button.value : 'send')
    // Nothing is kept between two steps, so nothing has to be shown for it.
    const step = button instanceof HTMLButtonElement && button.name === 'step' ? button.value : undefined
    // Not every browser says that a form was entered when its button is pressed.
    if (!step) beginWork()
    try {
      const proof = step ? '' : await withinPatience(work.current ?? Promise.resolve(''))
      const sent = await sendForm(element, button, proof)
      if (!step) forgetWork()
      if (sent.location) return location.assign(sent.location)
      if (!sent.island) return leaveWithForm(element, { proof, step })
      if (!step) beginWork()
      showStep(sent.island.view.steps?.at)
      setProps({ ...props, ...sent.island })
    } catch {
      // The browser's own way says what is wrong with the connection, and loses nothing either.
      leaveWithForm(element, { step })
    }
    setPressed(undefined)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter
    // Not sent, only looked at: the browser's own way.
    if (button instanceof HTMLButtonElement && button.name === 'look') return
    event.preventDefault()
    if (pressed === undefined) void send(event.currentTarget, button)
  }

  return { props, pressed, form, summary, heading, onSubmit, onFocus: beginWork }
}
