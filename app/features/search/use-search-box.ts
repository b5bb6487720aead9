import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react'
import { clickOnEnter, keepFocus, scrollUpOnTouch, withoutEmptyIds } from '~/ui/combobox/combobox-props'

/** What arrows go through; each is an element that a click follows. */
export type PanelItem = { key: string }
type State = UseComboboxState<PanelItem>
type Change = UseComboboxStateChangeOptions<PanelItem>
type SearchBoxOptions = {
  inputRef: RefObject<HTMLInputElement | null>
  items: PanelItem[]
  initial: string
  /** Tells whether there is something to show for a text. */
  opensFor: (text: string) => boolean
  onText: (text: string) => void
  onFocus: () => void
}

/**
 * The combobox pattern of WAI-ARIA, with links as options: choosing one follows it, and does not fill the text.
 * @see docs/requirements.md, H2 and H5
 */
export function useSearchBox({ inputRef, items, initial, opensFor, onText, onFocus }: SearchBoxOptions) {
  const box = useCombobox({
    items,
    initialInputValue: initial,
    itemToString: (item) => item?.key ?? '',
    itemToKey: (item) => item?.key,
    stateReducer: reducerFor(opensFor),
    onInputValueChange: ({ inputValue }) => onText(inputValue),
  })
  useTextBefore({ inputRef, initial, opensFor }, box)

  return {
    ...box,
    inputProps: withoutEmptyIds(
      box.getInputProps({
        ref: inputRef,
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => clickOnEnter(event, box.isOpen),
        onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          onFocus()
          scrollUpOnTouch(currentTarget.closest('search'))
          if (opensFor(box.inputValue)) box.openMenu()
        },
      }),
    ),
    toggleProps: box.getToggleButtonProps({ onMouseDown: keepFocus }),
  }
}

/** Text typed before the script loaded is only in the field, and the focus may be there already. */
function useTextBefore(
  { inputRef, initial, opensFor }: Pick<SearchBoxOptions, 'inputRef' | 'initial' | 'opensFor'>,
  { setInputValue, openMenu }: { setInputValue: (text: string) => void; openMenu: () => void },
) {
  useEffect(() => {
    const input = inputRef.current
    if (!input) return
    if (input.value !== initial) setInputValue(input.value)
    if (document.activeElement !== input) return
    scrollUpOnTouch(input.closest('search'))
    if (opensFor(input.value)) openMenu()
  }, [inputRef, initial, opensFor, setInputValue, openMenu])
}

const reducerFor =
  (opensFor: (text: string) => boolean) =>
  (state: State, { type, changes }: Change): Partial<State> => {
    const types = useCombobox.stateChangeTypes
    // The panel stays open for visitors who open several results in new tabs.
    if (type === types.ItemClick) return { ...state, highlightedIndex: state.highlightedIndex }
    if (type === types.InputClick)
      return { ...changes, highlightedIndex: -1, isOpen: opensFor(state.inputValue) }
    // Clearing the box clears its results; the clear button shows the hint again.
    if (type === types.InputChange) return { ...changes, isOpen: opensFor(changes.inputValue ?? '') }
    if (changes.selectedItem) return { ...changes, selectedItem: null, inputValue: state.inputValue }
    return changes
  }
