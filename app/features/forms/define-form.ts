import type { PageName } from '~/i18n/page-table'
import type { TextKey } from '~/i18n/text-keys'
import type { Field, Problem, Values } from './field'

/** A room that has texts. */
export type Room = RoomOf<TextKey>
type RoomOf<Key> = Key extends `${infer Name}:${string}` ? Name : never

/** Questions that a form asks together, before the next. */
export type FormStep = { name: string; fields: readonly string[] }

/** Questions that a form has in a line to open, for those who want to say more; the first stands in its place. */
export type FormFold = { name: string; fields: readonly string[] }

/** A form of F1: what it asks, and where its sender lands. */
export type FormDefinition = {
  name: string
  /** Whose form it is; its words are the texts `form.<name>` of that room. */
  room: Room
  fields: readonly Field[]
  /** Forms of the same name that ask less or more, by the hidden field `variant`; the first unless one is given. */
  variants?: readonly string[]
  /**
   * Asks its fields step by step, in this order; the texts `step.<name>` and `nextStep.<name>` of its room are the heading
   * of each, and the button that leads to it.
   */
  steps?: readonly FormStep[]
  /** Folds some of its fields; the line of each is the text `fold.<name>` of its room. */
  folds?: readonly FormFold[]
  /** The page of thanks. */
  thanks: PageName
  /**
   * What it starts is confirmed by a mailed link whatever its sender shows: without proof of work that one is
   * mailed, and no other before it.
   */
  startsByMail?: true
  /** Its mailed link books an appointment: mail and page say so, instead of a message. */
  isAppointment?: true
  /** Is shown on the page of a signed link, which proves enough: no proof of work is required. */
  byLink?: true
  /** Belongs to an access with a password: limits of tries guard it, and no proof of work is required. */
  isAccount?: true
  /** What has to hold between fields. @param today - day in Brussels; empty where it does not matter */
  check?: (values: Values, today: string) => Problem[]
}

/** What a form is drawn from. */
export type RenderedDefinition = Omit<FormDefinition, 'thanks' | 'startsByMail' | 'check'>

/** The room that has texts for a form of this name. */
type RoomWith<Name extends string> = RoomOf<Extract<TextKey, `${string}:form.${Name}.${string}`>>

/** A form of a room; one without texts in that room does not compile. */
export const defineForm = <const Name extends string>(
  definition: FormDefinition & { name: Name; room: RoomWith<Name> },
) => definition
