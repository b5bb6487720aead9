import { mostEuros } from '~/kernel/bounds'
import type { ConditionRule } from '~/kernel/condition'

/** The kinds of field there are; each is drawn and read in one way. */
export type FieldKind =
  | 'text'
  | 'email'
  /** An address of mail to log in with: it is compared with the known ones, and nobody writes to it. */
  | 'username'
  /** Kept as it was typed, and never drawn again. */
  | 'password'
  /** Characters to copy, in which no browser corrects capitals or spelling. */
  | 'code'
  | 'phone'
  | 'number'
  | 'date'
  | 'url'
  | 'area'
  | 'select'
  | 'radios'
  | 'checks'
  | 'tick'
  /** A picture; a form has one at most. Its value is what `receivedName` reads. */
  | 'file'
  | 'hidden'
  /** Rendered by the page that shows the form: only it knows the options. */
  | 'own'

/** Choices as one segmented button, or as toggle buttons in even columns. */
export type ChoiceAppearance = 'segments' | 'chips'

/** The greatest number of a field that sets no other bound. */
export const mostNumber = mostEuros

/** A field of a form. Its texts are in the room of the form; those of shared fields are in `forms`. */
export type Field = {
  name: string
  kind: FieldKind
  /** Key in `field.`; the name itself where it is missing. */
  label?: string
  /** Key in `hint.`: what stands under the label. */
  hint?: string
  required?: boolean
  /** No mark says whether it is required: its hint or its fold does, or every field of the form is. */
  unmarked?: true
  /** Rules that must all hold for an answer to be required; what it depends on, its hint says. */
  requiredWhen?: readonly ConditionRule[]
  /** Rules that must all hold for the field to be asked at all (M7). */
  conditions?: readonly ConditionRule[]
  /**
   * Rules that must all hold for the answer to count (M7). Where they do not, scripts hide the field; without
   * scripts it stays, for nobody could bring it back, and what is in it is left aside.
   */
  applies?: readonly ConditionRule[]
  /** Key in `problem.` where there is no answer, instead of the usual one. */
  missing?: string
  /** Key in `problem.` where the answer is not what its kind asks, instead of the usual one. */
  wrong?: string
  /** What the browser may fill in. @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string
  /** Characters; a longer answer is refused, never cut. */
  longest?: number
  /** Bounds of a number; 0 and `mostNumber` unless given. */
  min?: number
  max?: number
  /** Values to choose from; their words are the texts `choice.<name>.<value>`. */
  choices?: readonly string[]
  /**
   * Choices of a hidden field that are asked as large buttons, where its page did not decide; the words below each
   * are the texts `choiceHint.<name>.<value>`. The first is chosen.
   */
  offered?: readonly string[]
  /** Words of choices that come from data instead of texts, by value. */
  words?: Readonly<Record<string, string>>
  /** Takes half of the row where there is room. */
  half?: boolean
  /** How its choices look, if not as a plain list. */
  appearance?: ChoiceAppearance
}

/** What was typed or chosen, by field; texts as they came, without spaces around them. */
export type Values = Record<string, string | string[]>

/** What is wrong with a field: the key of a text in `problem.`, and its placeholders. */
export type Problem = { field: string; problem: string; params?: Record<string, string | number> }

export const one = (values: Values, name: string): string => {
  const value = values[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** First and last name of whoever filled a form in; empty where neither is given. */
export const fullNameIn = (values: Values): string =>
  [one(values, 'firstName'), one(values, 'lastName')].filter(Boolean).join(' ')

export const many = (values: Values, name: string): string[] => {
  const value = values[name]
  return Array.isArray(value) ? value : value ? [value] : []
}
