import { useCallback, useRef, useState } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { useRoomAboveKeyboard } from '~/ui/combobox/use-room-above-keyboard'
import fieldStyles from './filter-fields.module.css'
import type { ListFilterTexts } from './list-filter-texts'
import { narrowChoices } from './narrow-choices'
import styles from './place-field.module.css'
import { tickPlace } from './tick-place'
import { usePlaceBox } from './use-place-box'
import { type PlacesFound, usePlaceSuggestions } from './use-place-suggestions'
import type { PlaceSuggestion } from './where/place-entries'

type PlaceFieldProps = {
  locale: Locale
  texts: ListFilterTexts['places']
  /** Path of the list. */
  listPath: string
  /** Places that were chosen here and have no check box in the form. */
  added: readonly PlaceSuggestion[]
  onAdd: (place: PlaceSuggestion) => void
  /** Something in the form has changed. */
  onChange: () => void
}

/**
 * A field that suggests places while one is typed, and that narrows the check boxes beside it. Without script its words
 * are read like those of a search.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { texts, listPath, added, locale } = props
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const found = usePlaceSuggestions(text, listPath)
  const type = useCallback((typed: string) => {
    setText(typed)
    narrowChoices(root.current?.parentElement, typed)
  }, [])
  const choose = (place: PlaceSuggestion) => {
    if (!tickPlace(root.current?.parentElement, place)) props.onAdd(place)
    setChosen(place.label)
    props.onChange()
  }
  const box = usePlaceBox({ places: found.places, onText: type })
  const label = box.getLabelProps()
  const message = box.isOpen ? messageOf(found, texts) : undefined
  const status = box.isOpen ? (message ?? countText(found, texts, locale)) : chosenText(chosen, texts)
  return (
    <div ref={root} className={styles.place}>
      <label id={label.id} htmlFor={label.htmlFor} className={fieldStyles.label}>
        {texts.label}
      </label>
      <input
        {...box.inputProps}
        name="where"
        type="text"
        maxLength={100}
        enterKeyHint="search"
        spellCheck={false}
        placeholder={texts.placeholder}
        className={fieldStyles.input}
      />
      {message && <p className={styles.message}>{message}</p>}
      <Suggestions box={box} places={found.places} texts={texts} locale={locale} onChoose={choose} />
      {added.map(({ parameter, value, label: name, hint }) => (
        <label key={`${parameter} ${value}`} className={fieldStyles.option}>
          <input type="checkbox" name={parameter} value={value} defaultChecked />
          <span>
            {name} <small className={styles.hint}>{hint}</small>
          </span>
        </label>
      ))}
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  )
}

type SuggestionsProps = Pick<PlaceFieldProps, 'texts' | 'locale'> & {
  box: ReturnType<typeof usePlaceBox>
  places: PlaceSuggestion[]
  onChoose: (place: PlaceSuggestion) => void
}

function Suggestions({ box, places, texts, locale, onChoose }: SuggestionsProps) {
  const list = useRef<HTMLUListElement>(null)
  const isShown = box.isOpen && places.length > 0
  useRoomAboveKeyboard(list, isShown)
  return (
    <ul
      {...box.getMenuProps({ ref: list, 'aria-label': texts.results })}
      className={styles.suggestions}
      hidden={!isShown}
    >
      {places.map((place, index) => (
        <li
          key={`${place.parameter} ${place.value} ${place.label}`}
          {...box.getItemProps({ item: place, index, onClick: () => onChoose(place) })}
          className={styles.suggestion}
        >
          <span>
            {place.label} <small className={styles.hint}>{place.hint}</small>
          </span>
          {place.total !== undefined && (
            <span className={fieldStyles.count}>{formatNumber(place.total, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function messageOf({ state, places }: PlacesFound, texts: ListFilterTexts['places']) {
  if (state === 'failed') return texts.failed
  return state === 'ready' && places.length === 0 ? texts.none : undefined
}

const chosenText = (chosen: string | undefined, { added }: ListFilterTexts['places']) =>
  chosen && added.replace('{{place}}', chosen)

/** Announced when the server has answered. */
function countText({ state, places }: PlacesFound, texts: ListFilterTexts['places'], locale: Locale) {
  if (state === 'waiting') return ''
  const text = places.length === 1 ? texts.foundOne : texts.foundMany
  return text.replace('{{number}}', formatNumber(places.length, locale))
}
