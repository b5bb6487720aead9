import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { periods } from './periods'
import { personalData } from './personal-data.server'

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map(getTableConfig)

/** Columns that hold an address, or whatever a visitor typed. Hashes are neither. */
const tells = /^(e_?mail(?!_hash)|recipient|reply_to|phone|first_name|last_name|fields)/

test('F11 a room speaks for every table that holds an address or what visitors typed', () => {
  const personal = tables.filter(({ columns }) => columns.some(({ name }) => tells.test(name)))
  expect(personal.length).toBeGreaterThan(3)
  const spoken = new Set(personalData.flatMap((room) => room.tables))
  expect(personal.map(({ name }) => name).filter((name) => !spoken.has(name))).toEqual([])
})

test('F11 what a room speaks for is there', () => {
  const names = tables.map(({ name }) => name)
  for (const room of personalData) expect(names).toEqual(expect.arrayContaining([...room.tables]))
})

test('F11 every room has its period, and words for what it keeps in each language', () => {
  for (const { name, forgetBefore } of personalData) {
    if (forgetBefore) expect(Object.keys(periods)).toContain(name)
    const key = `privacy:kind.${name}` as TextKey
    for (const locale of locales) expect(translateTo(locale)(key, { count: 2 }), locale).not.toContain(key)
  }
})
