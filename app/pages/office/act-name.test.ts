import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import type { Act } from '~/platform/office/define-act.server'
import { actName, fieldName, subjectOf, valueText } from './act-name'
import { changesOf } from './audit-log.server'

const t = translateTo('fr')

test('B72 an act, what it changed and what it was done to are said in the language of the member', () => {
  expect(actName(t, 'members.invite')).toBe('Collaborateur invité')
  expect(actName(t, 'something.new')).toBe('something.new')
  expect(fieldName(t, 'role')).toBe('Rôle')
  expect(fieldName(t, 'colour')).toBe('colour')
  expect(valueText(t, 'role', 'agent')).toBe('Agent')
  expect(valueText(t, 'role', '')).toBe('')
  expect(valueText(t, 'name', 'agent')).toBe('agent')
  expect(valueText(t, 'state', 'waiting')).toBe('en attente')
  expect(valueText(t, 'name', 'waiting')).toBe('waiting')
  const actors = [{ id: 3, name: 'Ada' }]
  expect(subjectOf(t, 'staff/3', actors)).toEqual({ text: 'Ada' })
  expect(subjectOf(t, 'staff/4', actors)).toEqual({ text: 'staff/4' })
  expect(subjectOf(t, 'mails/7', actors)).toEqual({ text: 'E-mail 7', href: '/office/outbox/7/' })
  expect(subjectOf(t, 'testimonials/7', actors)).toEqual({
    text: 'Témoignage 7',
    href: '/office/testimonials/7/',
  })
  expect(subjectOf(t, 'mails', actors)).toEqual({ text: 'E-mails', href: '/office/outbox/' })
})

const isAct = (value: unknown): value is Act =>
  typeof value === 'object' && value !== null && 'perform' in value

test('B72 every act has a name in every language', async () => {
  const files = globSync('app/features/**/*.server.ts').concat(globSync('app/pages/**/*.server.ts'))
  const defining = files.filter((file) => readFileSync(file, 'utf8').includes('defineAct('))
  const modules = await Promise.all(defining.map((file) => import(resolve(file))))
  const acts = modules.map((exported: object) => Object.values(exported).filter(isAct))
  expect(defining.filter((_, at) => acts[at]?.length === 0)).toEqual([])
  const names = acts.flat().map(({ name }) => name)
  expect(names).toContain('testimonials.approve')
  for (const locale of locales)
    expect(names.filter((name) => actName(translateTo(locale), name) === name)).toEqual([])
})

test('B72 only what differs is listed, value by value', () => {
  expect(
    changesOf({ name: 'Ada', role: 'agent', on: true }, { name: 'Ada', role: 'admin', tags: ['a'] }),
  ).toEqual([
    { name: 'role', before: 'agent', after: 'admin' },
    { name: 'on', before: 'true', after: '' },
    { name: 'tags', before: '', after: '["a"]' },
  ])
})
