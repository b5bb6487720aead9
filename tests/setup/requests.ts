import { RouterContextProvider } from 'react-router'
import { answerForm, formAnswerContext } from '~/features/forms/answer-form.server'
import { type FormHandlers, formHandlersContext } from '~/features/forms/public.server'
import { formHandlers } from '~/pages/form-handlers.server'
import { type App, appContext } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'

type Visitor = {
  /** Of the network, as the server sees it. */
  address?: string
  handlers?: FormHandlers
}

/** What a loader or an action finds in its context. */
export function contextOf(app: App, { address = '192.0.2.1', handlers = formHandlers }: Visitor = {}) {
  const context = new RouterContextProvider()
  context.set(appContext, app)
  context.set(visitorContext, { address })
  context.set(formHandlersContext, handlers)
  return context
}

/**
 * Sends a form to a page that has it.
 * @param values - its fields; a picture makes it a form of several parts
 * @returns status, where to, and what the page then says of the form
 */
export async function postForm(
  app: App,
  form: string,
  values: Record<string, string> | FormData,
  visitor: Visitor = {},
) {
  const context = contextOf(app, visitor)
  const body = values instanceof FormData ? values : new URLSearchParams(values)
  body.set('form', form)
  const request = new Request(`https://agency.example/${app.locale}/`, { method: 'POST', body })
  const answer = await answerForm({ request, context }, [form])
  const isMoved = answer instanceof Response
  return {
    status: isMoved ? answer.status : (answer.init?.status ?? 200),
    to: isMoved ? (answer.headers.get('location') ?? '') : '',
    answer: context.get(formAnswerContext),
  }
}
