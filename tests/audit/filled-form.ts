import { findForm } from '~/pages/form-registry'
import { elementsOf } from '../browser/answers'
import type { FormPlace } from './form-places'

const good: Record<string, string> = {
  email: 'visitor@post.example',
  phone: '0470 12 34 56',
  date: '2027-03-04',
  url: 'https://visitor.example/',
}
/** What a form is about, and what has to be one of many names. */
const subjects: Record<string, string> = {
  ...{ listing: '2706', project: '', unit: '', image: '', places: '1630' },
  // Filters of a list in the words of its address.
  also: '',
}

/**
 * A form with hostile values in every field that takes words, and what its page offers in all others, so that it is taken.
 * @param page - the HTML of the page that shows it
 * @param number - another one each time
 */
export function filledForm(
  { form, variant }: FormPlace,
  page: string,
  next: () => string,
  number: number,
): URLSearchParams {
  const body = new URLSearchParams({ form })
  const offered = offeredIn(page, form)
  for (const { name, kind, choices, min = 0, max = 120, longest = 1_000 } of findForm(form)?.fields ?? []) {
    const all = offered.get(name) ?? choices
    if (name === 'variant') body.append(name, variant ?? choices?.[0] ?? '')
    else if (all?.length) body.append(name, all[number % all.length] ?? '')
    else if (kind === 'email') body.append(name, `visitor-${number}@post.example`)
    else if (kind === 'number') body.append(name, String(min + (number % (max - min))))
    else if (name in subjects) body.append(name, subjects[name] ?? '')
    else body.append(name, good[kind] ?? (longest < 100 ? '1630' : next()))
  }
  return body
}

/** What radio buttons and boxes of a form stand for, by name. */
function offeredIn(page: string, form: string): Map<string, string[]> {
  const html = new RegExp(`<form[^>]*data-form="${form}".*?</form>`, 's').exec(page)?.[0] ?? ''
  const offered = new Map<string, string[]>()
  for (const { type = '', name = '', value = 'on' } of elementsOf(html, 'input'))
    if (type === 'radio' || type === 'checkbox') offered.set(name, [...(offered.get(name) ?? []), value])
  return offered
}
