import type { SaidProblem } from './form-answer'

/** What a form is answered where a script sent it. */
export type SentAnswer = {
  /** Where to go on: it was accepted. */
  location?: string
  /** Heading of what is wrong. */
  message?: string
  problems?: SaidProblem[]
  /** Characters to copy or a link by mail are asked for, which the page that is sent without script shows. */
  challenge?: true
  /** The page has something else to choose from than when it was opened. */
  redraw?: true
}

/** What the page was called before something was wrong with a form. */
const titles = new WeakMap<Document, string>()

/** Shows in the form what is wrong with it, and begins at the list of it. */
export function drawAnswer(form: HTMLFormElement, { message = '', problems = [], challenge }: SentAnswer) {
  if (challenge) return form.submit()
  wipe(form)
  for (const problem of problems) mark(form, problem)
  const summary = element('div', { role: 'alert', tabIndex: -1 }, element('p', {}, message))
  summary.dataset.summary = ''
  const lines = problems.map(({ field, text }) =>
    element('li', {}, element('a', { href: `#${control(form, field)?.id ?? ''}` }, text)),
  )
  if (lines.length > 0) summary.append(element('ul', {}, ...lines))
  form.prepend(summary)
  const title = titles.get(document) ?? document.title
  titles.set(document, title)
  document.title = (form.dataset.wrongTitle ?? '') + title
  summary.focus()
}

function wipe(form: HTMLFormElement) {
  for (const old of form.querySelectorAll('[data-summary], [data-problem]')) old.remove()
  for (const row of form.querySelectorAll<HTMLElement>('[data-wrong]')) delete row.dataset.wrong
  for (const one of form.querySelectorAll('[aria-invalid]')) one.removeAttribute('aria-invalid')
}

function mark(form: HTMLFormElement, { field, text }: SaidProblem) {
  const one = control(form, field)
  const row = one?.closest<HTMLElement>('[data-field]')
  if (!one || !row) return
  const said = element('span', { id: `${form.dataset.form}-${field}-problem` }, text)
  said.dataset.problem = ''
  const above = row.querySelector('[data-hint]') ?? row.querySelector('label, legend')
  above?.after(said)
  row.dataset.wrong = ''
  for (const each of row.querySelectorAll(`[name="${CSS.escape(field)}"]`))
    each.setAttribute('aria-invalid', 'true')
  const described = row.matches('fieldset') ? row : one
  const hint = row.querySelector('[data-hint]')?.id
  described.setAttribute('aria-describedby', [hint, said.id].filter(Boolean).join(' '))
}

const control = (form: HTMLFormElement, field: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...content)
  return made
}
