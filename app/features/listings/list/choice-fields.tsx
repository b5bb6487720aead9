import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { CachedHtml, CachedList } from '~/ui/page/cached-html'
import type { FilterChoice } from './filter-choices.server'
import styles from './filter-fields.module.css'

/** Choices that are shown at once; a longer list unfolds, so that a phone need not be scrolled past all of it. */
const shownAtOnce = 12

type ChoiceFieldsProps = {
  legend: string
  name: string
  choices: FilterChoice[]
  /** As lines of check boxes, such as places; else as buttons that stay pressed. */
  isList: boolean
}

/** Check boxes with the number of listings of each, the most frequent first where not all are shown. */
export function ChoiceFields({ legend, name, choices, isList }: ChoiceFieldsProps) {
  if (choices.length === 0) return null
  // With one that is chosen they are this page's alone.
  const part = !choices.some(({ chosen }) => chosen) && `choices ${name}`
  return (
    <CachedHtml
      tag="fieldset"
      of={choices}
      part={part}
      className={styles.set}
      data-long-list={isList ? '' : undefined}
    >
      <legend>{legend}</legend>
      <Choices name={name} choices={choices} isList={isList} />
    </CachedHtml>
  )
}

function Choices({ name, choices, isList }: Omit<ChoiceFieldsProps, 'legend'>) {
  const { t, locale } = useText()
  const [shown, folded] = isList && choices.length > shownAtOnce ? split(choices) : [choices, []]
  return (
    <>
      {isList ? <Boxes name={name} choices={shown} /> : <Pills name={name} choices={shown} />}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{t('listings:filter.others', { number: formatNumber(folded.length, locale) })}</summary>
          <Boxes name={name} choices={folded} />
        </details>
      )}
    </>
  )
}

/** What is chosen, and the most frequent, in the order of the list. */
function split(choices: FilterChoice[]): [FilterChoice[], FilterChoice[]] {
  const first = choices.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || b.total - a.total)
  const shown = new Set(first.slice(0, shownAtOnce - 2))
  return [choices.filter((choice) => shown.has(choice)), choices.filter((choice) => !shown.has(choice))]
}

type BoxesProps = Pick<ChoiceFieldsProps, 'name' | 'choices'>

function Boxes({ name, choices }: BoxesProps) {
  const { locale } = useText()
  return (
    <CachedList
      tag="div"
      className={styles.options}
      items={choices}
      partOf={() => `box ${name}`}
      render={({ value, label, total, chosen }) => (
        <label key={value} className={styles.option}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
          <span>{label}</span>
          <span className={styles.count}>{formatNumber(total, locale)}</span>
        </label>
      )}
    />
  )
}

function Pills({ name, choices }: BoxesProps) {
  const { locale } = useText()
  return (
    <CachedList
      tag="div"
      className={styles.steps}
      items={choices}
      partOf={() => `pill ${name}`}
      render={({ value, label, total, chosen }) => (
        <label key={value} className={styles.step}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
          <span>
            {label} <small>{formatNumber(total, locale)}</small>
          </span>
        </label>
      )}
    />
  )
}
