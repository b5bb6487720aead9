import { createContext, data, type RouterContextProvider } from 'react-router'
import { type Problem, problemMessages, type RenderedDefinition, type Values } from '~/features/forms/public'
import { problemsOf, readFormValues, readTexts } from '~/features/forms/public.server'
import { translateTo } from '~/i18n/texts.server'
import type { App } from '~/platform/app.server'
import type { AccountAnswer } from './account-answer'

/** What a form of this room was answered with, for the page that shows it again. */
export const answerContext = createContext<AccountAnswer | null>(null)

/** Answers with the page that shows the form again: as data of the action, and for the title that its loader says. */
export function answerWith(
  context: Readonly<RouterContextProvider>,
  answer: AccountAnswer,
  status = answer.isDone ? 200 : 422,
) {
  context.set(answerContext, answer)
  return data(answer, { status })
}

/** Bytes: more than any form of this room at its longest. */
const most = 16_384

/** What a form of this room sent: its name, and how its values are read. */
export type SentAccountForm = { form: string; valuesOf: (form: RenderedDefinition) => Values }

export async function readAccountForm(request: Request): Promise<SentAccountForm> {
  const sent = await readTexts(request, most)
  return { form: sent.get('form') ?? '', valuesOf: ({ fields }) => readFormValues(fields, sent) }
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
