import { drawAnswer, type SentAnswer } from './form-answer.client'

/** Base64 of a challenge and its solution; empty when none is asked for, or this browser could not do the work. */
const work = new WeakMap<HTMLFormElement, Promise<string>>()

/** A form that was touched: it is sent without leaving its place on the page, and the work that shows a human begins. */
export function startForm(form: HTMLFormElement) {
  if (work.has(form)) return
  beginWork(form)
  const preview = form.querySelector<HTMLElement>('[data-preview]')
  if (preview) void import('./preview.client').then((m) => m.startPreview(form, preview))
  if (form.querySelector('[data-applies]')) void import('./applies.client').then((m) => m.startApplying(form))
  form.addEventListener('submit', (event) => {
    // Not sent, only looked at: the browser's own way.
    if (event.submitter?.dataset.look !== undefined) return
    event.preventDefault()
    void send(form, event.submitter)
  })
}

function beginWork(form: HTMLFormElement) {
  work.set(
    form,
    doWork(form).catch(() => ''),
  )
}

async function doWork(form: HTMLFormElement): Promise<string> {
  if (form.dataset.byLink !== undefined) return ''
  const { solve } = await import('./solve.client')
  const language = document.documentElement.lang
  const response = await fetch(`/${language}/challenge.json?form=${form.dataset.form}`)
  return await solve(await response.json())
}

/** Longest wait for the work at its hardest, in milliseconds; characters can be copied instead. */
const patience = 45_000

async function send(form: HTMLFormElement, button: HTMLElement | null) {
  if (form.ariaBusy === 'true') return
  const done = busy(form, button)
  try {
    const proof = await Promise.race([
      work.get(form) ?? '',
      new Promise<string>((resolve) => setTimeout(resolve, patience, '')),
    ])
    const body = bodyOf(form)
    if (button instanceof HTMLButtonElement && button.name) body.set(button.name, button.value)
    body.set('proof', proof)
    const response = await fetch(form.getAttribute('action') ?? location.pathname + location.search, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    })
    const answer = (await response.json()) as SentAnswer
    if (answer.location) return location.assign(answer.location)
    if (answer.redraw) return redraw(form, proof)
    // What was worked for is spent, or was not enough.
    beginWork(form)
    drawAnswer(form, answer)
  } catch {
    // The browser's own way says what is wrong with the connection, and loses nothing either.
    form.submit()
  }
  done()
}

/** Asks for the page anew, with what was typed and the work that is not spent yet. */
function redraw(form: HTMLFormElement, proof: string) {
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'proof', value: proof }))
  form.submit()
}

/** As the browser itself would send it. */
function bodyOf(form: HTMLFormElement): FormData | URLSearchParams {
  const fields = new FormData(form)
  if (form.enctype === 'multipart/form-data') return fields
  return new URLSearchParams(fields as unknown as Record<string, string>)
}

/** Says that it is being sent; what was pressed is not pressed twice. @returns ends it */
function busy(form: HTMLFormElement, button: HTMLElement | null): () => void {
  const words = button?.textContent ?? ''
  form.ariaBusy = 'true'
  if (button) button.textContent = form.dataset.busy ?? words
  return () => {
    form.ariaBusy = null
    if (button) button.textContent = words
  }
}
