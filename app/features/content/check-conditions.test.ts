import { expect, test } from 'vitest'
import { conditionWarnings } from './check-conditions'
import { moduleSchema } from './module.schema'
import { draftOf, pageOf } from './site.fixture'

const warned = (...conditions: unknown[]) =>
  conditionWarnings(draftOf({ pages: [pageOf('home', { modules: [moduleSchema.parse({ conditions })] })] }))

test('M7 an import names rules about fields that pages do not have, wherever they stand', () => {
  const unknown = { field: 'language', logic: 'is-empty' }
  const compared = { field: 'locale', logic: 'not-equals', compareWithField: 'tongue' }
  const known = { field: 'day', logic: 'less-than', compareWithValue: '2026-12-25' }
  const found = warned(known, unknown, compared, { advancedCondition: { not: [known, unknown] } })
  expect(found).toEqual([
    at(1, 'there is no field "language"'),
    at(2, 'there is no field "tongue"'),
    at(3, 'there is no field "language"'),
  ])
})

test('M7 an import names rules that cannot be evaluated', () => {
  const rules = [
    null,
    {},
    { field: 'locale' },
    { field: 'day', logic: 'less-than', compareWithValue: 'soon' },
  ]
  expect(warned(...rules).map(({ at }) => at)).toEqual(rules.map((_, n) => `modules.0.conditions.${n}`))
})

const at = (index: number, reason: string) => ({
  file: 'pages/home/page.json',
  at: `modules.0.conditions.${index}`,
  reason: `${reason}; the module stays hidden`,
})
