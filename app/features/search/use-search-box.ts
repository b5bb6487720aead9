import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { SearchOption } from './search-options'

type State = UseComboboxState<SearchOption>
type Change = UseComboboxStateChangeOptions<SearchOption>
type SearchBoxOptions = {
  items: SearchOption[]
  initial: string
  onText: (text: string) => void
  onFocus: () => void
}

/**
 * The combobox pattern of WAI-ARIA, with links as options: choosing one follows it, and does not fill the text.
 * @see docs/requirements.md, H2 and H5
 */
export function useSearchBox({ items, initial, onText, onFocus }: SearchBoxOptions) {
  const inputRef = useRef<HTMLInputElement>(null)
  const box = useCombobox({
    items,
    initialInputValue: initial,
    itemToString: (item) => item?.key ?? '',
    itemToKey: (item) => item?.key,
    stateReducer,
    onInputValueChange: ({ inputValue }) => onText(inputValue),
  })
  const { setInputValue, openMenu } = box

  // Text typed before the script loaded is only in the field.
  useEffect(() => {
    const input = inputRef.current
    if (!input || input.value === initial) return
    setInputValue(input.value)
    if (document.activeElement === input && hasText(input.value)) openMenu()
  }, [initial, setInputValue, openMenu])

  return {
    ...box,
    inputProps: withoutEmptyIds(
      box.getInputProps({
        ref: inputRef,
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => followOnEnter(event, box.isOpen),
        onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          onFocus()
          makeRoom(currentTarget)
          if (hasText(box.inputValue)) openMenu()
        },
      }),
    ),
    toggleProps: box.getToggleButtonProps({ onMouseDown: keepFocus }),
  }
}

/** Without a highlighted option the attribute is removed: an empty id is invalid. */
const withoutEmptyIds = <Props extends object>(props: Props) => ({
  ...props,
  'aria-activedescendant':
    ('aria-activedescendant' in props && String(props['aria-activedescendant'])) || undefined,
})

/** For buttons inside the box: they keep the focus in it, because the panel closes on blur. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** On a phone the keyboard covers half of the screen, so the box scrolls up to show its results. */
function makeRoom(input: HTMLInputElement) {
  if (matchMedia('(max-width: 766px)').matches) input.form?.scrollIntoView({ block: 'start' })
}

const hasText = (text: string) => text.trim() !== ''

function stateReducer(state: State, { type, changes }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes
  // The panel stays open for visitors who open several results in new tabs.
  if (type === types.ItemClick) return { ...state, highlightedIndex: state.highlightedIndex }
  if (type === types.InputClick)
    return { ...changes, highlightedIndex: -1, isOpen: hasText(state.inputValue) }
  // Clearing the box clears its results; the clear button shows the hint again.
  if (type === types.InputChange) return { ...changes, isOpen: hasText(changes.inputValue ?? '') }
  if (changes.selectedItem) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  return changes
}

/** Enter follows the highlighted link; without one it submits the form, which downshift would prevent. */
function followOnEnter(event: KeyboardEvent<HTMLInputElement>, isOpen: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  const highlighted = event.currentTarget.getAttribute('aria-activedescendant')
  const link = isOpen && highlighted ? document.getElementById(highlighted) : null
  if (!link) return
  event.preventDefault()
  link.click()
}
