import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteContact, vehicleRequest } from '~/features/leads/public'
import { contactDemand } from '~/features/valuation/public'
import { isMailAddress } from '~/kernel/mail-address'
import { readWhole } from '~/kernel/read-amount'
import { forms } from '~/pages/form-registry'
import { appliedValues } from './asked-fields'
import { problemsOf } from './check-values'
import type { FormDefinition } from './define-form'
import type { Field, Values } from './field'
import { readValues } from './read-values'

const sentAs = (pairs: Record<string, string | string[]>) => {
  const sent = new URLSearchParams()
  for (const [name, value] of Object.entries(pairs)) for (const one of [value].flat()) sent.append(name, one)
  return sent
}

const complete = {
  slot: 'viewings.2026-11-24T09:00Z',
  agreed: 'yes',
  title: 'ms',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an.peeters@post.example',
  phone: '0470 12 34 56',
  remark: 'Is er een kelder?',
  friendEmail: 'ada@post.example',
  // Asked by some.
  propertyType: 'house',
  street: 'Lindenplein 4',
  zip: '1630',
  city: 'Linkebeek',
  from: '3/4/2027',
  to: '10-04-2027',
  name: 'An',
  comment: 'Alles liep vlot.',
  goal: 'sale',
  type: '3',
  places: 'Ukkel, 1630',
  rhythm: 'weekly',
}

/** Where nothing else is written above: something of its kind. */
const anythingFor = ({ kind, choices }: Field) =>
  choices?.[0] ?? (kind === 'text' || kind === 'area' ? 'An' : '')
const completeFor = ({ fields }: FormDefinition) => ({
  ...Object.fromEntries(fields.map((field) => [field.name, anythingFor(field)])),
  ...complete,
})

test('F2 a complete message has nothing wrong with it', () => {
  for (const form of forms)
    expect(problemsOf(form, readValues(form.fields, sentAs(completeFor(form))))).toEqual([])
})

test('F2 what is required and missing is named field by field, in the order of the form', () => {
  expect(problemsOf(siteContact, readValues(siteContact.fields, sentAs({})))).toEqual([
    { field: 'remark', problem: 'required' },
    { field: 'firstName', problem: 'required' },
    { field: 'lastName', problem: 'required' },
    { field: 'email', problem: 'required' },
    { field: 'phone', problem: 'required' },
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
  ['350’000', 350_000],
  ['350 000', 350_000],
  ['€ 350.000', 350_000],
  ['1.250.000', 1_250_000],
  ['120 m²', 120],
  ['120 m2', 120],
  ['12 are', 1_200],
  ['450.000,00', 450_000],
  ['12,5', undefined],
  ['1.25', undefined],
  ['veel', undefined],
  ['-3', -3],
])('F1 %j is read as the number %j', (value, expected) => {
  expect(readWhole(value)).toBe(expected)
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
      for (const form of forms) {
        const values: Values = readValues(form.fields, sentAs(sent))
        problemsOf(form, values)
        expect(JSON.stringify(values)).not.toMatch(/\\u0000|\\ud[89a-f]/)
        expect(Object.keys(values)).toEqual(form.fields.map(({ name }) => name))
      }
    }),
  )
})

const problemsOfForm = (form: FormDefinition, said: Record<string, string>) =>
  problemsOf(form, readValues(form.fields, sentAs({ ...complete, ...said })), '2026-11-21')

test.each([
  ['start date incomplete', { from: '', to: '10/4/2027' }, [['from', 'startIncomplete']]],
  ['start date incomplete', { from: '3/4', to: '10/4/2027' }, [['from', 'startIncomplete']]],
  ['no such start date', { from: '31/2/2027', to: '10/4/2027' }, [['from', 'date']]],
  ['end date incomplete', { from: '3/4/2027', to: '' }, [['to', 'endInvalid']]],
  ['end date incomplete', { from: '3/4/2027', to: '10/4' }, [['to', 'endInvalid']]],
  ['end date invalid', { from: '3/4/2027', to: '31-04-2027' }, [['to', 'endInvalid']]],
  ['end before start', { from: '3/4/2027', to: '2027-04-02' }, [['to', 'endBeforeStart']]],
  ['start has passed', { from: '20/11/2026', to: '10/4/2027' }, [['from', 'startPast']]],
  ['today is a start', { from: '21/11/2026', to: '10/4/2027' }, []],
  ['a day is a stay', { from: '3/4/2027', to: '03.04.27' }, []],
  [
    'both missing',
    { from: '', to: 'zondag' },
    [
      ['from', 'startIncomplete'],
      ['to', 'endInvalid'],
    ],
  ],
])('A3 %s: from %j', (_, said, expected) => {
  expect(problemsOfForm(vehicleRequest, said).map(({ field, problem }) => [field, problem])).toEqual(expected)
})

