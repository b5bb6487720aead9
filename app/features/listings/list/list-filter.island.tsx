import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '~/kernel/locale'
import { formatNumber } from '~/kernel/numbers'
import { ServerHtml } from '~/ui/island/server-html'
import { DrawnIcon } from '~/ui/shell/drawn-icon'
import * as iconLines from '~/ui/shell/icon-lines'
import { filterFormId } from './filter-form-id'
import type { FilterGroup } from './filter-groups'
import styles from './list-filter.module.css'
import type { ListFilterTexts } from './list-filter-texts'
import { PlaceField } from './place-field'
import { submitFilter } from './submit-filter'
import { useFilterSheet } from './use-filter-sheet'
import { useLiveCount } from './use-live-count'
import type { PlaceSuggestion } from './where/place-entries'

const titleId = 'filters-title'

/** A group of filters, shown below its button; on a phone a section of the sheet. */
type Panel = {
  group: FilterGroup
  title: string
  /** What is chosen in it, in words. */
  chosen: string | undefined
  /** Number of filters chosen in it. */
  count: number
}

export type FilterFormProps = {
  locale: Locale
  texts: ListFilterTexts
  /** Path of the list. */
  action: string
  /** Values that the form keeps without showing them. */
  hidden: [name: string, value: string][]
  panels: Panel[]
  /** Number of listings that match the filters of the page. */
  total: number
  /** Number of filters of the page. */
  active: number
  resetHref: string
  /** The fields of each group, which only the server renders. */
  fields?: Partial<Record<FilterGroup, ReactNode>>
}

/**
 * The filters of a list: a GET form whose groups are native popovers, and on a phone a sheet that is one too. It works
 * without script, which adds the number of listings, keeps the focus in the sheet and closes it with the back button.
 */
export default function FilterForm(props: FilterFormProps) {
  const { texts, locale, panels, active, fields, resetHref } = props
  const form = useRef<HTMLFormElement>(null)
  const sheet = useFilterSheet(titleId)
  const { total, isLive, refresh } = useLiveCount(form, props.total)
  const showText = showTextOf(total, props)
  const [added, setAdded] = useState<PlaceSuggestion[]>([])
  const onAdd = (place: PlaceSuggestion) => setAdded((places) => withPlace(places, place))
  const show = (
    <button type="submit" className="button button-main">
      {showText}
    </button>
  )

  return (
    <form
      ref={form}
      id={filterFormId}
      action={props.action}
      className={styles.form}
      aria-label={texts.title}
      autoComplete="off"
      onInput={refresh}
      onSubmit={submitFilter}
    >
      {withoutOldRadius(props.hidden, added).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="button" popoverTarget="filters" className={styles.open}>
        <DrawnIcon lines={iconLines.filter} />
        {texts.open}
        {active > 0 && (
          <span className={styles.active}>
            <span aria-hidden="true">{active}</span>
            <span className="visually-hidden">{texts.active}</span>
          </span>
        )}
      </button>
      <div popover="auto" id="filters" className={styles.sheet} {...sheet}>
        <div className={styles.top}>
          <h2 id={titleId}>{texts.open}</h2>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={texts.close}
          >
            <DrawnIcon lines={iconLines.close} />
          </button>
        </div>
        <div className={styles.panels}>
          {panels.map((panel) => (
            <FilterPanel key={panel.group} {...panel} fields={fields?.[panel.group]} show={show}>
              {panel.group === 'place' && (
                <PlaceField
                  {...{ locale, added, onAdd, listPath: props.action, onChange: refresh }}
                  texts={texts.places}
                />
              )}
            </FilterPanel>
          ))}
        </div>
        <div className={styles.bottom}>
          {active > 0 && <a href={resetHref}>{texts.reset}</a>}
          {show}
        </div>
        <p role="status" className="visually-hidden">
          {isLive && showText}
        </p>
      </div>
    </form>
  )
}

function FilterPanel({
  group,
  title,
  chosen,
  count,
  fields,
  show,
  children,
}: Panel & { fields: ReactNode; show: ReactNode; children: ReactNode }) {
  const id = `filter-${group}`
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current) closeIfLeft(panel.current)
  }, [])
  return (
    <div className={styles.group} data-group={group}>
      <button
        type="button"
        popoverTarget={id}
        className={styles.opener}
        data-chosen={chosen ? '' : undefined}
      >
        <span className={styles.name}>{title}</span>
        {chosen && (
          <>
            <span className={styles.active} aria-hidden="true">
              {count}
            </span>
            <span className={styles.chosen}>{chosen}</span>
          </>
        )}
        <DrawnIcon lines={iconLines.down} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own that no style removes */}
      <div
        ref={panel}
        popover="auto"
        id={id}
        role="group"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
        onBlur={closeOnLeave}
      >
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <div className={styles.fields}>
          {children}
          <ServerHtml className={styles.given}>{fields}</ServerHtml>
        </div>
        <div className={styles.apply}>{show}</div>
      </div>
    </div>
  )
}

function showTextOf(total: number | undefined, { texts, locale }: FilterFormProps) {
  if (total === undefined) return texts.show
  if (total === 0) return texts.showNone
  return (total === 1 ? texts.showOne : texts.showMany).replace('{{number}}', formatNumber(total, locale))
}

/** An open panel never covers what has the focus (WCAG 2.2, 2.4.11). */
const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
  closeUnlessAround(currentTarget, relatedTarget)

/** Does the same when the focus left before this script had come; a panel's own button may keep it. */
function closeIfLeft(panel: HTMLElement) {
  const { activeElement } = document
  if (activeElement?.getAttribute('popovertarget') !== panel.id) closeUnlessAround(panel, activeElement)
}

function closeUnlessAround(panel: HTMLElement, focused: Element | null) {
  // A press on a label moves the focus to the page around the panel first.
  const isElsewhere = focused && !panel.contains(focused) && !focused.contains(panel)
  if (isElsewhere && panel.matches(':popover-open')) panel.hidePopover()
}

/** A radius takes the place of another one. */
const withPlace = (places: PlaceSuggestion[], place: PlaceSuggestion) => [
  ...places.filter(({ parameter }) => parameter !== 'around' || place.parameter !== 'around'),
  place,
]

const withoutOldRadius = (hidden: FilterFormProps['hidden'], added: PlaceSuggestion[]) =>
  added.some(({ parameter }) => parameter === 'around')
    ? hidden.filter(([name]) => name !== 'around')
    : hidden
