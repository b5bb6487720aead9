import { expect, test } from 'vitest'
import { pageSchema } from './page.schema'
import { parseStored } from './parse-stored'
import { settingsSchema } from './site'
import { agency } from './site.fixture'

test('K4 settings with keys of a newer release are read without these, at the top and below it', () => {
  const newer = {
    ...agency,
    identity: { ...agency.identity, motto: 'x' },
    footer: { columns: [{ fullText: { nl: 'Tot ziens' } }, { video: 'a.mp4' }], height: 3 },
    chat: { isOn: false },
  }
  const before = structuredClone(newer)
  const { data, unknownKeys } = parseStored(settingsSchema, newer)
  expect(unknownKeys.sort()).toEqual(['chat', 'footer.columns.1.video', 'footer.height', 'identity.motto'])
  expect(data).toEqual(
    settingsSchema.parse({
      ...agency,
      footer: { columns: [{ fullText: { nl: 'Tot ziens' } }, {}] },
    }),
  )
  expect(newer).toEqual(before)
})

test('K4 a page with keys of a newer release in its banner and in a module is read without these', () => {
  const page = { title: { nl: 'Diensten' }, paths: { nl: '/diensten/' } }
  const banner = { type: 'color', color: '#336699' }
  const relation = { type: 'category', id: 'services' }
  const { data } = parseStored(pageSchema, {
    ...page,
    tags: [],
    banner: { ...banner, angle: 4 },
    modules: [{ relations: [{ ...relation, order: 'name' }], isFramed: false }],
  })
  expect(data).toEqual(pageSchema.parse({ ...page, banner, modules: [{ relations: [relation] }] }))
})

test('K4 what else does not fit is refused as before, with or without keys of a newer release', () => {
  const { success, error } = parseStored(settingsSchema, { ...agency, chat: {}, search: { title: 3 } })
  expect(success).toBe(false)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['search.title'])
  expect(parseStored(settingsSchema, 'nothing').success).toBe(false)
})
