import type { z } from 'zod'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { TextValues, Translate } from '~/i18n/translate'
import { formatInstant } from '~/kernel/day'
import type { Locale } from '~/kernel/locale'
import type { ActAnswer } from '~/kernel/office/act-answer'
import type { FormShape } from '~/kernel/office/form-shape'
import type { Db } from '../database.server'
import type { SentForm } from '../sent-form/read-form.server'
import { problemsInWords } from './act-problems.server'
import type { Loading } from './may-load.server'
import type { Permission } from './permissions'
import { type FieldInput, readFields } from './read-fields.server'
import { toFormShape } from './to-form-shape.server'

/** What an act is given: beside the request and who asks, the transaction and the values that its schema found good. */
export type Acting<Values> = Loading & { tx: Db; values: Values }

/** What was done, for the audit log; nothing that a visitor wrote. */
export type ActResult = {
  /** Such as `staff/3`. */
  subject: string
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  /** The page that follows; the same one if not given. */
  to?: string
  /** The text that says it: `staff:done.invited`. */
  done?: TextKey
  /** Which revision it made of what the page shows, for other forms of the page that somebody has begun. */
  revision?: number
  /** Done when the transaction has committed, such as deleting files. */
  finish?: () => Promise<void>
  /** The page that follows is loaded as a whole, for instance in another language. */
  isNewDocument?: boolean
}

/** Why nothing was done: at fields, or as a whole. */
export type ActRefusal = {
  problems?: Record<string, Words>
  message?: Words
  stale?: Stale
}

/** Somebody changed it since the page was drawn: 409 with both versions, and the next try is about how it is now (B22). */
export type Stale = {
  /** The fields of the form as they stand now; also the hidden ones, by which the next try knows what it replaces. */
  now: ActAnswer['values']
  /** Who changed it last, if a member did. */
  by?: string | null | undefined
  at?: Date | undefined
}

/** A text, with what it names. */
type Words = TextKey | [key: TextKey, values: TextValues]

type ActDefinition<Schema extends z.ZodObject> = {
  /** Also its name in the audit log: `members.invite`. */
  name: string
  permission: Permission
  schema: Schema
  /** Asks for the password again when it was given over 15 minutes ago (B6). */
  confirm?: boolean
  run: (acting: Acting<z.output<Schema>>) => Promise<ActResult | ActRefusal>
}

type InWords = { problems: Record<string, string>; message?: string; now?: Stale['now'] }

/** Something that a member does by a form. */
export type Act = {
  name: string
  permission: Permission
  confirm: boolean
  shape: FormShape
  /** Reads what was typed. */
  read: (sent: SentForm) => FieldInput
  /** What is wrong with it, in words; nothing when all is right. */
  problemsIn: (typed: FieldInput, locale: Locale) => Record<string, string>
  /** @returns what was done, or why nothing was, in words */
  perform: (loading: Loading & { tx: Db }, typed: FieldInput) => Promise<ActResult | InWords>
}

/** Defines an act: its form, its rules and what it does follow from one schema. */
export function defineAct<Schema extends z.ZodObject>(definition: ActDefinition<Schema>): Act {
  const { name, permission, schema, confirm = false, run } = definition
  const shape = toFormShape(name, schema)
  return {
    ...{ name, permission, confirm, shape },
    read: (sent) => readFields(shape, schema, sent),
    problemsIn({ typed, given }, locale) {
      const { error } = schema.safeParse(given)
      return error ? problemsInWords(translateTo(locale), error.issues, typed) : {}
    },
    async perform(loading, { given }) {
      const t = translateTo(loading.app.locale)
      const outcome = await run({ ...loading, values: schema.parse(given) })
      if ('subject' in outcome) return outcome
      const problems = Object.entries(outcome.problems ?? {}).map(([field, words]) => [
        field,
        inWords(t, words),
      ])
      return {
        problems: Object.fromEntries(problems),
        ...(outcome.message && { message: inWords(t, outcome.message) }),
        ...(outcome.stale && {
          message: outcome.message
            ? inWords(t, outcome.message)
            : staleMessage(t, outcome.stale, loading.app.locale),
          now: outcome.stale.now,
        }),
      }
    },
  }
}

const inWords = (t: Translate<TextKey>, words: Words): string =>
  typeof words === 'string' ? t(words) : t(...words)

/** Who changed it and when, as far as that is known. */
function staleMessage(t: Translate<TextKey>, { by, at }: Stale, locale: Locale): string {
  if (!at) return t('office:stale.unknown')
  const time = formatInstant(at, locale)
  return by ? t('office:stale.by', { name: by, time }) : t('office:stale.at', { time })
}
