import { createContext } from 'react'
import type { FormName, Values } from './field'

/** What is wrong with a field, in words of the page. */
export type SaidProblem = { field: string; text: string }

/** What a form that was not accepted says to its sender: everything typed is still there. */
export type FormAnswer = {
  form: FormName
  values: Values
  problems: SaidProblem[]
  /** What is wrong with the whole. */
  message?: string
  /** Characters to copy before it is sent again. */
  challenge?: { src: string; width: number; height: number; token: string }
}

/** What somebody asks about who came by an address that names it. */
export type About = { values: Values; text: string; href: string }

type FormPage = {
  /** The answer to the form that this page was sent with; only that form shows it. */
  answer?: FormAnswer | undefined
  /** Where the agency says what it does with what is sent. */
  privacyHref?: string | undefined
  about?: About | undefined
}

/** What every form of a page knows. */
export const FormPageContext = createContext<FormPage>({})
