import { globSync, readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import { confirmHours as alertLinkHours } from '~/features/alerts/demand-links.server'
import { confirmHours } from '~/features/confirmation/public.server'
import { pictureHours } from '~/features/forms/receive-file.server'
import { forgetting } from '~/features/privacy/forget.server'
import { periods } from '~/features/privacy/periods'
import { personalData } from '~/features/privacy/personal-data.server'
import { retention } from '~/features/privacy/retention/retention.server'
import { retentionTable } from '~/features/privacy/retention/retention-table'

const tables = retention.flatMap((stored) => stored.tables ?? [])
const files = retention.flatMap((stored) => stored.files ?? [])

test('K16 every table of the schema has its end, or the reason why it stays, once', () => {
  const ofSchema = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table).name)
  expect(tables.filter((name) => !name.includes('.')).sort()).toEqual(ofSchema.sort())
})

test('K16 no file or folder is listed twice', () => {
  expect(new Set(files).size).toBe(files.length)
})

test('F11 what waits for a link is kept as long as the link is good', () => {
  expect(periods.demands).toEqual({ hours: alertLinkHours })
  expect(pictureHours).toBeGreaterThan(confirmHours)
  expect(periods.pictures).toEqual({ hours: confirmHours + 24 })
  expect(pictureHours).toBeLessThan(periods.pictures.hours)
})

/** Names in DATA_DIR that the code joins to it, such as 'mail' in path.join(dataDir, 'mail'). */
function namesInCode(): string[] {
  const sources = globSync('{app,server}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  )
  return sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b[dD]ataDir(?:\(\w*\))?, '([^']+)'(?:, '([^']+)')?/g)].map(
      ([, first, second]) => (second ? `${first}/${second}` : String(first)),
    ),
  )
}

test('K16 every file and folder that the code makes in DATA_DIR has its end, or the reason why it stays', () => {
  const made = namesInCode()
  expect(made).toEqual(expect.arrayContaining(['mail', 'media/rendered', 'secret']))
  const isListed = (name: string) =>
    files.some((file) => name === file || name.startsWith(`${file}/`) || file.startsWith(`${name}/`))
  expect(made.filter((name) => !isListed(name))).toEqual([])
})

test('K16 every period of the nightly job is that of one line', () => {
  const used = retention.flatMap((stored) => ('period' in stored ? [stored.period] : []))
  expect(used.sort()).toEqual(Object.keys(periods).sort())
})

test('K16 the nightly job applies every period', () => {
  expect(Object.keys(forgetting).sort()).toEqual(Object.keys(periods).sort())
})

test('K16 what a room keeps of people is in the list', () => {
  for (const { tables: ofRoom } of personalData) expect(tables).toEqual(expect.arrayContaining([...ofRoom]))
})

test('K16 docs/security.md says the same (npx vitest -u updates it)', async () => {
  const documented = readFileSync('docs/security.md', 'utf8')
  const marked = /(<!-- made of app\/features\/privacy\/retention[^\n]*\n)[\s\S]*?(?=\n<!-- end -->)/
  expect(documented).toMatch(marked)
  const written = documented.replace(marked, (_, begin: string) => begin + retentionTable(retention))
  await expect(written).toMatchFileSnapshot('../../docs/security.md')
})

test('K16 the data model says where the ends of its tables are', () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toContain('[security.md](security.md), "Retention"')
})