test.each([
  ['the valuation address is required', { street: '' }, [['street', 'valuationAddress']]],
  [
    'a place is required',
    { zip: '', city: '' },
    [
      ['zip', 'required'],
      ['city', 'required'],
    ],
  ],
  ['a postal code of four digits', { zip: '16300' }, [['zip', 'zip']]],
  ['a kind is chosen', { propertyType: '' }, [['propertyType', 'required']]],
  ['an agent asks the rest', {}, []],
  ['whatever is not asked is not checked', { livingSurface: 'veel', year: 'oud' }, []],
])('F2 a valuation: %s', (_, said, expected) => {
  expect(problemsOfForm(contactDemand, said).map(({ field, problem }) => [field, problem])).toEqual(expected)
})

const online = { variant: 'online', livingSurface: '160', condition: 'good' }

test.each([
  [
    'a house has a living surface and a condition',
    { livingSurface: '', condition: '' },
    [
      ['livingSurface', 'required'],
      ['condition', 'required'],
    ],
  ],
  [
    'land has a surface, and needs neither rooms nor condition',
    { propertyType: 'land', livingSurface: '', condition: '' },
    [['plotSurface', 'required']],
  ],
  [
    'what was said of a house before it became land counts no more',
    { propertyType: 'land', plotSurface: '700', livingSurface: '60', bedrooms: 'tien', year: '800' },
    [],
  ],
  [
    'ten bedrooms in a garage are nobody’s',
    { propertyType: 'garage', livingSurface: '60', bedrooms: '10' },
    [],
  ],
  ['a garage needs no surface', { propertyType: 'garage', livingSurface: '', condition: '' }, []],
  ['a palace is looked at by people', { livingSurface: '12.000' }, [['livingSurface', 'range']]],
  ['a doll’s house too', { livingSurface: '3' }, [['livingSurface', 'range']]],
  ['ten bedrooms do not fit into 60 m²', { livingSurface: '60', bedrooms: '10' }, [['bedrooms', 'bedrooms']]],
  ['no house is that old', { year: '800' }, [['year', 'range']]],
  ['a home to come', { year: '2031' }, []],
  ['a home too far off', { year: '2032' }, [['year', 'yearAhead']]],
  ['there is no label X', { energyLabel: 'X' }, [['energyLabel', 'choose']]],
  ['Luxembourg’s energy pass goes to I', { energyLabel: 'I' }, []],
  ['m² may be written', { livingSurface: '160 m²', plotSurface: '1.250 m2' }, []],
  ['a plot may be in ares', { plotSurface: '12,5 are' }, []],
])('F1 an online estimate: %s', (_, said, expected) => {
  const found = problemsOfForm(contactDemand, { ...online, ...said })
  expect(found.map(({ field, problem }) => [field, problem])).toEqual(expected)
})

test('M7 what the kind of property makes superfluous is left aside, and asked of every other', () => {
  const { fields } = contactDemand
  const asked = ['livingSurface', 'plotSurface', 'year', 'bedrooms', 'condition', 'energyLabel']
  const said = Object.fromEntries(asked.map((name) => [name, '1']))
  const counts = (propertyType: string) =>
    Object.entries(appliedValues(fields, { variant: 'online', propertyType, ...said }))
      .filter(([name, value]) => asked.includes(name) && value !== '')
      .map(([name]) => name)
  expect(counts('')).toEqual(asked)
  expect(counts('house')).toEqual(asked)
  expect(counts('apartment')).toEqual(['livingSurface', 'year', 'bedrooms', 'condition', 'energyLabel'])
  expect(counts('commercial')).toEqual(['plotSurface', 'year', 'condition', 'energyLabel'])
  expect(counts('land')).toEqual(['plotSurface'])
  expect(counts('garage')).toEqual([])
})

test('M7 what a form does not ask is not kept either', () => {
  const form = contactDemand
  const sent = sentAs({ ...complete, slots: ['10-13'], livingSurface: '160' })
  expect(readValues(form.fields, sent)).toMatchObject({ slots: [], livingSurface: '' })
  sent.set('variant', 'appointment')
  expect(readValues(form.fields, sent)).toMatchObject({ slots: ['10-13'], livingSurface: '' })
})

test('O1 every character of a password is read as it was typed, but one of blanks is missing', () => {
  const password = { name: 'password', kind: 'password', required: true } as const
  const read = (typed: string) => readValues([password], sentAs({ password: typed })).password
  expect(read('  twee  spaties e\u0301 ')).toBe('  twee  spaties e\u0301 ')
  expect(problemsOf({ fields: [password] }, { password: read('   ') ?? '' })).toMatchObject([
    { field: 'password', problem: 'required' },
  ])
})

test('O1 a name to log in with that is no address is refused like an unknown one, not as wrongly written', () => {
  const username = { name: 'email', kind: 'username', required: true } as const
  const values = readValues([username], sentAs({ email: ' lien ' }))
  expect([values, problemsOf({ fields: [username] }, values)]).toEqual([{ email: 'lien' }, []])
})
