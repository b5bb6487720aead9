import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { CachedHtml } from '~/ui/page/cached-html'
import type { FilterChoice, OfferedChoices } from './filter-choices.server'
import styles from './filter-fields.module.css'

/** Choices that are shown at once; a longer list unfolds, so that a phone need not be scrolled past all of it. */
const shownAtOnce = 12

type ChoiceFieldsProps = OfferedChoices & {
  legend: string
  name: string
  /** As lines of check boxes, such as places; else as buttons that stay pressed. */
  isList: boolean
}

/** Check boxes with the number of listings of each, the most frequent first where not all are shown. */
export function ChoiceFields({ legend, name, choices, totals, isList }: ChoiceFieldsProps) {
  const { locale } = useText()
  if (choices.length === 0) return null
  const parts = isList ? partsOf(choices) : { shown: choices, folded: [] }
  const numbers = new Map(choices.map((choice, at) => [choice, formatNumber(totals[at] ?? 0, locale)]))
  // The HTML is cached with a gap for each number, which follows the other filters of the page.
  const gaps = [...parts.shown, ...parts.folded].map((choice) => numbers.get(choice) ?? '')
  return (
    <CachedHtml
      tag="fieldset"
      of={choices}
      part={`choices ${name}`}
      gaps={gaps}
      className={styles.set}
      data-long-list={isList ? '' : undefined}
    >
      {(texts) => (
        <>
          <legend>{legend}</legend>
          <Choices name={name} isList={isList} numbers={texts} {...parts} />
        </>
      )}
    </CachedHtml>
  )
}

type PartsProps = Parts & Pick<ChoiceFieldsProps, 'name' | 'isList'> & { numbers: readonly string[] }

function Choices({ name, isList, shown, folded, numbers }: PartsProps) {
  const { t, locale } = useText()
  const Group = isList ? Boxes : Pills
  return (
    <>
      <Group name={name} choices={shown} numbers={numbers} />
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>{t('listings:filter.others', { number: formatNumber(folded.length, locale) })}</summary>
          <Boxes name={name} choices={folded} numbers={numbers.slice(shown.length)} />
        </details>
      )}
    </>
  )
}

type ChoiceList = readonly FilterChoice[]

/** What is shown at once, and what unfolds. */
type Parts = { shown: ChoiceList; folded: ChoiceList }

const partsOfChoices = new WeakMap<ChoiceList, Parts>()

/** Split once for all pages that share the choices. */
function partsOf(choices: ChoiceList): Parts {
  const parts = partsOfChoices.get(choices) ?? split(choices)
  partsOfChoices.set(choices, parts)
  return parts
}

/** What is chosen, and the most frequent of the whole list, in the order of the list. */
function split(choices: ChoiceList): Parts {
  if (choices.length <= shownAtOnce) return { shown: choices, folded: [] }
  const first = choices.toSorted((a, b) => Number(b.chosen) - Number(a.chosen) || b.total - a.total)
  const isShown = new Set(first.slice(0, shownAtOnce - 2))
  return {
    shown: choices.filter((choice) => isShown.has(choice)),
    folded: choices.filter((choice) => !isShown.has(choice)),
  }
}

type BoxesProps = { name: string; choices: ChoiceList; numbers: readonly string[] }

const Boxes = ({ name, choices, numbers }: BoxesProps) => (
  <div className={styles.options}>
    {choices.map(({ value, label, chosen }, at) => (
      <label key={value} className={styles.option}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        <span>{label}</span>
        <span className={styles.count}>{numbers[at]}</span>
      </label>
    ))}
  </div>
)

const Pills = ({ name, choices, numbers }: BoxesProps) => (
  <div className={styles.steps}>
    {choices.map(({ value, label, chosen }, at) => (
      <label key={value} className={styles.step}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        <span>
          {label} <small>{numbers[at]}</small>
        </span>
      </label>
    ))}
  </div>
)
