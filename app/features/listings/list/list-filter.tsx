import { type ReactNode, useContext } from 'react'
import { TextContext, useText } from '~/i18n/use-text'
import { Island } from '~/ui/island/island'
import { PageContext } from '~/ui/island/page-context'
import type { FilterChip } from './filter-chips.server'
import type { FilterChoices } from './filter-choices.server'
import { keptFilters } from './filter-controls'
import { FilterFields } from './filter-fields'
import { type FilterGroup, filterGroups } from './filter-groups'
import { listOf } from './filters/filter-values'
import FilterForm, { type FilterFormProps } from './list-filter.island'
import styles from './list-filter.module.css'
import { listFilterTexts } from './list-filter-texts'
import type { ListingCriteria } from './listing-criteria'

type ListFilterProps = {
  /** Path of the list. */
  action: string
  choices: FilterChoices
  criteria: ListingCriteria
  chips: FilterChip[]
  total: number
  resetHref: string
  /** The field for search words, which belongs to this form. */
  wordField: ReactNode
}

/** The filters of a list in one row, so that its values are in the address (P1). */
export function ListFilter(props: ListFilterProps) {
  const { action, choices, criteria, chips, total, resetHref, wordField } = props
  const { t, locale } = useText()
  const active = chips.length
  const fieldsOf = useFields({ choices, criteria })
  const panels = filterGroups.map((group) => {
    const ofGroup = chips.filter((chip) => chip.group === group)
    const title = t(`listings:filter.group.${group}`)
    return { group, title, chosen: summaryOf(ofGroup), count: ofGroup.length }
  })
  const texts = listFilterTexts(t, active)
  return (
    <search className={styles.row}>
      {wordField}
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
function useFields(props: Pick<ListFilterProps, 'choices' | 'criteria'>) {
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

/** What the form keeps without asking for it: order, view, and filters that other parts of the page set. */
const hiddenValues = (criteria: ListingCriteria): [name: string, value: string][] => [
  ...keptFilters.flatMap(({ name, parameter, codec }) =>
    listOf(criteria[name]).map((value): [string, string] => [parameter, codec.write(value)]),
  ),
  ...(criteria.sort === 'newest' ? [] : [['sort', criteria.sort] as [string, string]]),
  ...(criteria.view === 'map' ? [['view', criteria.view] as [string, string]] : []),
]

/** "Ukkel +2" */
const summaryOf = ([first, ...others]: FilterChip[]) =>
  first && (others.length > 0 ? `${first.label} +${others.length}` : first.label)
