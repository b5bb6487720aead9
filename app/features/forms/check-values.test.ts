import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOf, readNumber } from './check-values'
import { forms } from './definitions'
import type { Field, Values } from './field'
import { isMailAddress } from './mail-address'
import { readValues } from './read-values'

const sentAs = (pairs: Record<string, string | string[]>) => {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs)) for (const one of [value].flat()) sent.append(name, one)
  return sent
}

const complete = {
  title: 'ms',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an.peeters@post.example',
  phone: '0470 12 34 56',
  remark: 'Is er een kelder?',
  name: 'An',
  comment: 'Alles liep vlot.',
}

test('F2 a complete message has nothing wrong with it', () => {
  for (const form of Object.values(forms))
    expect(problemsOf(form, readValues(form.fields, sentAs(complete)))).toEqual([])
})

test('F2 what is required and missing is named field by field, in the order of the form', () => {
  const form = forms['site-contact']
  if (!form) throw new Error('no form')
  expect(problemsOf(form, readValues(form.fields, sentAs({})))).toEqual([
    { field: 'title', problem: 'choose' },
    { field: 'firstName', problem: 'required' },
    { field: 'lastName', problem: 'required' },
    { field: 'email', problem: 'required' },
    { field: 'phone', problem: 'required' },
    { field: 'remark', problem: 'required' },
  ])
})

const problemOf = (field: Partial<Field>, value: string) => {
  const whole: Field = { name: 'x', kind: 'text', ...field }
  return problemsOf({ fields: [whole] }, readValues([whole], sentAs({ x: value })))[0]?.problem
}

test.each([
  ['an@post.example', true],
  ['an.o+tag@sub.post.example', true],
  ['AN@POST.EXAMPLE', true],
  ['an@post', false],
  ['an@', false],
  ['@post.example', false],
  ['an post.example', false],
  ['an@post.example, other@post.example', false],
  ['An <an@post.example>', false],
  ['an@-post.example', false],
  [`${'a'.repeat(65)}@post.example`, false],
])('F2 a mail can be sent to %j: %j', (value, expected) => {
  expect(isMailAddress(value)).toBe(expected)
  expect(problemOf({ kind: 'email' }, value)).toBe(expected ? undefined : 'email')
})

test.each([
  ['0470 12 34 56', true],
  ['0470/12.34.56', true],
  ['+32 470 12 34 56', true],
  ['0032 470 12 34 56', true],
  ['02 555 01 00', true],
  ['+352 27 12 34', true],
  ['+49 30 123456', true],
  ['12', false],
  ['bel mij', false],
])('F2 %j is a telephone number: %j', (value, expected) => {
  expect(problemOf({ kind: 'phone' }, value)).toBe(expected ? undefined : 'phone')
})

test.each([
  ['350000', 350_000],
  ['350.000', 350_000],
  ['350 000', 350_000],
  ['€ 350.000', 350_000],
  ['1.250.000', 1_250_000],
  ['120 m²', 120],
  ['12,5', undefined],
  ['1.25', undefined],
  ['veel', undefined],
  ['-3', -3],
])('F1 %j is read as the number %j', (value, expected) => {
  expect(readNumber(value)).toBe(expected)
})

test('F2 a choice that the form does not offer is none', () => {
  expect(problemOf({ kind: 'radios', choices: ['mr', 'ms'] }, 'king')).toBe('choose')
})

test('F2 an answer that is too long is said to be, and not cut', () => {
  expect(problemOf({}, 'x'.repeat(100))).toBeUndefined()
  expect(problemOf({}, 'x'.repeat(101))).toBe('tooLong')
})

test('F2 whatever is sent, reading and checking it never throws, and keeps what a database can hold', () => {
  const anything = fc.dictionary(
    fc.constantFrom('title', 'firstName', 'email', 'phone', 'remark', 'slots', 'x'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' }))),
  )
  fc.assert(
    fc.property(anything, (sent) => {
      for (const form of Object.values(forms)) {
        const values: Values = readValues(form.fields, sentAs(sent))
        problemsOf(form, values)
        expect(JSON.stringify(values)).not.toMatch(/\\u0000|\\ud[89a-f]/)
        expect(Object.keys(values)).toEqual(form.fields.map(({ name }) => name))
      }
    }),
  )
})
