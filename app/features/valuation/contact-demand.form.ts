import {
  address,
  defineForm,
  type Field,
  newsletter,
  one,
  type Problem,
  person,
  remark,
  slots,
  type Values,
} from '~/features/forms/public'
import type { ConditionRule } from '~/kernel/condition'
import { conditions, energyLetters, estateTypes } from '~/kernel/estimate/estimate-rules'
import { readWhole } from '~/kernel/read-amount'
import { readZip } from '~/kernel/read-zip'

/** Three ways to request a valuation: by an agent, online, or by an agent on site. */
const variants = ['free', 'online', 'appointment'] as const

const ofVariant = (variant: (typeof variants)[number]): ConditionRule[] => [
  { field: 'variant', logic: 'equals', compareWithValue: variant },
]
const ofType = (...types: (typeof estateTypes)[number][]): ConditionRule[] => [
  { field: 'propertyType', logic: 'in', compareWithValue: types },
]

/** No choice yet, or one of these. */
const unlessOther = (...types: (typeof estateTypes)[number][]): ConditionRule[] => [
  { advancedCondition: { any: [{ field: 'propertyType', logic: 'is-empty' }, ...ofType(...types)] } },
]
const lived = unlessOther('house', 'apartment')
const built = unlessOther('house', 'apartment', 'commercial')
const onPlot = unlessOther('house', 'land', 'commercial')

const unknown = 'unknown'

/** Fields that an estimate uses. */
const features: Field[] = [
  {
    name: 'livingSurface',
    kind: 'number',
    hint: 'livingSurface',
    requiredWhen: ofType('house', 'apartment'),
    applies: lived,
    min: 10,
    max: 2_000,
    half: true,
  },
  {
    name: 'plotSurface',
    kind: 'number',
    hint: 'plotSurface',
    requiredWhen: ofType('land'),
    applies: onPlot,
    min: 10,
    max: 1_000_000,
    half: true,
  },
  { name: 'year', kind: 'number', hint: 'year', min: 1_500, max: 2_100, applies: built, half: true },
  { name: 'bedrooms', kind: 'number', min: 0, max: 30, applies: lived, half: true },
  {
    name: 'condition',
    kind: 'radios',
    choices: conditions,
    hint: 'condition',
    requiredWhen: ofType('house', 'apartment'),
    applies: built,
  },
  {
    name: 'energyLabel',
    kind: 'select',
    choices: [...energyLetters, unknown],
    hint: 'energyLabel',
    applies: built,
  },
]

const valued: Field[] = address.map((field) => ({
  ...field,
  required: true,
  ...(field.name === 'street' ? { label: 'valuationAddress', missing: 'valuationAddress' } : {}),
}))

/** The address first, for everybody knows it; who asks comes last, when it is clear what for. */
const steps: Record<'place' | 'home' | 'person', Field[]> = {
  place: [
    ...valued,
    { name: 'variant', kind: 'hidden', choices: variants, offered: ['online', 'appointment'] },
  ],
  home: [
    { name: 'propertyType', kind: 'radios', required: true, choices: estateTypes },
    ...features.map((field) => ({ ...field, conditions: ofVariant('online') })),
    { ...slots, conditions: ofVariant('appointment') },
  ],
  person: [...person, remark, newsletter],
}

/** Requests the valuation of a property. */
export const contactDemand = defineForm({
  name: 'contact-demand',
  room: 'valuation',
  variants,
  fields: Object.values(steps).flat(),
  steps: Object.entries(steps).map(([name, fields]) => ({ name, fields: fields.map((field) => field.name) })),
  thanks: 'thanks.contact-demand',
  check: checkDemand,
})

/** Smallest plausible surface in m² per bedroom, with its share of the other rooms. */
const leastPerBedroom = 8
/** Years from now until a property under construction may be completed. */
const yearsAhead = 5

function checkDemand(values: Values, today: string): Problem[] {
  const number = (name: string) => readWhole(one(values, name))
  const [rooms, surface, year] = [number('bedrooms'), number('livingSurface'), number('year')]
  const tooMany = rooms !== undefined && surface !== undefined && rooms * leastPerBedroom > surface
  const latest = today && Number(today.slice(0, 4)) + yearsAhead
  return [
    ...(readZip(one(values, 'zip')) ? [] : [{ field: 'zip', problem: 'zip' }]),
    ...(latest && year && year > latest ? [{ field: 'year', problem: 'yearAhead', params: { latest } }] : []),
    ...(tooMany ? [{ field: 'bedrooms', problem: 'bedrooms', params: { rooms, surface } }] : []),
  ]
}
