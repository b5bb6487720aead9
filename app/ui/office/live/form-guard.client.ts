import { stateOf } from './office-stream.client'

/**
 * Asks whether the office takes a form before it is sent: an answer that never comes, or one from the login, would take
 * what was typed away.
 * @param refused - called when it was not sent
 * @returns what ends it
 */
export function guardForms(address: string, refused: (state: 'out' | 'away') => void): () => void {
  const asked = new WeakMap<HTMLFormElement, 'asking' | 'passed'>()

  function onSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    const state = asked.get(form)
    if (state === 'passed') {
      asked.delete(form)
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (state === 'asking') return
    asked.set(form, 'asking')
    void stateOf(address).then((found) => {
      asked.delete(form)
      if (found !== 'there') return refused(found)
      asked.set(form, 'passed')
      form.requestSubmit(submitter)
      asked.delete(form)
    })
  }

  document.addEventListener('submit', onSubmit, { capture: true })
  return () => document.removeEventListener('submit', onSubmit, { capture: true })
}
