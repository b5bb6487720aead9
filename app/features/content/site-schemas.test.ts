import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ConditionRule, conditionHolds } from '~/kernel/condition'
import { articleSchema } from './article.schema'
import { moduleSchema } from './module.schema'
import { pageSchema } from './page.schema'
import { priceReferencesSchema } from './price-references'
import { settingsSchema } from './site'

const documents = {
  site: { schema: settingsSchema, written: 'demo/site/site.json' },
  page: { schema: pageSchema, written: 'demo/site/pages/*/page.json' },
  article: { schema: articleSchema, written: 'demo/site/articles/*/article.json' },
  'price-references': { schema: priceReferencesSchema, written: 'demo/site/price-references.json' },
}
type Name = keyof typeof documents
const names = Object.keys(documents) as Name[]

/** The JSON Schema that editors use for a document. */
const jsonSchemaOf = (name: Name) => z.toJSONSchema(documents[name].schema, { io: 'input' })

const demoOf = (name: Name) =>
  globSync(documents[name].written).map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))] as const)

test.each(names)(
  'docs/%s.schema.json is the format that the import reads (npx vitest -u writes it again)',
  async (name) => {
    const text = `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`
    await expect(text).toMatchFileSnapshot(`../../../docs/${name}.schema.json`)
  },
)

test.each(names)(
  'an editor finds nothing wrong with the demo’s %s documents, and what is wrong with others',
  (name) => {
    const editor = z.fromJSONSchema(jsonSchemaOf(name))
    expect(demoOf(name).length).toBeGreaterThan(0)
    for (const [file, document] of demoOf(name)) {
      expect(editor.safeParse(document).error?.issues, file).toBeUndefined()
      expect(editor.safeParse({ ...document, colour: 'red' }).success, file).toBe(false)
    }
  },
)

test.each(names)('a %s document may name its schema, which is not part of the site', (name) => {
  const [file, document] = demoOf(name)[0] ?? ['', {}]
  const { schema } = documents[name]
  const named = schema.parse({ ...document, $schema: `../../../docs/${name}.schema.json` })
  expect(named, file).toEqual(schema.parse(document))
  expect(schema.safeParse({ ...document, $schema: 1 }).success).toBe(false)
})

test.each(names)('docs/content.md explains every field of a %s document', (name) => {
  const explained = readFileSync('docs/content.md', 'utf8')
  const fields = [...fieldsOf(jsonSchemaOf(name))].filter((field) => !/^(nl|fr|en|de)$/.test(field))
  expect(fields.length).toBeGreaterThan(10)
  const isExplained = (field: string) =>
    [`\`${field}\``, `.${field}\``, `\`${field}.`].some((written) => explained.includes(written))
  expect(fields.filter((field) => !isExplained(field))).toEqual([])
})

/** Examples of docs/content.md: JSON, labelled with its kind of document. */
const examplesOf = (kind: string) =>
  [...readFileSync('docs/content.md', 'utf8').matchAll(/```json ([\w-]+)\n(.*?)```/gs)]
    .filter(([, marked]) => marked === kind)
    .map(([, , text = '']) => JSON.parse(text))

test.each([
  ['page', pageSchema],
  ['article', articleSchema],
  ['module', moduleSchema],
  ['price-references', priceReferencesSchema],
])('each example of a %s in docs/content.md is valid', (kind, schema) => {
  const examples = examplesOf(kind)
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) expect(schema.safeParse(example).error?.issues).toBeUndefined()
})

test('M7 the conditions in docs/content.md evaluate as it says', () => {
  const [untilChristmas = [], notInEnglish = []] = examplesOf('conditions') as ConditionRule[][]
  const holds = (rules: ConditionRule[], locale: string, day: string) =>
    rules.every((rule) => conditionHolds(rule, { locale, day, page: 'home' }))
  expect(['nl', 'fr', 'en'].map((locale) => holds(untilChristmas, locale, '2026-12-24'))).toEqual([
    true,
    true,
    false,
  ])
  expect(holds(untilChristmas, 'nl', '2026-12-25')).toBe(false)
  expect(['nl', 'en'].map((locale) => holds(notInEnglish, locale, '2026-12-25'))).toEqual([true, false])
})

function* fieldsOf(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'properties') yield* Object.keys(inner)
    yield* fieldsOf(inner)
  }
}
