import { DrawnIcon } from '~/ui/shell/drawn-icon'
import * as iconLines from '~/ui/shell/icon-lines'
import styles from './list-search.module.css'
import { SearchPanel } from './search-panel'
import { type SuggestionProps, useSuggestions } from './use-suggestions'

export type ListSearchFieldProps = SuggestionProps & {
  /** Id of the form that the field belongs to. */
  formId: string
  /** Name of its button. */
  send: string
}

/** A field for search words outside its form; with script it suggests what to look for. */
export default function ListSearchField(props: ListSearchFieldProps) {
  const { texts, formId, send } = props
  const suggestions = useSuggestions(props)
  const { box, inputProps } = suggestions
  const label = box.getLabelProps()

  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <label id={label.id} htmlFor={label.htmlFor} className="visually-hidden">
          {texts.label}
        </label>
        <input {...inputProps} form={formId} placeholder={texts.placeholder} />
        <button type="submit" form={formId}>
          <DrawnIcon lines={iconLines.search} />
          <span className="visually-hidden">{send}</span>
        </button>
      </div>
      <SearchPanel suggestions={suggestions} {...props} />
    </div>
  )
}
