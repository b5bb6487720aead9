import { type ListingFieldGroup, listingFields, type ShownField } from '~/kernel/listing-fields'
import { type Fact, type Facts, factOf } from './fact'
import { specialFacts } from './special-facts'

export type { Fact } from './fact'
export type FactGroup = { key: string; title: string; facts: Fact[] }

const groups = Object.entries(listingFields) as [ListingFieldGroup, readonly ShownField[]][]

/** Groups every field that has a value, formatted with unit and words (D1). Absent values are left out. */
export function factGroups(facts: Facts): FactGroup[] {
  return groups
    .map(([key, fields]) => ({
      key,
      title: facts.t(`listings:groups.${key}`),
      facts: [
        ...(key === 'general' ? kindAndPlace(facts) : []),
        ...fields.flatMap((field) => toFacts(field, facts)),
      ],
    }))
    .filter((group) => group.facts.length > 0)
}

function toFacts(field: ShownField, facts: Facts): Fact[] {
  const usual = factOf(field, facts)
  if (!usual) return []
  const special = specialFacts[field.at]
  const fact = special ? special(usual, facts) : usual
  return fact ? [fact] : []
}

/** Repeats some of the card's values among the facts. */
const kindAndPlace = ({ typeName, place, t }: Facts): Fact[] =>
  [
    { label: t('listings:fields.type'), value: typeName },
    { label: t('listings:fields.place'), value: place },
  ].filter(({ value }) => value !== '')
