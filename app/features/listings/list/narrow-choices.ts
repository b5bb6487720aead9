import { foldText } from '~/kernel/search-text'

/** Tells whether a text contains the typed one where a word begins. */
export const fits = (text: string, typed: string) => ` ${foldText(text)}`.includes(` ${foldText(typed)}`)

/** Hides the check boxes of long lists whose names do not fit what was typed; nothing typed shows all again. */
export function narrowChoices(fields: HTMLElement | null | undefined, typed: string) {
  const wanted = foldText(typed)
  for (const list of fields?.querySelectorAll<HTMLElement>('[data-long-list]') ?? []) {
    const options = [...list.querySelectorAll('label')]
    for (const option of options)
      option.hidden = wanted !== '' && !isChecked(option) && !fits(nameOf(option), typed)
    list.hidden = options.every(({ hidden }) => hidden)
    for (const more of list.querySelectorAll('details')) unfold(more, wanted !== '')
  }
}

const isChecked = (option: HTMLElement) => option.querySelector('input')?.checked === true
const nameOf = (option: HTMLElement) => option.querySelector('span')?.textContent ?? ''

/** What is folded is open while it is narrowed, and then as it was before. */
function unfold(more: HTMLDetailsElement, isNarrowed: boolean) {
  if (isNarrowed && more.dataset.before === undefined) more.dataset.before = more.open ? 'open' : ''
  if (isNarrowed) more.open = true
  else if (more.dataset.before !== undefined) {
    more.open = more.dataset.before === 'open'
    delete more.dataset.before
  }
}
