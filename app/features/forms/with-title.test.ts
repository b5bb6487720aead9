import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { forms } from '~/pages/form-registry'
import { problemsOf } from './check-values'
import { defineForm } from './define-form'
import { presentForm } from './present-form'
import { person } from './shared-fields'
import { formsSchema } from './title-setting'
import { withTitle } from './with-title'

const form = defineForm({ name: 'contact-me', room: 'leads', fields: person, thanks: 'thanks.contact-me' })
const usual = formsSchema.parse(undefined)
const named = { firstName: 'An', lastName: 'Peeters', email: 'an@post.example', phone: '0470123456' }

const titleOf = (setting: object, locale: (typeof locales)[number] = 'nl') =>
  presentForm(translateTo(locale), {
    definition: withTitle(form, formsSchema.parse(setting), locale),
    action: '/',
  }).fields.find(({ name }) => name === 'title')

test('F2 a title need not be given unless the agency asks for it', () => {
  expect(titleOf({})).toMatchObject({
    optional: true,
    choices: [
      ['mr', 'De heer'],
      ['ms', 'Mevrouw'],
    ],
  })
  expect(titleOf({ title: 'required' })).toMatchObject({ required: true })
  expect(titleOf({ title: 'none' })).toBeUndefined()
  for (const locale of locales) expect(problemsOf(withTitle(form, usual, locale), named)).toEqual([])
})

test('F2 a title that is required and missing, or not offered, is a problem of that field', () => {
  const required = withTitle(form, { ...usual, title: 'required' }, 'nl')
  expect(problemsOf(required, named).map(({ field }) => field)).toEqual(['title'])
  const other = withTitle(form, usual, 'nl')
  expect(problemsOf(other, { ...named, title: 'miss' }).map(({ field }) => field)).toEqual(['title'])
})

test('F2 "Miss" is offered where the setting lists it, and never in German', () => {
  const titles = ['ms', 'mr', 'miss']
  expect(titleOf({ titles })?.choices?.map(([value]) => value)).toEqual(titles)
  expect(titleOf({ titles }, 'de')?.choices?.map(([value]) => value)).toEqual(['ms', 'mr'])
  expect(titleOf({ titles: ['miss'] }, 'de')).toBeUndefined()
})

test('F2 no German text says Fräulein', () => {
  const files = import.meta.glob<unknown>('/app/**/texts/de.json', { eager: true, import: 'default' })
  expect(Object.keys(files).length).toBeGreaterThan(10)
  expect(JSON.stringify(files)).not.toMatch(/Fräulein/i)
})

test('F2 first and last name stand on one line of every form that asks for both', () => {
  for (const { name, fields } of forms) {
    const halves = fields.filter((field) => ['firstName', 'lastName'].includes(field.name))
    expect(
      halves.map(({ half }) => half ?? false),
      name,
    ).toEqual(halves.map(() => true))
    if (halves.length === 2)
      expect(
        fields.findIndex((field) => field.name === 'lastName'),
        name,
      ).toBe(fields.findIndex((field) => field.name === 'firstName') + 1)
  }
})
