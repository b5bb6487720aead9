import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { defineForm } from './define-form'
import { presentForm } from './present-form'
import { PrivacyLine } from './privacy-line'
import { readTyped, readValues } from './read-values'
import { address, newsletter, person, remark, slots, subject } from './shared-fields'
import { stepToShow } from './steps'

const t = translateTo('nl')
const definition = defineForm({
  name: 'contact-appointment',
  room: 'leads',
  fields: [...subject, ...person, slots, remark, newsletter],
  thanks: 'thanks.contact-appointment',
})
const action = '/nl/contact/'
const fieldsOf = (view: ReturnType<typeof presentForm>) =>
  Object.fromEntries(view.fields.map((field) => [field.name, field]))

test('F2 a form is plain data in the words of its page, without what is empty', () => {
  const view = presentForm(t, { definition, action, values: { firstName: 'Lien', listing: '2706' } })
  const { listing, title, firstName, remark: message, newsletter: tick } = fieldsOf(view)
  expect(listing).toEqual({ name: 'listing', kind: 'hidden', value: '2706' })
  expect(title).toMatchObject({ label: 'Aanspreking', optional: true })
  expect(title?.choices?.[0]).toEqual(['mr', 'De heer'])
  expect(firstName).toMatchObject({ label: 'Voornaam', value: 'Lien', autoComplete: 'given-name' })
  expect(message).toMatchObject({ label: 'Uw bericht', optional: true })
  // Its one box says all.
  expect([tick?.label, tick?.optional]).toEqual([undefined, undefined])
  expect(JSON.stringify(view)).not.toMatch(/""|null/)
})

test('L6 F11 the line of the privacy statement says that it opens a new tab where it does', () => {
  const privacyOf = (privacyHref: string) => {
    const { texts } = presentForm(t, { definition, action, privacyHref })
    return renderToStaticMarkup(createElement(PrivacyLine, { texts, href: privacyHref }))
  }
  expect(privacyOf('https://acer.example/privacy')).toMatch(
    /<a href="https:[^"]*" target="_blank" rel="noopener">[^<]+<span class="visually-hidden"> \(opent in een nieuw tabblad\)<\/span><\/a>/,
  )
  expect(privacyOf('/nl/privacy/')).not.toMatch(/_blank|noopener|visually-hidden/)
})

test('K7 what was chosen among choices that could not be loaded is sent along, and not shown', () => {
  const fields = [
    { name: 'day', kind: 'select' },
    { name: 'office', kind: 'radios' },
  ] as const
  const asked = { ...definition, fields }
  const view = presentForm(t, { definition: asked, action, values: { day: '2026-11-25T10' } })
  expect(fieldsOf(view).day).toEqual({ name: 'day', kind: 'hidden', value: '2026-11-25T10' })
  expect(fieldsOf(view).office?.kind).toBe('radios')
})

test('F7 a question whose choices come from data is not asked when there are none', () => {
  const asked = { ...definition, fields: [{ name: 'also', kind: 'checks' }] as const }
  const view = (choices: { value: string; text: string }[]) =>
    presentForm(t, {
      definition: asked,
      action,
      help: {
        choices: { also: choices },
        values: {},
        preview: { fields: [], src: '', answer: { text: '' } },
      },
    })
  expect(fieldsOf(view([])).also).toBeUndefined()
  expect(fieldsOf(view([{ value: 'with=pool', text: 'Zwembad' }])).also?.choices).toEqual([
    ['with=pool', 'Zwembad'],
  ])
})

