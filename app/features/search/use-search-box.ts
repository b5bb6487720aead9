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
 * The combobox pattern of WAI-ARIA, where a choice is a link: it is followed, and never becomes the text.
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

  // What was typed before the script came stands in the field only.
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

/** While nothing is highlighted the box names no option: an empty id is no id. */
const withoutEmptyIds = <Props extends object>(props: Props) => ({
  ...props,
  'aria-activedescendant':
    ('aria-activedescendant' in props && String(props['aria-activedescendant'])) || undefined,
})

/** For what may be pressed without leaving the box: the panel shows only while the box is focused. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

/** On a phone the keyboard takes half of the screen: the box goes up, so that its results are seen. */
function makeRoom(input: HTMLInputElement) {
  if (matchMedia('(max-width: 766px)').matches) input.form?.scrollIntoView({ block: 'start' })
}

const hasText = (text: string) => text.trim() !== ''

function stateReducer(state: State, { type, changes }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes
  // The panel stays, for who opens one result after another in tabs of their own.
  if (type === types.ItemClick) return { ...state, highlightedIndex: state.highlightedIndex }
  if (type === types.InputClick)
    return { ...changes, highlightedIndex: -1, isOpen: hasText(state.inputValue) }
  // An emptied box clears its results; what may be typed is told to who asks by the button.
  if (type === types.InputChange) return { ...changes, isOpen: hasText(changes.inputValue ?? '') }
  if (changes.selectedItem) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  return changes
}

/** The highlighted link is followed; without one the form is sent, which downshift would prevent. */
function followOnEnter(event: KeyboardEvent<HTMLInputElement>, isOpen: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  const highlighted = event.currentTarget.getAttribute('aria-activedescendant')
  const link = isOpen && highlighted ? document.getElementById(highlighted) : null
  if (!link) return
  event.preventDefault()
  link.click()
}
