import { createContext, data, type RouterContextProvider } from 'react-router'
import { type Problem, problemMessages, type RenderedDefinition, type Values } from '~/features/forms/public'
import { type FormRequest, keepUnsent, problemsOf, readFormValues } from '~/features/forms/public.server'
import { translateTo } from '~/i18n/texts.server'
import { type App, appOf } from '~/platform/app.server'
import { isDatabaseProblem } from '~/platform/database-problem'
import { readTexts } from '~/platform/sent-form/read-form.server'
import type { AccountAnswer } from './account-answer'

/** What a form of this room was answered with, for the page that shows it again. */
export const answerContext = createContext<AccountAnswer | null>(null)

/** Answers with the page that shows the form again: as data of the action, and for the title that its loader says. */
export function answerWith(
  context: Readonly<RouterContextProvider>,
  answer: AccountAnswer,
  status = answer.isDone ? 200 : 422,
  headers = new Headers(),
) {
  context.set(answerContext, answer)
  return data(answer, { status, headers })
}

/** Bytes: more than any form of this room at its longest. */
const most = 16_384

/** What a form of this room sent: its name, and how its values are read. */
export type SentAccountForm = { form: string; valuesOf: (form: RenderedDefinition) => Values }

export const toAccountForm = (sent: URLSearchParams): SentAccountForm => ({
  form: sent.get('form') ?? '',
  valuesOf: ({ fields }) => readFormValues(fields, sent),
})

/**
 * Answers a form of this room. While the database gives no answer it is shown again with what was typed, but for
 * passwords and codes: in its page, or in the one that stands in its place.
 */
export async function answerAccount<Answer>(
  { context, request }: FormRequest,
  answer: (sent: SentAccountForm) => Promise<Answer>,
) {
  const sent = await readTexts(request, most)
  const form = sent.get('form') ?? ''
  try {
    return await answer(toAccountForm(sent))
  } catch (error) {
    const kept = isDatabaseProblem(error) ? keepUnsent(context, sent) : undefined
    if (!kept) throw error
    appOf(context).log.error({ err: error, form }, 'a form could not be accepted')
    const { values, message } = kept
    return data({ form, values, message } satisfies AccountAnswer as AccountAnswer, { status: 503 })
  }
}

/** Refuses what is missing in a form, or tells that nothing is. */
export function refusalOf(
  app: App,
  form: RenderedDefinition,
  values: Values,
): Required<Pick<AccountAnswer, 'form' | 'problems'>> | undefined {
  const problems = problemsOf(form, values)
  return problems.length > 0 ? { form: form.name, problems: inWords(app, form, problems) } : undefined
}

/** Refuses a form. @param problems - keys of the texts `problem.` by field */
export const refuse = (
  app: App,
  form: RenderedDefinition,
  problems: Record<string, string>,
): AccountAnswer => ({
  form: form.name,
  problems: inWords(
    app,
    form,
    Object.entries(problems).map(([field, problem]) => ({ field, problem })),
  ),
})

const inWords = ({ locale }: App, form: RenderedDefinition, problems: Problem[]) =>
  problemMessages(translateTo(locale), problems, form)
