import type { TextKey } from '~/i18n/text-keys'
import type { Translate } from '~/i18n/translate'
import { askedFields } from './asked-fields'
import type { RenderedDefinition } from './define-form'
import type { Field, Values } from './field'
import type { About, Choice, FormAnswer, FormHelp } from './form-answer'
import { choiceText, formKey, hintText, labelText } from './form-texts'
import type { AnswerView, ChoiceView, FieldView, FormView } from './form-view'

type Translator = Translate<TextKey>

export type FormToPresent = {
  definition: RenderedDefinition
  /** Address that it is sent to. */
  action: string
  variant?: string | undefined
  /** What is filled in already. */
  values?: Values | undefined
  /** What it was answered; then `values` are those that were sent. */
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
  const values: Values = {
    ...(answer?.values ?? { ...about?.values, ...help?.values, ...form.values }),
    ...(variant ? { variant } : {}),
  }
  const present = fieldPresenter(t, definition, values, help)
  return {
    name,
    action,
    texts: {
      send: send ?? t(formKey(definition, 'send', variant)),
      sending: t('forms:sending'),
      required: t('forms:required'),
      optional: t('forms:optional'),
      about: about && t('forms:about'),
      trap: t('forms:trap'),
      privacy: t('forms:privacy'),
    },
    // A question whose choices come from data, and has none now, is not asked.
    fields: askedFields(fields, values)
      .filter(({ name: field }) => help?.choices[field]?.length !== 0)
      .map(present),
    byLink,
    isAccount,
    about: about && { text: about.text, href: about.href },
    preview: help && { ...help.preview, look: t('forms:look') },
    privacyHref,
    answer: answer && !answer.isPreview ? presentAnswer(t, answer) : undefined,
  }
}

const fieldPresenter =
  (t: Translator, { room }: RenderedDefinition, values: Values, help: FormHelp | undefined) =>
  (field: Field): FieldView => {
    const { name, kind, required, autoComplete, half, applies } = field
    const value = values[name]
    const given = help?.choices[name]
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
      applies,
      choices: choicesOf(t, room, field, given),
      kept: kind === 'file' && value ? t('forms:fileKept') : undefined,
    }
  }

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
  return field.kind === 'select' ? [['', t('forms:none')], ...(choices ?? [])] : choices
}

const presentAnswer = (t: Translator, answer: FormAnswer): AnswerView => ({
  message: answer.message ?? t('forms:summary.title'),
  isDone: answer.isDone,
  problems: answer.problems,
  title: t('forms:errorTitle', { title: '' }),
})
