import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { FormView } from './form-view'
import type { SentForm } from './use-sent-form'

/** State of a form in a hydrated page: it is sent by the router, which draws the page again with the answer. */
export function useNavigatedForm(view: FormView): SentForm<{ view: FormView }> {
  const submit = useSubmit()
  const isSending = useNavigation().formData?.get('form') === view.name
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  // Browsers focus it where the page is loaded.
  useEffect(() => summary.current?.focus(), [])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second click is no second try.
    if (!isSending) void submit(event.currentTarget)
  }

  return { props: { view }, pressed: isSending ? 'send' : undefined, form, summary, onSubmit }
}
