import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { type App, appOf } from '~/platform/app.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { readForm } from '~/platform/sent-form/read-form.server'
import { problemsOf } from './check-values'
import type { FormDefinition, FormStep } from './define-form'
import type { Values } from './field'
import type { FormAnswer, FormHelp } from './form-answer'
import { type FormHandlers, type FormRefusal, formHandlersContext } from './form-handlers.server'
import { failed, limited, outcomeOf, proofOnce, type Refusal, wrong } from './form-outcome.server'
import { readTyped, readValues } from './read-values'
import { fieldsBefore } from './steps'
import { withTitle } from './with-title'

/** What was not accepted, for the frame of the page and for scripts. */
export const formAnswerContext = createContext<FormAnswer | null>(null)

export type FormRequest = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Answers a form: 303 to its thanks when it was accepted; else the page again with everything that was typed and
 * what is wrong, 422, or 429 when one address sends too many.
 * @param names - of the forms that the page shows
 */
export async function answerForm({ request, context }: FormRequest, names: readonly string[]) {
  const app = appOf(context)
  const handlers = context.get(formHandlersContext)
  const offered = await formsOf(app, handlers, names)
  const { address } = context.get(visitorContext)
  const sent = await readForm(request, offered.some(takesFile), address)
  if (sent === 'busy') return busy(app, context, offered)
  if (sent === 'too-large') return tooLarge(app, context, offered)
  const form = offered.find(({ name }) => name === sent?.texts.get('form'))
  if (!sent || !form) return data(null, { status: 400 })
  const values = readValues(form.fields, sent.texts)
  if (sent.texts.has('look')) return showUnsent(context, form, values)
  const step = form.steps?.find(({ name }) => name === sent.texts.get('step'))
  // What was typed for one way is there again when its visitor comes back to it.
  const typed = form.steps ? readTyped(form.fields, sent.texts) : values
  if (step) return showStep(app, context, form, { values, typed }, step)
  const page = new URL(request.url).pathname
  const proof = proofOnce(app, form, sent)
  const outcome = await outcomeOf({ app, form, values, sent, proof, address, page, handlers, request })
  return 'to' in outcome ? redirect(outcome.to, 303) : refuse(context, form, typed, outcome)
}

/** The forms of these names, as the agency's settings have them. */
async function formsOf(app: App, handlers: FormHandlers, names: readonly string[]) {
  const titles = await handlers.titlesOf(app)
  const known = names.flatMap((name) => handlers.handlerOf(name)?.form ?? [])
  return known.map((form) => withTitle(form, titles, app.locale))
}

const takesFile = ({ fields }: FormDefinition) => fields.some(({ kind }) => kind === 'file')

/** What was sent with a file could not even be read. */
function busy({ locale }: App, context: Readonly<RouterContextProvider>, offered: readonly FormDefinition[]) {
  const message = translateTo(locale)('forms:problem.pictureBusy')
  sayOf(context, offered.find(takesFile), message)
  return data(null, { status: 503 })
}

/** Nothing of it was read, not even which form it is. */
function tooLarge(
  { locale }: App,
  context: Readonly<RouterContextProvider>,
  [form]: readonly FormDefinition[],
) {
  sayOf(context, form, translateTo(locale)('forms:tooLarge'))
  return data(null, { status: 413 })
}

/** Of a form of which nothing could be read. */
function sayOf(context: FormRequest['context'], form: FormDefinition | undefined, message: string) {
  if (form) context.set(formAnswerContext, { form: form.name, values: {}, problems: [], message })
}

/** The page again, to say what there is for what was filled in, or with another step of the form. */
function showUnsent(context: FormRequest['context'], form: FormDefinition, values: Values, step?: string) {
  const answer: FormAnswer = {
    form: form.name,
    values,
    problems: [],
    isPreview: true,
    step,
    definition: form,
  }
  context.set(formAnswerContext, answer)
  return data(null)
}

/** The page with a step of its form, once nothing is wrong with those before it; nothing is kept yet. */
function showStep(
  app: App,
  context: FormRequest['context'],
  form: FormDefinition,
  { values, typed }: { values: Values; typed: Values },
  step: FormStep,
) {
  const before = new Set(fieldsBefore(form.steps ?? [], step.name))
  const problems = problemsOf(form, values, brusselsDay(app.clock.now())).filter(({ field }) =>
    before.has(field),
  )
  if (problems.length > 0) return refuse(context, form, typed, wrong(app, form, problems))
  return showUnsent(context, form, typed, step.name)
}

/**
 * Answers a form on the page of a signed link: who has the link needs to show nothing else.
 * @param accept - does what it is for, and returns where its sender goes on, what only it could see is wrong, or for how
 * many minutes they have to wait
 */
export async function answerSignedForm(
  context: FormRequest['context'],
  sent: URLSearchParams,
  form: FormDefinition,
  accept: (values: Values) => Promise<string | FormRefusal | { wait: number }>,
) {
  const app = appOf(context)
  const values = readValues(form.fields, sent)
  if (sent.has('look')) return showUnsent(context, form, values)
  try {
    const problems = problemsOf(form, values)
    const outcome = problems.length > 0 ? { problems } : await accept(values)
    if (typeof outcome === 'string') return redirect(outcome, 303)
    if ('wait' in outcome) return refuse(context, form, values, limited(app, outcome.wait))
    return refuse(context, form, values, wrong(app, form, outcome.problems))
  } catch (error) {
    return refuse(context, form, values, failed(app, form, error))
  }
}

function refuse(
  context: FormRequest['context'],
  form: FormDefinition,
  values: Values,
  { answer, status }: Refusal,
) {
  context.set(formAnswerContext, { form: form.name, values, problems: [], definition: form, ...answer })
  return data(null, { status })
}

/** What the forms of a page need of it beyond their texts, by name. */
export async function formHelpOf(
  { request, context }: FormRequest,
  names: readonly string[],
): Promise<Record<string, FormHelp>> {
  const { searchParams } = new URL(request.url)
  const answer = context.get(formAnswerContext)
  const found = names.map(async (name) => {
    const help = context.get(formHandlersContext).handlerOf(name)?.help
    const sent = answer?.form === name ? answer.values : undefined
    return help ? [[name, await help(appOf(context), searchParams, sent)] as const] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}
