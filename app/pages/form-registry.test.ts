import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demandRegister } from '~/features/alerts/public'
import { documentRequest } from '~/features/documents/public'
import { type Field, type FormDefinition, formKey, problemMessages } from '~/features/forms/public'
import { problemsOf } from '~/features/forms/public.server'
import { questions } from '~/features/leads/lead-mails.server'
import { reportedForms } from '~/features/leads/listing-history.server'
import { byHand, leadFormNames } from '~/features/leads/office/lead-filter'
import { leadForms } from '~/features/leads/public'
import { contactDemand } from '~/features/valuation/public'
import { entryOf, type PageName, pageNames } from '~/i18n/page-table'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import { locales } from '~/kernel/locale'
import { formHandlers } from './form-handlers.server'
import { findForm, forms } from './form-registry'

const named = forms.map((form) => [form.name, form] as const)

test('F1 form names are unique, and each form is found by its name', () => {
  expect(new Set(forms.map(({ name }) => name)).size).toBe(forms.length)
  for (const form of forms) expect(findForm(form.name)).toBe(form)
  expect(findForm('toString')).toBeUndefined()
})

test.each(named)('F1 %s has a handler', (name, form) => {
  expect(formHandlers.handlerOf(name)?.form).toBe(form)
})

test.each(named)('L9 %s leads to a page of the table, which has words for its thanks', (_, { thanks }) => {
  expect(pageNames).toContain(thanks)
  expect(entryOf(thanks as PageName).isIndexed).toBe(false)
  const thanked = thanks.startsWith('thanks.') && findForm(thanks.slice('thanks.'.length))
  if (!thanked) return expect(thanks).toBe('my-data')
  for (const locale of locales) expect(missing(locale, [[formKey(thanked, 'thanks')]])).toEqual([])
})

test('L9 every thank-you page in the table belongs to a form', () => {
  const pages = pageNames.filter((name) => name.startsWith('thanks.'))
  expect(pages.filter((name) => !findForm(name.slice('thanks.'.length)))).toEqual([])
})

/** What is sent by these makes no lead. */
const withoutLead = ['send-to-friend', 'sign-newsletter', 'testing-testing', 'testimonial', 'my-data']

test('B14 the inbox filters by every form that makes a lead', () => {
  const making = forms.map(({ name }) => name).filter((name) => !withoutLead.includes(name))
  expect(leadFormNames.filter((name) => name !== byHand).toSorted()).toEqual(making.toSorted())
})

test('B14 the office has a name for every form that makes a lead', () => {
  for (const locale of locales)
    expect(
      missing(
        locale,
        [...leadFormNames].map((name) => [`leads:form.${name}.inbox`]),
      ),
    ).toEqual([])
})

/** Lists keys that no language has. @param wanted - alternatives, of which the first existing one is shown */
const missing = (locale: (typeof locales)[number], wanted: string[][]) => {
  const t = translateTo(locale)
  const isMissing = (key: string) => t(key as TextKey, { count: 2 }) === key
  return wanted.filter((keys) => keys.every(isMissing))
}

const ownOrShared = (room: string, key: string) => [`${room}:${key}`, `forms:${key}`]

const textsOfField = (
  { room }: FormDefinition,
  { name, kind, label, hint, choices, offered = [], ...field }: Field,
) =>
  kind === 'hidden'
    ? offered.flatMap((choice) => [
        [`${room}:field.${name}`],
        [`${room}:choice.${name}.${choice}`],
        [`${room}:choiceHint.${name}.${choice}`],
      ])
    : [
        ownOrShared(room, `field.${label ?? name}`),
        ...(hint ? [[`${room}:hint.${hint}`]] : []),
        ...(choices ?? []).map((choice) => ownOrShared(room, `choice.${name}.${choice}`)),
        ...[field.missing, field.wrong].flatMap((problem) =>
          problem ? [ownOrShared(room, `problem.${problem}`)] : [],
        ),
      ]

test.each(named)('L17 %s has its heading, its button and all its fields in four languages', (_, form) => {
  const variants = form.variants ?? [undefined]
  const own = variants.flatMap((variant) => [
    [formKey(form, 'title', variant)],
    [formKey(form, 'send', variant)],
  ])
  const names = (form.steps ?? []).map(({ name }) => name)
  const steps = names.map((name) => [`${form.room}:step.${name}`])
  const buttons = names.slice(1).map((name) => [`${form.room}:nextStep.${name}`])
  const folds = (form.folds ?? []).map(({ name }) => [`${form.room}:fold.${name}`])
  const wanted = [
    ...own,
    ...steps,
    ...buttons,
    ...folds,
    ...form.fields.flatMap((field) => textsOfField(form, field)),
  ]
  for (const locale of locales) expect([locale, missing(locale, wanted)]).toEqual([locale, []])
})

