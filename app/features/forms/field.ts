import type { PageName } from '~/i18n/page-table'
import type { ConditionRule } from '~/kernel/condition'

/** The kinds of field there are; each is drawn and read in one way. */
export type FieldKind =
  | 'text'
  | 'email'
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
  /** Drawn by the page that shows the form: what there is to choose from, only it knows. */
  | 'own'

/** A field of a form. Its label is the text `forms:field.<name>` unless `label` names another. */
export type Field = {
  name: string
  kind: FieldKind
  /** Key in `forms:field.`; the name itself where it is missing. */
  label?: string
  /** Key in `forms:hint.`: what stands under the label. */
  hint?: string
  required?: boolean
  /** Whether it is required hangs on other answers: its hint says so, and no mark. */
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
  /** Key in `forms:problem.` where there is no answer, instead of the usual one. */
  missing?: string
  /** Key in `forms:problem.` where the answer is not what its kind asks, instead of the usual one. */
  wrong?: string
  /** What the browser may fill in. @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string
  /** Characters; a longer answer is said to be too long, never cut. */
  longest?: number
  /** Bounds of a number. */
  min?: number
  max?: number
  /** Values to choose from; their words are the texts `forms:choice.<name>.<value>`. */
  choices?: readonly string[]
  /** Words of choices that come from data instead of texts, by value. */
  words?: Readonly<Record<string, string>>
  /** Takes half of the row where there is room. */
  half?: boolean
}

/** A form of F1: what it asks, and where its sender lands. */
export type FormDefinition = {
  name: FormName
  fields: readonly Field[]
  /** Forms of the same name that ask less or more, by the hidden field `variant`; the first unless one is given. */
  variants?: readonly string[]
  /** The page of thanks. */
  thanks: PageName
  /** Key in `forms:`: what is said when it could not be kept, where it is no mail. */
  failed?: string
  /**
   * What it starts is confirmed by a mailed link whatever its sender shows. Who asks for a link instead of the
   * characters gets that one, and no other before it.
   */
  startsByMail?: true
  /** Stands on the page of a signed link: who has that shows enough, and no sign of a human is asked for. */
  byLink?: true
  /** What has to hold between fields. @param today - day in Brussels; empty where it does not matter */
  check?: (values: Values, today: string) => Problem[]
}

export const formNames = [
  'contact-me',
  'contact-appointment',
  'book-viewing',
  'book-valuation',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'document-request',
  'testimonial',
  'vehicle-request',
  'testing-testing',
  'my-data',
] as const
export type FormName = (typeof formNames)[number]
export const isFormName = (name: string): name is FormName => formNames.includes(name as FormName)

/** What was typed or chosen, by field; texts as they came, without spaces around them. */
export type Values = Record<string, string | string[]>

/** What is wrong with a field: the key of a text in `forms:problem.`, and what stands in it. */
export type Problem = { field: string; problem: string; params?: Record<string, string | number> }

export const one = (values: Values, name: string): string => {
  const value = values[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

export const many = (values: Values, name: string): string[] => {
  const value = values[name]
  return Array.isArray(value) ? value : value ? [value] : []
}