test('F7 a fold of a form is closed until something in it is filled in or wrong', () => {
  const asked = {
    name: 'demand-register',
    room: 'alerts',
    fields: [
      { name: 'goal', kind: 'text' },
      { name: 'priceMin', kind: 'number' },
      { name: 'also', kind: 'checks' },
    ],
    folds: [{ name: 'wishes', fields: ['priceMin', 'also'] }],
  } as const
  const foldsOf = (
    values: Record<string, string | string[]>,
    problems: { field: string; text: string }[] = [],
  ) =>
    presentForm(t, { definition: asked, action, answer: { form: 'demand-register', values, problems } }).folds
  const title = 'Prijs, slaapkamers en andere wensen'
  const fields = ['priceMin', 'also']
  expect(foldsOf({ goal: 'sale', priceMin: '', also: [] })).toEqual([{ title, fields, isOpen: undefined }])
  expect(foldsOf({ also: ['with=pool'] })?.[0]?.isOpen).toBe(true)
  expect(foldsOf({ priceMin: '' }, [{ field: 'priceMin', text: 'fout' }])?.[0]?.isOpen).toBe(true)
})

test('F2 a form of address that the agency requires is not folded away', () => {
  const foldsWith = (required: boolean) =>
    presentForm(t, {
      definition: {
        name: 'site-contact',
        room: 'leads',
        fields: [
          { name: 'title', kind: 'radios', choices: ['mr', 'ms'], required },
          { name: 'city', kind: 'text' },
        ],
        folds: [{ name: 'aboutYou', fields: ['title', 'city'] }],
      },
      action,
    }).folds?.map(({ fields }) => fields)
  expect(foldsWith(false)).toEqual([['title', 'city']])
  expect(foldsWith(true)).toEqual([['city']])
})

test('F1 what was typed for one way to a valuation goes along unseen on the other', () => {
  const conditions = [{ field: 'variant', logic: 'equals' as const, compareWithValue: 'online' }]
  const contactDemand = {
    name: 'contact-demand',
    room: 'valuation',
    variants: ['free', 'online', 'appointment'],
    fields: [
      { name: 'variant', kind: 'hidden' },
      { name: 'livingSurface', kind: 'number', conditions },
    ],
    steps: [
      { name: 'place', fields: ['variant'] },
      { name: 'home', fields: ['livingSurface'] },
    ],
  } as const
  const sent = new URLSearchParams({ variant: 'appointment', livingSurface: '120' })
  expect(readValues(contactDemand.fields, sent).livingSurface).toBe('')
  const fieldFor = (variant: string) => {
    const values = { ...readTyped(contactDemand.fields, sent), variant }
    const answer = { form: 'contact-demand', values, problems: [], isPreview: true as const, step: 'home' }
    const view = presentForm(t, { definition: contactDemand, action, answer })
    return [fieldsOf(view).livingSurface, view.steps?.all[1]?.fields.includes('livingSurface')]
  }
  expect(fieldFor('appointment')).toEqual([{ name: 'livingSurface', kind: 'hidden', value: '120' }, false])
  expect(fieldFor('online')).toMatchObject([{ kind: 'number', value: '120' }, true])
})

test('F2 what was sent goes before what the page filled in', () => {
  const answer = { form: 'contact-appointment', values: { firstName: 'Leen' }, problems: [] }
  const view = presentForm(t, { definition, action, values: { firstName: 'Lien' }, answer })
  expect(fieldsOf(view).firstName?.value).toBe('Leen')
})

test('F7 what was only looked at is filled in, and nothing is wrong with it', () => {
  const answer = {
    form: 'contact-appointment',
    values: { firstName: 'Leen' },
    problems: [],
    isPreview: true as const,
  }
  const view = presentForm(t, { definition, action, answer })
  expect([fieldsOf(view).firstName?.value, view.answer]).toEqual(['Leen', undefined])
})

test('M7 a field whose conditions do not hold is not in the form', () => {
  const conditions = [{ field: 'firstName', logic: 'is-not-empty' as const }]
  const asked = { ...definition, fields: [...person, { ...remark, conditions }] }
  const namesFor = (firstName: string) =>
    Object.keys(fieldsOf(presentForm(t, { definition: asked, action, values: { firstName } })))
  expect(namesFor('')).not.toContain('remark')
  expect(namesFor('Lien')).toContain('remark')
})

