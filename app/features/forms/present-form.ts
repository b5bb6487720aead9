import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { isExternal } from '~/ui/shell/is-external'
import { askedFields } from './asked-fields'
import type { RenderedDefinition } from './define-form'
import { type Field, many, one, type Values } from './field'
import type { About, Choice, FormAnswer, FormHelp } from './form-answer'
import {
  choiceHint,
  choiceText,
  foldTitle,
  formKey,
  hintText,
  labelText,
  nextStepLabel,
  stepTitle,
  variantIn,
} from './form-texts'
import type { AnswerView, ChoiceView, FieldView, FoldView, FormView, StepsView } from './form-view'
import { stepToShow } from './steps'

type Translator = Translate<TextKey>

export type FormToPresent = {
  definition: RenderedDefinition
  /** Address that it is sent to. */
  action: string
  variant?: string | undefined
  /** What is filled in already. */
  values?: Values | undefined
  /** What it was answered, with the values that were sent, which are shown in place of `values`. */
  answer?: FormAnswer | undefined
  about?: About | undefined
  help?: FormHelp | undefined
  privacyHref?: string | undefined
  /** What its button says, where it is not the usual. */
  send?: string | undefined
}

/** Puts a form, what is filled in and what it was answered into the words of a page. */
export function presentForm(t: Translator, form: FormToPresent): FormView {
  const { definition, action, variant, answer, about, help, privacyHref, send } = form
  const { name, fields, byLink, isAccount } = definition
  const given: Values = answer?.values ?? { ...about?.values, ...help?.values, ...form.values }
  const values = withOffered(fields, { ...given, ...(variant ? { variant } : {}) })
  const present = fieldPresenter(t, definition, values, help, variant)
  // A question whose choices come from data, and has none now, is not asked.
  const asked = askedFields(fields, values).filter(({ name: field }) => help?.choices[field]?.length !== 0)
  return {
    name,
    action,
    texts: {
      send: send ?? t(formKey(definition, 'send', variant ?? variantIn(definition, values))),
      sending: t('forms:sending'),
      required: t('forms:required'),
      optional: t('forms:optional'),
      about: about && t('forms:about'),
      trap: t('forms:trap'),
      privacy: t('forms:privacy'),
      newTab: privacyHref && isExternal(privacyHref) ? t('ui:newTab') : undefined,
    },
    fields: [...asked.map(present), ...(definition.steps ? keptAside(fields, asked, values) : [])],
    steps: presentSteps(t, definition, asked, answer),
    folds: presentFolds(t, definition, { asked, values, answer }),
    byLink,
    isAccount,
    about: about && { text: about.text, href: about.href },
    preview: help?.preview && { ...help.preview, look: t('forms:look') },
    privacyHref,
    answer: answer && !answer.isPreview ? presentAnswer(t, answer) : undefined,
  }
}

/** What was typed for another way through the steps goes along unseen, for a visitor who comes back to it. */
const keptAside = (fields: readonly Field[], asked: readonly Field[], values: Values): FieldView[] =>
  fields
    .filter((field) => !asked.includes(field) && many(values, field.name).length > 0)
    .map(({ name }) => ({ name, kind: 'hidden', value: values[name] }))

/** Of what is offered the first is chosen, unless somebody chose or the page did. */
function withOffered(fields: readonly Field[], values: Values): Values {
  const offering = fields.filter(({ name, offered }) => offered && !one(values, name))
  return {
    ...values,
    ...Object.fromEntries(offering.map(({ name, offered = [] }) => [name, offered[0] ?? ''])),
  }
}

/** The steps of a form with the fields that are asked in each; none of those that have no field. */
function presentSteps(
  t: Translator,
  { steps, room }: RenderedDefinition,
  asked: readonly Field[],
  answer: FormAnswer | undefined,
): StepsView | undefined {
  if (!steps) return undefined
  const names = new Set(asked.map(({ name }) => name))
  return {
    all: steps.map(({ name, fields }, index) => ({
      name,
      title: stepTitle(t, room, name),
      place: t('forms:step.place', { step: index + 1, count: steps.length }),
      nextLabel: index > 0 ? nextStepLabel(t, room, name) : undefined,
      fields: fields.filter((field) => names.has(field)),
    })),
    at: stepToShow(steps, answer),
    isEntered: answer?.isPreview,
    back: t('forms:step.back'),
  }
}

