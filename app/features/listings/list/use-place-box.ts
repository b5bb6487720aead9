import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { clickOnEnter, scrollUpOnTouch, withoutEmptyIds } from '~/ui/combobox/combobox-props'
import { isPlaceText } from './use-place-suggestions'
import type { PlaceSuggestion } from './where/place-entries'

type State = UseComboboxState<PlaceSuggestion>
type Change = UseComboboxStateChangeOptions<PlaceSuggestion>
type PlaceBoxOptions = {
  places: PlaceSuggestion[]
  onText: (text: string) => void
}

/** The combobox pattern of WAI-ARIA: the first suggestion is highlighted, and choosing one empties the field for the next. */
export function usePlaceBox({ places, onText }: PlaceBoxOptions) {
  const inputRef = useRef<HTMLInputElement>(null)
  const box = useCombobox({
    items: places,
    defaultHighlightedIndex: 0,
    itemToString: (place) => place?.label ?? '',
    itemToKey: (place) => place && `${place.parameter} ${place.value} ${place.label}`,
    stateReducer,
    onInputValueChange: ({ inputValue }) => onText(inputValue),
  })
  const { openMenu, setInputValue } = box
  // Text typed before the script loaded is only in the field.
  useEffect(() => {
    const input = inputRef.current
    if (!input?.value) return
    setInputValue(input.value)
    if (document.activeElement !== input) return
    scrollUpOnTouch(input.parentElement)
    openMenu()
  }, [setInputValue, openMenu])
  const inputProps = withoutEmptyIds(
    box.getInputProps({
      ref: inputRef,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        keepPanelOpen(event, box.isOpen)
        clickOnEnter(event, box.isOpen)
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        scrollUpOnTouch(currentTarget.parentElement)
        if (isPlaceText(box.inputValue)) openMenu()
      },
    }),
  )
  // The first option is highlighted before the server has named one.
  const noOption = places.length === 0 && { 'aria-activedescendant': undefined }
  return { ...box, inputProps: { ...inputProps, ...noOption } }
}

/** Escape closes the suggestions first, and only then the panel with the field. */
function keepPanelOpen(event: KeyboardEvent, isOpen: boolean) {
  if (event.key === 'Escape' && isOpen) event.preventDefault()
}

function stateReducer(state: State, { type, changes }: Change): Partial<State> {
  const types = useCombobox.stateChangeTypes
  if (type === types.ItemClick) return { ...changes, selectedItem: null, inputValue: '', isOpen: false }
  // Leaving the field chooses nothing, and keeps what was typed.
  if (type === types.InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue }
  if (type === types.InputKeyDownEscape) return { ...changes, inputValue: state.inputValue }
  if (type === types.InputChange) return { ...changes, isOpen: isPlaceText(changes.inputValue ?? '') }
  // Opened before the server has named a place, it would highlight none of those that come.
  if (type === types.FunctionOpenMenu) return { ...changes, highlightedIndex: 0 }
  if (type === types.InputClick)
    return { ...changes, highlightedIndex: 0, isOpen: isPlaceText(state.inputValue) }
  return changes
}
