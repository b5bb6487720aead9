import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
import { useText } from '~/i18n/use-text'
import { Button } from './button'
import styles from './filter-bar.module.css'
import { type Filter, filledQuery, takenFilters } from './filters'
import { OfficeIcon } from './office-icon'
import { withQuery } from './query'

type FilterBarProps = {
  filters: readonly Filter[]
  /** Parameters of the address that are no filters and stay, such as the order. */
  kept?: readonly string[]
}

/** Filters of a list. They are the address: it can be kept and shared, and the form works without script. */
export function FilterBar({ filters, kept = ['sort'] }: FilterBarProps) {
  const { t } = useText()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const query = new URLSearchParams(search)
  const taken = takenFilters(filters)
  const words = filters.find((filter) => filter.kind === 'search')
  const others = filters.filter((filter) => filter.kind !== 'search')

  function send(event?: SubmitEvent) {
    event?.preventDefault()
    if (!form.current) return
    void navigate({ pathname, search: filledQuery(new FormData(form.current)) }, { preventScrollReset: true })
  }

  return (
    <div className={styles.bar}>
      <Form
        ref={form}
        method="get"
        className={styles.form}
        onSubmit={send}
        role="search"
        aria-label={t('office:filters.name')}
      >
        {kept.map((name) =>
          query.has(name) ? (
            <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
          ) : null,
        )}
        {words && <SearchField filter={words} />}
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((filter) => (
              <FilterField key={filter.name} filter={filter} onPick={() => send()} />
            ))}
          </div>
        )}
        <Button>{t('office:filters.apply')}</Button>
      </Form>
      {taken.length > 0 && (
        <ul className={styles.chips} aria-label={t('office:filters.taken')}>
          {taken.map(({ name, text }) => (
            <li key={name}>
              <Link to={withQuery(search, { [name]: '' })} className={styles.chip} preventScrollReset>
                {text}
                <span className="visually-hidden">{`, ${t('office:filters.remove')}`}</span>
                <OfficeIcon name="close" />
              </Link>
            </li>
          ))}
          {taken.length > 1 && (
            <li>
              <Link
                to={withQuery(search, Object.fromEntries(taken.map(({ name }) => [name, ''])))}
                className={styles.all}
                preventScrollReset
              >
                {t('office:filters.removeAll')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** The field shows what the address says, also after a press on a chip or a step back. */
function useAddressValue<Control extends { value: string }>(value: string) {
  const control = useRef<Control>(null)
  useEffect(() => {
    if (control.current && control.current.value !== value) control.current.value = value
  }, [value])
  return control
}

function SearchField({ filter: { name, label, value } }: { filter: Filter }) {
  const control = useAddressValue<HTMLInputElement>(value)
  return (
    <span className={styles.search}>
      <OfficeIcon name="search" />
      <input
        ref={control}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={label}
        aria-label={label}
        data-office-search=""
      />
    </span>
  )
}

type FilterFieldProps = { filter: Exclude<Filter, { kind: 'search' }>; onPick: () => void }

/** A choice or a day, with its name before it. A choice counts at once where there is script. */
function FilterField({ filter, onPick }: FilterFieldProps) {
  const { t } = useText()
  const id = useId()
  const { name, label, value } = filter
  const choice = useAddressValue<HTMLSelectElement>(value)
  const day = useAddressValue<HTMLInputElement>(value)
  return (
    <span className={value ? `${styles.field} ${styles.set}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {filter.kind === 'choice' ? (
        <select ref={choice} id={id} name={name} defaultValue={value} onChange={onPick}>
          <option value="">{filter.any ?? t('office:filters.any')}</option>
          {filter.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      ) : (
        <input ref={day} id={id} type="date" name={name} defaultValue={value} />
      )}
    </span>
  )
}
