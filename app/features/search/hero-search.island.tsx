import styles from './hero-search.module.css'
import { SearchPanel } from './search-panel'
import { type SuggestionProps, useSuggestions } from './use-suggestions'

export type HeroSearchBoxProps = SuggestionProps & { showSearchButton: boolean }

/** A form that searches the lists; with script its results appear below while the box is focused. */
export default function HeroSearchBox(props: HeroSearchBoxProps) {
  const { texts } = props
  const suggestions = useSuggestions(props)
  const { box, inputProps } = suggestions
  const label = box.getLabelProps()

  return (
    <search className={styles.box}>
      <form action={props.salePath} className={styles.form}>
        <div className={styles.field}>
          <button type="button" {...box.toggleProps} aria-label={texts.toggle} className={styles.toggle}>
            <Magnifier />
          </button>
          <label id={label.id} htmlFor={label.htmlFor} className={styles.label}>
            {texts.label}
          </label>
          <input {...inputProps} placeholder={texts.placeholder} className={styles.input} />
        </div>
        {props.showSearchButton && (
          <>
            <button type="submit" className="button button-main">
              <Magnifier />
              {texts.sale}
            </button>
            <button type="submit" formAction={props.rentPath} className="button">
              <Magnifier />
              {texts.rent}
            </button>
          </>
        )}
      </form>
      <SearchPanel suggestions={suggestions} {...props} />
    </search>
  )
}

const Magnifier = () => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21" strokeLinecap="round" />
  </svg>
)
