import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import { AmountField, inEuros } from './amount-field'
import styles from './filter-fields.module.css'
import type { FilterGroup } from './filter-groups'
import type { ListFilterChoices } from './list-page.server'
import { energyFilterLetters, type ListingCriteria } from './listing-criteria'

type FieldsProps = { filter: ListFilterChoices; criteria: ListingCriteria }

/** The fields of one group of filters. */
export function FilterFields({ group, ...props }: FieldsProps & { group: FilterGroup }) {
  const Fields = { place: PlaceFields, price: PriceFields, rooms: RoomFields, more: MoreFields }[group]
  return <Fields {...props} />
}

function PlaceFields({ filter }: FieldsProps) {
  const { t } = useText()
  return <Choices legend={t('listings:filter.places')} name="city" choices={filter.cities} />
}

function PriceFields({ criteria }: FieldsProps) {
  const { t } = useText()
  return (
    <div className={styles.pair}>
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
    </div>
  )
}

function RoomFields({ criteria }: FieldsProps) {
  const { t } = useText()
  const { bedroomsMin = '', surfaceMin } = criteria
  const counts = ['' as const, ...bedroomCounts(criteria.bedroomsMin)]
  return (
    <>
      <fieldset className={styles.set}>
        <legend>{t('listings:filter.bedrooms')}</legend>
        <div className={styles.steps}>
          {counts.map((count) => (
            <label key={count} className={styles.step}>
              <input type="radio" name="bedroomsMin" value={count} defaultChecked={count === bedroomsMin} />
              <span>{count === '' ? t('listings:filter.any') : `${count}+`}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <AmountField
        className={styles.field}
        name="surfaceMin"
        label={t('listings:filter.surfaceMin')}
        value={surfaceMin}
      />
    </>
  )
}

function MoreFields({ filter, criteria }: FieldsProps) {
  const { t } = useText()
  return (
    <>
      <Choices legend={t('listings:filter.types')} name="type" choices={filter.types} />
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
    </>
  )
}

type ChoicesProps = { legend: string; name: string; choices: ListFilterChoices['cities'] }

/** Check boxes with the number of listings of each. */
function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <CachedHtml tag="fieldset" of={choices} part={`choices ${name}`} className={styles.set}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {choices.map(({ value, label, total, chosen }) => (
          <label key={value} className={styles.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
            <span>{label}</span>
            <span className={styles.count}>{total}</span>
          </label>
        ))}
      </div>
    </CachedHtml>
  )
}

/** Adds the value in the address to the choices, even if it exceeds those we suggest. */
const bedroomCounts = (asked: number | undefined) =>
  [...new Set([1, 2, 3, 4, 5, asked ?? 1])].sort((a, b) => a - b)
