import { useText } from '~/i18n/use-text'
import { AmountField, inEuros } from '../list/amount-field'
import { type UnitCriteria, unitSorts, unitStates } from './unit-criteria'
import styles from './unit-filter.module.css'

type UnitFilterProps = {
  /** The project's own path. */
  action: string
  criteria: UnitCriteria
  narrowed: boolean
  types: { slug: string; name: { text: string; lang?: string } }[]
}

/** Filters and orders the price list: an ordinary GET form, so that its values are in the address. */
export function UnitFilter({ action, criteria, narrowed, types }: UnitFilterProps) {
  const { t } = useText()
  const stateNames = Object.keys(unitStates) as (keyof typeof unitStates)[]
  return (
    <search>
      <form
        action={`${action}#price-list`}
        className={styles.filter}
        aria-label={t('listings:projects.filter')}
      >
        <label className={styles.field}>
          <span>{t('listings:projects.state')}</span>
          <select name="state" defaultValue={criteria.state ?? ''}>
            <option value="">{t('listings:filter.all')}</option>
            {stateNames.map((name) => (
              <option key={name} value={name}>
                {t(`listings:projects.states.${unitStates[name]}`)}
              </option>
            ))}
          </select>
        </label>
        {types.length > 1 && (
          <label className={styles.field}>
            <span>{t('listings:projects.type')}</span>
            <select name="type" defaultValue={criteria.type ?? ''}>
              <option value="">{t('listings:filter.all')}</option>
              {types.map(({ slug, name }) => (
                <option key={slug} value={slug} lang={name.lang}>
                  {name.text}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles.field}>
          <span>{t('listings:filter.bedrooms')}</span>
          <select name="bedroomsMin" defaultValue={criteria.bedroomsMin ?? ''}>
            <option value="">{t('listings:filter.any')}</option>
            {[...new Set([1, 2, 3, 4, criteria.bedroomsMin ?? 1])].map((count) => (
              <option key={count} value={count}>
                {count}+
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
        <AmountField
          className={styles.field}
          name="priceMax"
          label={t('listings:filter.priceMax')}
          value={inEuros(criteria.priceMaxCents)}
        />
        <label className={styles.field}>
          <span>{t('listings:filter.sort')}</span>
          <select name="sort" defaultValue={criteria.sort}>
            {unitSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`listings:projects.sorts.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.send}>
          <button type="submit" className="button">
            {t('listings:projects.showUnits')}
          </button>
          {narrowed && <a href={`${action}#price-list`}>{t('listings:filter.reset')}</a>}
        </div>
      </form>
    </search>
  )
}
