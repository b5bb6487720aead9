import type { FormView } from './form-view'

/** What a form is answered where a script sent it. */
export type SentAnswer = {
  /** Where to go on: it was accepted. */
  location?: string
  /** Properties of the island that draws the form with what is wrong; null where its page no longer shows it. */
  island?: { view: FormView } | null
}

/**
 * Sends a form to the address that a browser would send it to.
 * @param button - that was pressed
 * @param proof - base64 of a challenge and its solution, or empty
 * @throws when there is no connection, or the answer is not for scripts
 */
export async function sendForm(
  form: HTMLFormElement,
  button: HTMLElement | null,
  proof: string,
): Promise<SentAnswer> {
  const body = bodyOf(form)
  if (button instanceof HTMLButtonElement && button.name) body.set(button.name, button.value)
  body.set('proof', proof)
  const response = await fetch(form.getAttribute('action') ?? location.pathname + location.search, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  })
  return await response.json()
}

/** As the browser itself would send it. */
function bodyOf(form: HTMLFormElement): FormData | URLSearchParams {
  const fields = new FormData(form)
  if (form.enctype === 'multipart/form-data') return fields
  return new URLSearchParams(fields as unknown as Record<string, string>)
}

/** What goes along with a form beyond its fields: a proof that is not spent yet, the step that is asked for. */
type Along = Partial<Record<'proof' | 'step', string | undefined>>

/** Leaves for the page of the answer, with what was typed. */
export function leaveWithForm(form: HTMLFormElement, along: Along) {
  const add = ({ formData }: FormDataEvent) => {
    for (const [name, value] of Object.entries(along)) if (value !== undefined) formData.set(name, value)
  }
  form.addEventListener('formdata', add, { once: true })
  form.submit()
}
