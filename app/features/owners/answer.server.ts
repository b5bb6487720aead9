import { createContext } from 'react-router'
import type { TextKey } from '~/i18n/text-keys'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import { readShortForm } from '~/platform/short-text.server'
import type { Answer } from './account-form'

/** What a form of this room was answered with, for the page that shows it again. */
export const answerContext = createContext<Answer | null>(null)

/** Bytes: more than any form of this room at its longest. */
const most = 16_384

/** What a form sent, by name; a field that is missing is empty. */
export async function readFields(request: Request): Promise<(name: string) => string> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  const sent = new URLSearchParams(isForm ? await readShortForm(request, most) : '')
  // PostgreSQL keeps no NUL in a text.
  return (name) => (sent.get(name) ?? '').replaceAll('\0', '')
}

export const emailIn = (text: string): string => text.trim().toLowerCase()

/** Fields that were left empty, said as every form says it. @param fields - label by name */
export function missing(
  { locale }: App,
  field: (name: string) => string,
  fields: Record<string, TextKey>,
): Record<string, string> {
  const t = translateTo(locale)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => field(name).trim() === '')
      .map(([name, label]) => [name, t('forms:problem.required', { field: t(label) })]),
  )
}

/** Problems in the words of the page. @param problems - keys of the texts `owners:problem.` */
export function said({ locale }: App, problems: Record<string, string>): Record<string, string> {
  const t = translateTo(locale)
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, t(`owners:problem.${problem}` as TextKey)]),
  )
}