test('F1 every form of the room of leads is in its list', () => {
  const files = readdirSync('app/features/leads').filter((file) => file.endsWith('.form.ts'))
  expect(leadForms.map(({ name }) => `${name}.form.ts`).toSorted()).toEqual(files.toSorted())
})

test('O2 what owners read of forms has words in every language', () => {
  const kinds = reportedForms.flatMap((name) => [
    [`leads:history.type.${name}`],
    [`leads:history.subject.${name}`],
  ])
  expect(reportedForms.filter((name) => !findForm(name))).toEqual([])
  for (const locale of locales) expect([locale, missing(locale, kinds)]).toEqual([locale, []])
})

test('F1 every form whose answer is promised is one that makes a lead', () => {
  expect(leadForms.map(({ name }) => name)).toEqual(expect.arrayContaining([...questions]))
})

/** Forms whose lead is mailed to the agency: the visitor gets a confirmation, or has confirmed it by mail before. */
const mailed = [
  ...[...leadForms, contactDemand].map((form) => [form, ['subject', 'confirmation']] as const),
  ...[demandRegister, documentRequest].map((form) => [form, ['subject']] as const),
].map(([form, parts]) => [form.name, form, parts] as const)

test.each(mailed)('L17 %s has words for its mails in four languages', (_, form, parts) => {
  const wanted = (form.variants ?? [undefined]).flatMap((variant) =>
    parts.map((part) => [formKey(form, part, variant)]),
  )
  for (const locale of locales) expect([locale, missing(locale, wanted)]).toEqual([locale, []])
})

test.each(named)('F1 %s asks each of its fields in one step, if it has steps', (_, { steps, fields }) => {
  if (!steps) return
  expect(steps.flatMap((step) => step.fields)).toEqual(fields.map(({ name }) => name))
})

const sourcesOf = (form: FormDefinition) => {
  const folder = join('app/features', form.room)
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

test.each(named)('L17 validation messages of %s exist in four languages', (_, form) => {
  const problems = sourcesOf(form).flatMap((source) =>
    [...source.matchAll(/field: \S+, problem: '(\w+)'/g)].map(([, problem]) => problem ?? ''),
  )
  const wanted = problems.map((problem) => ownOrShared(form.room, `problem.${problem}`))
  for (const locale of locales) expect([locale, missing(locale, wanted)]).toEqual([locale, []])
})

/** Names that routes write out, for forms of other features. */
const written = /NamedForm\s[^>]*?name="([\w-]+)"|answerForm\(args, \[([^\]]*)\]/g

test('F1 routes refer to existing forms only', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const screens = files.filter((file) => /\.tsx$/.test(file))
  const names = screens.flatMap((file) =>
    [...readFileSync(join('app', file), 'utf8').matchAll(written)].flatMap(([, name, list = '']) =>
      name ? [name] : [...list.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one),
    ),
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !findForm(name))).toEqual([])
})

test('F2 no message puts a colon behind a question, and every choice that is missing is a required field', () => {
  for (const form of forms) {
    for (const locale of locales) {
      const t = translateTo(locale)
      const problems = ['required', 'choose', 'number', 'tooLong'].flatMap((problem) =>
        form.fields.map(({ name }) => ({ field: name, problem })),
      )
      for (const { text } of problemMessages(t, problems, form)) expect(text).not.toMatch(/\?\s*(:|\p{Ll})/u)
    }
  }
})

test.each([
  ['contact-me', 'title', 'Aanspreking is een verplicht veld'],
  ['demand-register', 'goal', 'is een verplicht veld'],
])('F2 without an answer, %s says of %s: %s', (name, field, message) => {
  const form = findForm(name)
  if (!form) throw new Error(`no form ${name}`)
  const asked = { ...form, fields: form.fields.map((one) => ({ ...one, required: one.name === field })) }
  const problems = problemsOf({ ...asked, check: undefined }, {})
  const [first] = problemMessages(translateTo('nl'), problems, form)
  expect(first?.text).toContain(message)
})
