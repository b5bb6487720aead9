import { createContext } from 'react-router'
import type { Network } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import type { FormDefinition, RenderedDefinition } from './define-form'
import type { Problem, Values } from './field'
import type { FormHelp } from './form-answer'
import type { SolvedChallenge } from './proof-of-work.server'
import type { StorePicture } from './receive-file.server'
import type { TitleSetting } from './title-setting'

/** What a visitor sent and is right as far as a form can tell. */
export type Submission = {
  form: FormDefinition
  values: Values
  /** Path of the page that showed the form. */
  page: string
  /**
   * Shows that a person sent it; to be used in the transaction that keeps it. Missing where none is asked for, and
   * where what the form starts waits for a mailed link anyway.
   */
  solved?: SolvedChallenge | undefined
  /** The networks that sent it, narrowest first, as limits count them; missing where they are not known. */
  networks?: readonly Network[]
  /** Its sender is logged in with the address that was typed, or confirmed it in this browser before. */
  isKnown?: boolean
}

/** Whether its sender has shown that the address is theirs; doing the work of a form shows nothing of the kind. */
export const isSenderKnown = ({ solved, isKnown }: Submission): boolean =>
  solved?.byMail === true || isKnown === true

/** Mistakes that only the handler of a form can find. */
export type FormRefusal = {
  problems: Problem[]
  /** Where a visitor who followed a link and sees no form can try again. */
  again?: string
}

/**
 * Where its sender goes on, by default the form's thank-you page; what is wrong; that it waits for a mailed link; or for how
 * many minutes its sender has to wait.
 */
export type AcceptResult =
  | { to: string; isWaiting?: true }
  | FormRefusal
  | { by: 'mail' }
  | { wait: number }
  | undefined

/**
 * Does what a form is for, and returns when nothing of it can be lost any more.
 * @throws {AppError} `conflict` when its challenge was used before
 */
// biome-ignore lint/suspicious/noConfusingVoidType: most have nothing to say
export type Accept = (app: App, submission: Submission) => Promise<AcceptResult | void>

/** What a form needs of its page. @param sent - what was typed already */
type Help = (app: App, query: URLSearchParams, sent?: Values) => Promise<FormHelp>

/** A form, and the function that handles its values. */
export type FormHandler = { form: FormDefinition; accept: Accept; help?: Help | undefined }

export const handleForm = (form: FormDefinition, accept: Accept, help?: Help): FormHandler => ({
  form,
  accept,
  help,
})

/** The handlers of the forms of all features, and other ways to prove that a person sent one. */
export type FormHandlers = {
  /** The form of a name and its handler; undefined where there is none. */
  handlerOf: (name: string) => FormHandler | undefined
  /** The form of an access with a password that was sent; its own page answers it. */
  accountFormOf: (sent: URLSearchParams) => RenderedDefinition | undefined
  /** How the agency asks for the form of address. */
  titlesOf: (app: App) => Promise<TitleSetting>
  accept: Accept
  /** Mails a link that accepts it, and leads to the page that says so. */
  askByMail: (app: App, submission: Submission) => Promise<{ to: string } | FormRefusal>
  storePicture: StorePicture
  /** Whether an address is known to be the sender's: they are logged in with it, or confirmed it in this browser. */
  knows: (app: App, request: Request, email: string) => Promise<boolean>
}

/** Set by the HTTP layer, so that screens answer forms without knowing the features that handle them. */
export const formHandlersContext = createContext<FormHandlers>()