type AnsweredForm = { asked: readonly Field[]; values: Values; answer: FormAnswer | undefined }

/** The folds that have a field; open where something in them was said, or is wrong. What is required does not fold. */
function presentFolds(
  t: Translator,
  { folds, room }: RenderedDefinition,
  { asked, values, answer }: AnsweredForm,
): FoldView[] | undefined {
  const isSaid = (name: string) => many(values, name).length > 0
  const isWrong = (name: string) => answer?.problems.some(({ field }) => field === name)
  return folds
    ?.map(({ name, fields }) => {
      const names = fields.filter((field) => asked.some((one) => one.name === field && !one.required))
      const isOpen = names.some((field) => isSaid(field) || isWrong(field)) || undefined
      return { title: foldTitle(t, room, name), fields: names, isOpen }
    })
    .filter(({ fields }) => fields.length > 0)
}

const fieldPresenter =
  (
    t: Translator,
    { room }: RenderedDefinition,
    values: Values,
    help: FormHelp | undefined,
    variant: string | undefined,
  ) =>
  (field: Field): FieldView => {
    const { name, kind, required, autoComplete, half, appearance, applies, offered } = field
    const value = values[name]
    const given = help?.choices[name]
    if (offered && !(name === 'variant' && variant)) return presentOffered(t, room, field, offered, value)
    if (kind === 'hidden' || (!given && value && lacksChoices(field))) return { name, kind: 'hidden', value }
    const isMarked = !field.unmarked && !field.requiredWhen && kind !== 'tick'
    return {
      name,
      kind,
      label: kind === 'tick' ? undefined : labelText(t, room, field),
      hint: field.hint && hintText(t, room, field.hint),
      value: kind === 'password' ? undefined : value || undefined,
      required,
      unmarked: required ? field.unmarked : undefined,
      optional: isMarked && !required ? true : undefined,
      autoComplete,
      half,
      appearance,
      applies,
      choices: choicesOf(t, room, field, given),
      kept: kind === 'file' && value ? t('forms:fileKept') : undefined,
    }
  }

/** A question that most pages answer: where one does not, its choices are large buttons. */
const presentOffered = (
  t: Translator,
  room: RenderedDefinition['room'],
  field: Field,
  offered: readonly string[],
  value: FieldView['value'],
): FieldView => ({
  name: field.name,
  kind: 'radios',
  label: labelText(t, room, field),
  value,
  large: true,
  choices: offered.map((choice) => [
    choice,
    choiceText(t, room, field, choice),
    choiceHint(t, room, field, choice),
  ]),
})

const choiceKinds = new Set<Field['kind']>(['select', 'radios', 'checks'])

/** The choices come from data that could not be loaded: what was chosen has no words, and is sent along. */
const lacksChoices = ({ choices, kind }: Field): boolean => !choices && choiceKinds.has(kind)

/** A list begins with no choice. */
function choicesOf(
  t: Translator,
  room: RenderedDefinition['room'],
  field: Field,
  given: readonly Choice[] | undefined,
): ChoiceView[] | undefined {
  const choices =
    given?.map(({ value, text }): ChoiceView => [value, text]) ??
    field.choices?.map((choice): ChoiceView => [choice, choiceText(t, room, field, choice)])
  if (field.kind === 'select') return [['', t('forms:none')], ...(choices ?? [])]
  return field.appearance === 'chips' ? choices?.map(([value, text]) => [value, breakable(text)]) : choices
}

/** "House/villa/farm" may take two lines of a narrow button. */
const breakable = (text: string) => text.replaceAll('/', '/\u200B')

const presentAnswer = (t: Translator, answer: FormAnswer): AnswerView => ({
  message: answer.message ?? t('forms:summary.title'),
  isDone: answer.isDone,
  problems: answer.problems,
  title: t('forms:errorTitle', { title: '' }),
})
