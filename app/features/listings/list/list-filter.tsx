import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import { Icon } from '~/ui/shell/icon'
import { AmountField, inEuros } from './amount-field'
import styles from './list-filter.module.css'
import type { ListFilterChoices } from './list-page.server'
import { energyFilterLetters, type ListingCriteria, listingSorts } from './listing-criteria'

const formId = 'list-filter'

type ListFilterProps = {
  filter: ListFilterChoices
  criteria: ListingCriteria
}

/** The filter of a list: an ordinary GET form, so that its values are in the address (P1). */
export function ListFilter({ filter, criteria }: ListFilterProps) {
  const { t } = useText()
  return (
    <search>
      <WordSearch />
      <details className={styles.panel}>
        <summary className={styles.open}>
          <Icon name="filter" />
          {t('listings:filter.title')}
        </summary>
        <form
          id={formId}
          action={filter.action}
          className={styles.filter}
          aria-label={t('listings:filter.title')}
        >
          {criteria.view === 'map' && <input type="hidden" name="view" value="map" />}
          <Choices legend={t('listings:filter.places')} name="city" choices={filter.cities} />
          <Choices legend={t('listings:filter.types')} name="type" choices={filter.types} />
          <AmountField
            className={styles.field}
            name="priceMin"
            label={t('listings:filter.priceMin')}
            value={inEuros(criteria.priceMinCents)}
          />
          <AmountField
            className={styles.field}
            name="priceMax"
            label={t('listings:filter.priceMax')}
            value={inEuros(criteria.priceMaxCents)}
          />
          <label className={styles.field}>
            <span>{t('listings:filter.bedrooms')}</span>
            <select name="bedroomsMin" defaultValue={criteria.bedroomsMin ?? ''}>
              <option value="">{t('listings:filter.any')}</option>
              {bedroomCounts(criteria.bedroomsMin).map((count) => (
                <option key={count} value={count}>
                  {count}+
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{t('listings:filter.energy')}</span>
            <select name="energy" defaultValue={criteria.energy ?? ''}>
              <option value="">{t('listings:filter.any')}</option>
              {energyFilterLetters.map((letter) => (
                <option key={letter} value={letter}>
                  {t('listings:filter.orBetter', { letter })}
                </option>
              ))}
            </select>
          </label>
          <AmountField
            className={styles.field}
            name="surfaceMin"
            label={t('listings:filter.surfaceMin')}
            value={criteria.surfaceMin}
          />
          <label className={styles.field}>
            <span>{t('listings:filter.sort')}</span>
            <select name="sort" defaultValue={criteria.sort}>
              {listingSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`listings:sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.send}>
            <button type="submit" className="button button-main">
              {t('listings:filter.show')}
            </button>
          </div>
        </form>
      </details>
    </search>
  )
}

/** Placed before its form, so that phones show it without unfolding the filter. */
function WordSearch() {
  const { t } = useText()
  const id = `${formId}-words`
  return (
    <div className={styles.words}>
      <label htmlFor={id}>{t('listings:words.label')}</label>
      <input
        id={id}
        form={formId}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        placeholder={t('listings:words.placeholder')}
      />
      <button type="submit" form={formId} className="button">
        {t('listings:words.search')}
      </button>
    </div>
  )
}

type ChoicesProps = {
  legend: string
  name: string
  choices: ListFilterChoices['cities']
}

/** Check boxes in a disclosure whose summary names the selection, without script. */
function Choices({ legend, name, choices }: ChoicesProps) {
  const { t } = useText()
  const labels = choices.filter(({ chosen }) => chosen).map(({ label }) => label)
  return (
    <details className={styles.choices} name="filter">
      <summary className={styles.summary}>
        <span className={styles.legend}>{legend}</span>
        <span className={styles.chosen}>
          {labels.length > 0 ? labels.join(', ') : t('listings:filter.all')}
        </span>
      </summary>
      <CachedHtml tag="fieldset" of={choices} part={`choices ${name}`} className={styles.options}>
        <legend className="visually-hidden">{legend}</legend>
        {choices.map(({ value, label, total, chosen }) => (
          <label key={value} className={styles.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
            <span>{label}</span>
            <span className={styles.count}>{total}</span>
          </label>
        ))}
      </CachedHtml>
    </details>
  )
}

/** Adds the value in the address to the choices, even if it exceeds those we suggest. */
const bedroomCounts = (asked: number | undefined) =>
  [...new Set([1, 2, 3, 4, 5, asked ?? 1])].sort((a, b) => a - b)
