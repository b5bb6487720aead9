import { createContext } from 'react'
import type { FormDefinition, RenderedDefinition } from './define-form'
import type { Values } from './field'
import type { TitleSetting } from './title-setting'

/** What is wrong with a field, in words of the page. */
export type ProblemMessage = { field: string; text: string }

/** What a form that was not accepted says to its sender: everything typed is still there. */
export type FormAnswer = {
  /** Its name. */
  form: string
  values: Values
  problems: ProblemMessage[]
  /** What is wrong with the whole. */
  message?: string
  /** It was accepted, and its page says so. */
  isDone?: true | undefined
  /** Nothing is wrong: only what there is for these values was asked. */
  isPreview?: true
  /** Name of the step that was asked for, in a form of several. */
  step?: string | undefined
  /** The form itself, where its own page may not be there to show it. */
  definition?: RenderedDefinition
}

/** The home, project or unit that the address of the page names. */
export type About = { values: Values; text: string; href: string }

type FormPage = {
  /** The answer to the form that this page was sent with; only that form shows it. */
  answer?: FormAnswer | undefined
  /** Where the agency says what it does with what is sent. */
  privacyHref?: string | undefined
  /** How the agency asks for the form of address. */
  titles?: TitleSetting | undefined
  about?: About | undefined
  /** Address that its forms are sent to, where it is not the page's own. */
  action?: string | undefined
}

/** What every form of a page knows. */
export const FormPageContext = createContext<FormPage>({})

export type Choice = { value: string; text: string }

/** What a form says of what is filled in, before it is sent. */
export type Preview = {
  /** Names of the fields that it depends on. */
  fields: readonly string[]
  /** Path of the same as JSON, asked with the values of those fields. */
  src: string
  answer: PreviewAnswer
}

export type PreviewAnswer = { text: string; link?: { text: string; href: string } | undefined }

/** What a form needs of its page. */
export type FormHelp = {
  /** By field, where choices come from data. */
  choices: Record<string, Choice[]>
  /** Filled in by the address. */
  values: Values
  preview?: Preview
}

/** What the forms of a page need of it, by name. */
export const FormHelpContext = createContext<Readonly<Record<string, FormHelp>>>({})

/** The form of a name, of whatever room. */
export const FindFormContext = createContext<(name: string) => FormDefinition | undefined>(() => undefined)
