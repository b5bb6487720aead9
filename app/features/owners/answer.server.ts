import { createContext, data, type RouterContextProvider } from 'react-router'
import { type SaidProblem, saidProblems } from '~/features/forms/public'
import { readTexts } from '~/features/forms/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { Answer } from './account-form'
import type { AccountDefinition } from './account-forms'

/** What a form of this room was answered with, for the page that shows it again. */
export const answerContext = createContext<Answer | null>(null)

/** Answers with the page that shows the form again: as data of the action, and for the title that its loader says. */
export function answerWith(
  context: Readonly<RouterContextProvider>,
  answer: Answer,
  status = answer.isDone ? 200 : 422,
) {
  context.set(answerContext, answer)
  return data(answer, { status })
}

/** Bytes: more than any form of this room at its longest. */
const most = 16_384

/** What a form sent, by name; a field that is missing is empty. */
export async function readFields(request: Request): Promise<(name: string) => string> {
  const sent = await readTexts(request, most)
  // PostgreSQL keeps no NUL in a text.
  return (name) => (sent.get(name) ?? '').replaceAll('\0', '')
}

export const emailIn = (text: string): string => text.trim().toLowerCase()

/** Fields that were left empty, said as every form says it. */
export const missing = (
  app: App,
  form: AccountDefinition,
  field: (name: string) => string,
): SaidProblem[] => {
  const empty = form.fields.filter(({ name }) => field(name).trim() === '')
  return said(app, form, Object.fromEntries(empty.map(({ name }) => [name, 'required'])))
}

/** Problems in the words of the page. @param problems - keys of texts by field */
export const said = (
  { locale }: App,
  form: AccountDefinition,
  problems: Record<string, string>,
): SaidProblem[] =>
  saidProblems(
    translateTo(locale),
    Object.entries(problems).map(([field, problem]) => ({ field, problem })),
    form,
  )
