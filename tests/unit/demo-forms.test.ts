import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageSchema } from '~/features/content/page.schema'
import { forms } from '~/pages/form-registry'

const pages = readdirSync('demo/site/pages').map((name) =>
  pageSchema.parse(JSON.parse(readFileSync(`demo/site/pages/${name}/page.json`, 'utf8'))),
)
const shown = pages
  .flatMap(({ modules }) => modules.flatMap(({ relations }) => relations))
  .flatMap((relation) => (relation.type === 'contact' ? [relation] : []))

const varied = forms.flatMap(({ name, variants, fields }) =>
  variants ? [{ name, variants, isOffered: fields.some(({ offered }) => offered) }] : [],
)

test('F1 the demo shows every variant of a form, and leaves the choice where the form offers one', () => {
  expect(varied.length).toBeGreaterThan(0)
  for (const { name, variants, isOffered } of varied) {
    const decided = shown.filter(({ id }) => id === name).map(({ variant }) => variant)
    expect(new Set(decided)).toEqual(new Set([...variants, ...(isOffered ? [undefined] : [])]))
  }
})
