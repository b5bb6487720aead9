import type { TextKey } from '~/i18n/text-keys'
import type { TextValues, Translate } from '~/i18n/translate'
import type { FormDefinition, RenderedDefinition } from './define-form'
import { type Field, one, type Problem, type Values } from './field'
import type { ProblemMessage } from './form-answer'

type Translator = Translate<TextKey>
type Room = FormDefinition['room']
type LabelledField = Pick<Field, 'name' | 'label'>

/** Words of a form itself: what stands above it, on its button, and where it is answered. */
type Part = 'title' | 'send' | 'thanks' | 'failed' | 'subject' | 'confirmation'

/** Key of what a form says; forms of one name have their own words each. */
export function formKey(
  { name, room, variants }: RenderedDefinition,
  part: Part,
  variant = variants?.[0],
): TextKey {
  const own = variants && part !== 'thanks' ? `${name}.${variant}` : name
  return `${room}:form.${own}.${part}` as TextKey
}

/** Which of the forms of one name was sent. */
export const variantIn = (
  { variants }: Pick<FormDefinition, 'variants'>,
  values: Values,
): string | undefined => variants?.find((known) => known === one(values, 'variant'))

/** What a form that could not be kept says: its own words, those of its room, or those of a mail, which most are. */
export const failedText = (t: Translator, form: RenderedDefinition): string =>
  firstOf(t, [formKey(form, 'failed'), `${form.room}:failed`, 'forms:failed'])

export const labelText = (t: Translator, room: Room, { label, name }: LabelledField): string =>
  firstOf(t, [`${room}:field.${label ?? name}`, `forms:field.${label ?? name}`])

export const hintText = (t: Translator, room: Room, hint: string): string =>
  t(`${room}:hint.${hint}` as TextKey)

/** What is chosen, in words. */
export const choiceText = (t: Translator, room: Room, { name, words }: Field, choice: string): string =>
  words?.[choice] ?? firstOf(t, [`${room}:choice.${name}.${choice}`, `forms:choice.${name}.${choice}`])

/** What stands below a choice that is a large button. */
export const choiceHint = (t: Translator, room: Room, { name }: Field, choice: string): string =>
  t(`${room}:choiceHint.${name}.${choice}` as TextKey)

export const stepTitle = (t: Translator, room: Room, step: string): string =>
  t(`${room}:step.${step}` as TextKey)

/** Label of the button that leads to a step. */
export const nextStepLabel = (t: Translator, room: Room, step: string): string =>
  t(`${room}:nextStep.${step}` as TextKey)

export const foldTitle = (t: Translator, room: Room, fold: string): string =>
  t(`${room}:fold.${fold}` as TextKey)

/** Problems in the words of a page. */
export const problemMessages = (
  t: Translator,
  problems: Problem[],
  { room, fields }: { room: Room; fields: readonly LabelledField[] },
): ProblemMessage[] =>
  problems.map(({ field: name, problem, params }) => {
    const field = fields.find((one) => one.name === name)
    const label = field ? labelText(t, room, field) : name
    // A question is no name of a field: "What do you think? is a required field".
    const known = problem === 'required' && label.endsWith('?') ? 'choose' : problem
    const keys = [`${room}:problem.${known}`, `forms:problem.${known}`]
    return { field: name, text: withoutColon(firstOf(t, keys, { ...params, field: label })) }
  })

/** Behind a question no colon follows: "What do you think? Make a choice". */
const withoutColon = (text: string): string =>
  text.replace(/\?\s*:\s*(\S)/u, (_, letter: string) => `? ${letter.toLocaleUpperCase()}`)

/** The first text that there is: a room's own words go before those that forms share. */
function firstOf(t: Translator, keys: readonly string[], values?: TextValues): string {
  const known = keys.find((key) => t(key as TextKey, values) !== key)
  return t((known ?? keys.at(-1)) as TextKey, values)
}
