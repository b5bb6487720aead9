import { type ReactNode, useContext } from 'react'
import { TextContext, useText } from '~/i18n/use-text'
import { Island } from '~/ui/island/island'
import { PageContext } from '~/ui/island/page-context'
import type { FilterChip } from './filter-chips.server'
import { FilterFields } from './filter-fields'
import { type FilterGroup, filterGroups } from './filter-groups'
import FilterForm, { type FilterFormProps } from './list-filter.island'
import styles from './list-filter.module.css'
import { listFilterTexts } from './list-filter-texts'
import type { ListFilterChoices } from './list-page.server'
import type { ListingCriteria } from './listing-criteria'
import { WordField } from './word-field'

type ListFilterProps = {
  filter: ListFilterChoices
  criteria: ListingCriteria
  chips: FilterChip[]
  total: number
  resetHref: string
}

/** The filters of a list in one row, so that its values are in the address (P1). */
export function ListFilter({ filter, criteria, chips, total, resetHref }: ListFilterProps) {
  const { t, locale } = useText()
  const { action } = filter
  const active = chips.length
  const fieldsOf = useFields({ filter, criteria })
  const panels = filterGroups.map((group) => ({
    group,
    title: t(`listings:filter.group.${group}`),
    chosen: summaryOf(chips.filter((chip) => chip.group === group)),
  }))
  const texts = listFilterTexts(t, active)
  return (
    <search className={styles.row}>
      <WordField />
      <Island<FilterFormProps>
        name="list-filter"
        of={FilterForm}
        props={{ locale, texts, action, hidden: hiddenValues(criteria), panels, total, active, resetHref }}
        serverProps={{ fields: fieldsOf }}
      />
    </search>
  )
}

/** The fields of each group, with the contexts that an island is rendered without. */
function useFields(props: Pick<ListFilterProps, 'filter' | 'criteria'>) {
  const text = useText()
  const page = useContext(PageContext)
  const fields: Partial<Record<FilterGroup, ReactNode>> = {}
  for (const group of filterGroups)
    fields[group] = (
      <TextContext value={text}>
        <PageContext value={page}>
          <FilterFields group={group} {...props} />
        </PageContext>
      </TextContext>
    )
  return fields
}

/** Order and view are kept when the filters change. */
const hiddenValues = ({ sort, view }: ListingCriteria): [name: string, value: string][] => [
  ...(sort === 'newest' ? [] : [['sort', sort] as [string, string]]),
  ...(view === 'map' ? [['view', view] as [string, string]] : []),
]

/** "Ukkel +2" */
const summaryOf = ([first, ...others]: FilterChip[]) =>
  first && (others.length > 0 ? `${first.label} +${others.length}` : first.label)
