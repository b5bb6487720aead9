import type { TextKey } from '~/i18n/text-keys'
import { useText } from '~/i18n/use-text'
import { CachedHtml } from '~/ui/page/cached-html'
import { AmountField } from './amount-field'
import { ChoiceFields } from './choice-fields'
import type { FilterChoices, OfferedChoices } from './filter-choices.server'
import { controlsOf, type FilterControl } from './filter-controls'
import styles from './filter-fields.module.css'
import type { FilterGroup } from './filter-groups'
import { listOf } from './filters/filter-values'
import type { AnyFilter } from './filters/filters'
import type { ListingCriteria } from './listing-criteria'

const nothingOffered: OfferedChoices = { choices: [], totals: [] }

type FieldsProps = { choices: FilterChoices; criteria: ListingCriteria }

/** The fields of one group of filters, as the table of filters has them. */
export const FilterFields = ({ group, ...props }: FieldsProps & { group: FilterGroup }) =>
  controlsOf(group).map((control) => <Field key={control.filter.name} control={control} {...props} />)

function Field({ control, choices, criteria }: FieldsProps & { control: FilterControl }) {
  const { filter } = control
  const legend = useLegend(filter)
  switch (control.kind) {
    case 'choices':
      return (
        <ChoiceFields
          legend={legend}
          name={filter.parameter}
          {...(choices[filter.parameter] ?? nothingOffered)}
          isList={filter.test.by === 'where'}
        />
      )
    case 'select':
      return <SelectField legend={legend} filter={filter} value={written(filter, criteria)} />
    case 'day':
      return <DayField legend={legend} filter={filter} value={written(filter, criteria)} />
    case 'range':
      return <RangeFields legend={legend} least={filter} most={control.most} criteria={criteria} />
  }
}

function useLegend({ parameter }: AnyFilter) {
  const { t } = useText()
  return t(`listings:filter.label.${parameter}` as TextKey)
}

type FieldProps = { legend: string; filter: AnyFilter; value: string }

/** Cache key of a field: where nothing is chosen it is the same on every list. */
const partOf = (...values: string[]): string | false => values.every((value) => value === '') && 'empty field'

function SelectField({ legend, filter, value }: FieldProps) {
  const { t } = useText()
  return (
    <CachedHtml tag="label" of={filter} part={partOf(value)} className={styles.field}>
      <span className={styles.label}>{legend}</span>
      <select name={filter.parameter} defaultValue={value} className={`${styles.input} ${styles.select}`}>
        <option value="">{t('listings:filter.any')}</option>
        {filter.codec.order?.map((letter) => (
          <option key={String(letter)} value={String(letter)}>
            {t('listings:filter.orBetter', { letter: String(letter) })}
          </option>
        ))}
      </select>
    </CachedHtml>
  )
}

const DayField = ({ legend, filter, value }: FieldProps) => (
  <CachedHtml tag="label" of={filter} part={partOf(value)} className={styles.field}>
    <span className={styles.label}>{legend}</span>
    <input type="date" name={filter.parameter} defaultValue={value} className={styles.input} />
  </CachedHtml>
)

type RangeProps = { legend: string; least: AnyFilter; most: AnyFilter; criteria: ListingCriteria }

/** Two fields for the ends of a range. */
function RangeFields({ legend, criteria, ...ends }: RangeProps) {
  const [from, to] = [written(ends.least, criteria), written(ends.most, criteria)]
  return (
    <CachedHtml tag="fieldset" of={ends.least} part={partOf(from, to)} className={styles.set}>
      <legend>{legend}</legend>
      <RangeEnds {...ends} from={from} to={to} />
    </CachedHtml>
  )
}

type EndsProps = Pick<RangeProps, 'least' | 'most'> & { from: string; to: string }

/** Where a range counts rooms, its lower end is a row of buttons. */
function RangeEnds({ least, most, from, to }: EndsProps) {
  const { t } = useText()
  const of = 'of' in least.test ? least.test.of : undefined
  const mode = of === 'plot' ? 'text' : 'numeric'
  const end = (filter: AnyFilter, value: string, label: string, className = styles.end) => (
    <AmountField {...{ label, mode, className, value }} name={filter.parameter} />
  )
  return of === 'bedrooms' ? (
    <>
      <CountButtons name={least.parameter} value={from} />
      {end(most, to, t('listings:filter.atMost'), `${styles.end} ${styles.after}`)}
    </>
  ) : (
    <div className={styles.pair}>
      {end(least, from, t('listings:filter.from'))}
      {end(most, to, t('listings:filter.to'))}
    </div>
  )
}

/** At least one, two, three …, as buttons of which one is pressed. */
function CountButtons({ name, value }: { name: string; value: string }) {
  const { t } = useText()
  return (
    <div className={styles.steps}>
      {['', ...countsWith(value)].map((count) => (
        <label key={count} className={styles.step}>
          <input type="radio" name={name} value={count} defaultChecked={count === value} />
          <span>{count === '' ? t('listings:filter.any') : `${count}+`}</span>
        </label>
      ))}
    </div>
  )
}

/** Adds the value in the address to the choices, even if it exceeds those we suggest. */
const countsWith = (asked: string) =>
  [...new Set(['1', '2', '3', '4', '5', asked || '1'])].sort((a, b) => Number(a) - Number(b))

/** The value of a filter as a field holds it. */
const written = ({ name, codec }: AnyFilter, criteria: ListingCriteria): string =>
  listOf(criteria[name]).map(codec.write).join()