test('O1 a password is never drawn, and a form of an account names each label without marks', () => {
  const password = { name: 'password', kind: 'password', required: true, unmarked: true } as const
  const login = { name: 'login', room: 'accounts', isAccount: true, fields: [password] } as const
  const answer = { form: 'login', values: { password: 'paard batterij nietje' }, problems: [] }
  const view = presentForm(t, { definition: login, action, answer, send: 'Inloggen' })
  expect(view).toMatchObject({ isAccount: true, fields: [{ unmarked: true }] })
  expect(JSON.stringify(view)).not.toContain('nietje')
})

test.each(locales)('L1 no text of a form is missing in %s', (locale) => {
  const view = presentForm(translateTo(locale), { definition, action })
  expect(JSON.stringify(view)).not.toMatch(/"(?:forms|leads):/)
})

const variants = ['free', 'online'] as const
const stepped = defineForm({
  name: 'contact-demand',
  room: 'valuation',
  variants,
  fields: [
    ...address,
    { name: 'variant', kind: 'hidden', choices: variants, offered: ['online'] },
    { ...remark, conditions: [{ field: 'variant', logic: 'equals', compareWithValue: 'free' }] },
    ...person,
  ],
  steps: [
    { name: 'place', fields: ['street', 'zip', 'city', 'variant'] },
    { name: 'home', fields: ['remark'] },
    { name: 'person', fields: person.map(({ name }) => name) },
  ],
  thanks: 'thanks.contact-demand',
})
const answered = { form: 'contact-demand', values: {}, problems: [] }

test('F1 a form of several steps names the fields that each asks, in the words of the page', () => {
  const { steps, texts } = presentForm(t, { definition: stepped, action })
  expect(steps).toMatchObject({ at: 0, back: 'Terug' })
  expect(steps?.all.map(({ nextLabel }) => nextLabel)).toEqual([
    undefined,
    'Verder: uw pand',
    'Verder: uw gegevens',
  ])
  expect(steps?.all[0]).toEqual({
    name: 'place',
    title: 'Waar ligt het pand?',
    place: 'Stap 1 van 3',
    fields: ['street', 'zip', 'city', 'variant'],
  })
  // What is not asked is in no step.
  expect(steps?.all[1]?.fields).toEqual([])
  expect(texts.send).toBe('Toon mijn schatting')
})

test('F1 the way to a valuation is asked as large choices where the page did not decide', () => {
  const asked = fieldsOf(presentForm(t, { definition: stepped, action })).variant
  expect(asked).toMatchObject({ kind: 'radios', large: true, value: 'online' })
  expect(asked?.choices?.[0]?.slice(0, 2)).toEqual(['online', 'Meteen online'])
  const decided = presentForm(t, { definition: stepped, action, variant: 'free' })
  expect(fieldsOf(decided).variant).toEqual({ name: 'variant', kind: 'hidden', value: 'free' })
  expect(decided.texts.send).toBe('Vraag een schatting aan')
})

test.each([
  ['nothing was sent', undefined, 0],
  ['it was asked for', { ...answered, isPreview: true as const, step: 'home' }, 1],
  [
    'something is wrong there',
    { ...answered, problems: ['zip', 'email'].map((field) => ({ field, text: '' })) },
    0,
  ],
  ['the whole could not be kept', { ...answered, message: 'Probeer het opnieuw' }, 2],
])('F1 F2 the step that is shown: %s', (_, answer, at) => {
  expect(stepToShow(stepped.steps ?? [], answer)).toBe(at)
})

test('F7 choices that are narrow buttons may take two lines between their words', () => {
  const fields = [{ name: 'type', kind: 'checks', appearance: 'chips' }] as const
  const help = { choices: { type: [{ value: '1', text: 'Huis/villa' }] }, values: {} }
  const { type } = fieldsOf(presentForm(t, { definition: { ...definition, fields }, action, help }))
  expect(type).toMatchObject({ appearance: 'chips', choices: [['1', 'Huis/\u200Bvilla']] })
})
