import type { ConditionRule } from '~/kernel/condition'
import type { ChoiceAppearance, FieldKind } from './field'
import type { Preview, ProblemMessage } from './form-answer'

/**
 * A form as plain data in the words of its page: what the server draws it from and what its island is given. It
 * travels with the page, so what is empty is left out.
 */
export type FormView = {
  name: string
  /** Address that it is sent to. */
  action: string
  texts: FormTexts
  fields: FieldView[]
  /** Is shown on the page of a signed link, so no proof of work is required. */
  byLink?: true | undefined
  /** Belongs to an access with a password: no trap for programs, and nothing to agree to. */
  isAccount?: true | undefined
  steps?: StepsView | undefined
  folds?: FoldView[] | undefined
  about?: { text: string; href: string } | undefined
  preview?: PreviewView | undefined
  /** Where the agency says what it does with what is sent. */
  privacyHref?: string | undefined
  answer?: AnswerView | undefined
}

export type FormTexts = {
  send: string
  sending: string
  required: string
  optional: string
  /** Stands before what the form is about. */
  about?: string | undefined
  /** Label of the field that people leave alone. */
  trap: string
  /** Links to the privacy statement. */
  privacy: string
  /** Says that this link opens a new tab, where the statement is on another site (L6). */
  newTab?: string | undefined
}

/** An answer to choose from: what is sent, its words, and what stands below them where there is room. */
export type ChoiceView = readonly [value: string, text: string, hint?: string]

/** The steps of a form that asks its fields one after the other. */
export type StepsView = {
  all: StepView[]
  /** Place of the one that is shown. */
  at: number
  /** Its visitor came from another one: its heading takes the focus. */
  isEntered?: true | undefined
  /** Words of the button to the one before. */
  back: string
}

export type StepView = {
  name: string
  title: string
  /** `Step 1 of 3` */
  place: string
  /** Label of the button that leads to this step; undefined for the first. */
  nextLabel?: string | undefined
  /** Names of its fields. */
  fields: readonly string[]
}

/** Fields that are one line until it is opened. */
export type FoldView = {
  title: string
  /** Names of its fields. */
  fields: readonly string[]
  /** Something in it is filled in, or wrong. */
  isOpen?: true | undefined
}

export type FieldView = {
  name: string
  kind: FieldKind
  label?: string | undefined
  hint?: string | undefined
  value?: string | string[] | undefined
  required?: boolean | undefined
  /** Its label does not say that it is required: every field of the form is. */
  unmarked?: true | undefined
  /** Its label says that it may stay empty. */
  optional?: true | undefined
  autoComplete?: string | undefined
  half?: boolean | undefined
  applies?: readonly ConditionRule[] | undefined
  choices?: ChoiceView[] | undefined
  /** Its choices are drawn as large buttons. */
  large?: true | undefined
  appearance?: ChoiceAppearance | undefined
  /** Says that a file that was sent before is kept. */
  kept?: string | undefined
}

/** What there is for what is filled in, and what the button says that asks for it without script. */
export type PreviewView = Preview & { look: string }

/** Why a form was not accepted, or that it was. */
export type AnswerView = {
  message: string
  isDone?: true | undefined
  problems: ProblemMessage[]
  /** What the title of the page begins with then. */
  title: string
}

const isGroup = ({ kind }: FieldView) => kind === 'radios' || kind === 'checks'

/** Of the control of a field, or of the group of them. */
export const controlId = ({ name }: Pick<FormView, 'name'>, field: string) => `${name}-${field}`

/** Of what a list of problems leads to: in a group its first control. */
export function firstControlId(view: Pick<FormView, 'name' | 'fields'>, name: string): string {
  const field = view.fields.find((one) => one.name === name)
  const choice = field && isGroup(field) ? `-${field.choices?.[0]?.[0]}` : ''
  return controlId(view, name) + choice
}
