import {
  defineForm,
  type Field,
  type FormDefinition,
  many,
  one,
  type Problem,
  type Values,
} from '~/features/forms/public'
import { energyFilterLetters } from '~/features/listings/public'
import { mostLivingSurface, mostRooms } from '~/kernel/bounds'
import { readWhole } from '~/kernel/read-amount'
import { isTypeChoice } from './criteria'
import { furtherFilter, readFurtherValue, saysWhere } from './further-filters'
import { isZone, zonesNamed } from './zones'

/** Fields of the criteria of a search alert (F7). */
export const demandCriteria: readonly Field[] = [
  { name: 'goal', kind: 'radios', required: true, choices: ['sale', 'rent'], appearance: 'segments' },
  { name: 'type', kind: 'checks', required: true, missing: 'noType', appearance: 'chips' },
  { name: 'places', kind: 'text', hint: 'places', longest: 500, unmarked: true },
  { name: 'zone', kind: 'checks', hint: 'zone', unmarked: true },
  { name: 'priceMin', kind: 'number', half: true, unmarked: true },
  { name: 'priceMax', kind: 'number', half: true, unmarked: true },
  { name: 'bedroomsMin', kind: 'number', max: mostRooms, half: true, unmarked: true },
  { name: 'bedroomsMax', kind: 'number', max: mostRooms, half: true, unmarked: true },
  { name: 'garages', kind: 'number', max: mostRooms, half: true, unmarked: true },
  { name: 'parkings', kind: 'number', max: mostRooms, half: true, unmarked: true },
  { name: 'surfaceMin', kind: 'number', max: mostLivingSurface, half: true, unmarked: true },
  { name: 'energy', kind: 'select', choices: energyFilterLetters, half: true, unmarked: true },
  { name: 'also', kind: 'checks', hint: 'also', unmarked: true },
]

const terms: readonly Field[] = [
  { name: 'budget', kind: 'number', hint: 'budget', unmarked: true },
  {
    name: 'rhythm',
    kind: 'radios',
    required: true,
    hint: 'rhythm',
    choices: ['at-once', 'daily', 'weekly'],
    appearance: 'segments',
  },
]

const asker: readonly Field[] = [
  { name: 'email', kind: 'email', required: true, autoComplete: 'email' },
  { name: 'firstName', kind: 'text', autoComplete: 'given-name', half: true, unmarked: true },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', half: true, unmarked: true },
  { name: 'phone', kind: 'phone', autoComplete: 'tel', unmarked: true },
  { name: 'remark', kind: 'area', unmarked: true },
]

/** Folded and optional, as their titles say: most alerts need no more than what, where and an address. */
const folds = [
  { name: 'zones', fields: ['zone'] },
  {
    name: 'wishes',
    fields: [
      ...[
        'priceMin',
        'priceMax',
        'bedroomsMin',
        'bedroomsMax',
        'garages',
        'parkings',
        'surfaceMin',
        'energy',
      ],
      ...['also', 'budget'],
    ],
  },
  { name: 'person', fields: ['firstName', 'lastName', 'phone', 'remark'] },
]

/** The form that creates a search alert. */
export const demandRegister = defineForm({
  name: 'demand-register',
  room: 'alerts',
  fields: [...demandCriteria, ...terms, ...asker],
  folds,
  thanks: 'thanks.demand-register',
  startsByMail: true,
  check: demandProblems,
})

/** The form on the page of a signed link, which already knows the address. */
export const demandChange: FormDefinition = {
  ...demandRegister,
  fields: [...demandCriteria, ...terms],
  byLink: true,
}

function demandProblems(values: Values): Problem[] {
  return [
    ...zoneProblems(values),
    ...(many(values, 'also').every((value) => readFurtherValue(value))
      ? []
      : [{ field: 'also', problem: 'choose' }]),
    ...upsideDown(values, 'priceMin', 'priceMax'),
    ...upsideDown(values, 'priceMin', 'budget'),
    ...upsideDown(values, 'bedroomsMin', 'bedroomsMax'),
    ...(many(values, 'type').every(isTypeChoice) ? [] : [{ field: 'type', problem: 'noType' }]),
  ]
}

function zoneProblems(values: Values): Problem[] {
  const { zones, unknown } = zonesNamed(one(values, 'places'))
  const ticked = many(values, 'zone')
  if (unknown.length > 0)
    return [{ field: 'places', problem: 'unknownPlaces', params: { places: unknown.join(', ') } }]
  const isSomewhere = zones.length + ticked.length > 0 || saysWhere(furtherFilter(values))
  const hasZone = isSomewhere && ticked.every(isZone)
  return hasZone ? [] : [{ field: 'zone', problem: 'noZone' }]
}

function upsideDown(values: Values, least: string, greatest: string): Problem[] {
  const [min, max] = [readWhole(one(values, least)), readWhole(one(values, greatest))]
  return min !== undefined && max !== undefined && min > max
    ? [{ field: greatest, problem: 'upsideDown' }]
    : []
}
