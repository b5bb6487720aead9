import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { AppError } from '~/kernel/errors'
import { networksOf } from '~/kernel/network-of'
import { type App, appOf } from '~/platform/app.server'
import { type Limit, overLimit } from '~/platform/limits/limit.server'
import { visitorContext } from '~/platform/limits/visitor.server'
import { readForm, type SentForm } from '~/platform/sent-form/read-form.server'
import { appliedValues } from './asked-fields'
import { problemsOf } from './check-values'
import type { FormDefinition, FormStep } from './define-form'
import { type FieldKind, one, type Problem, type Values } from './field'
import type { FormAnswer, FormHelp } from './form-answer'
import { type FormKeeper, formKeeperContext, type Refused, type Submission } from './form-keeper.server'
import { failedText, problemMessages } from './form-texts'
import { overLinkLimit } from './link-limits.server'
import { countFrom } from './network-load.server'
import { readProof } from './read-proof.server'
import { readTyped, readValues } from './read-values'
import { receiveFile } from './receive-file.server'
import { fieldsBefore } from './steps'
import { thanksOf } from './thanks.server'
import { withTitle } from './with-title'

/** What was not accepted, for the frame of the page and for scripts. */
export const formAnswerContext = createContext<FormAnswer | null>(null)

export type FormRequest = { request: Request; context: Readonly<RouterContextProvider> }
type Refusal = { answer: Partial<FormAnswer>; status: 422 | 429 | 503 }
type Outcome = { to: string } | Refusal

/** For one address, without proof of work: nobody writes more in ten minutes by hand. */
const perAddress = { name: 'forms', most: 20, minutes: 10 }
/**
 * And with one: a whole office or a mobile operator may share an address. Their work gets harder long before this many,
 * which only bounds what a program can fill the agency's mailbox with.
 */
const provenPerAddress = { name: 'forms with a sign of a human', most: 200, minutes: 10 }
/** Of one address, files without proof of work: each costs more than a whole form of words. */
const filesOfAddress = { name: 'files', most: 10, minutes: 10 }
/** And with one, as for forms. */
const provenFilesOfAddress = { ...filesOfAddress, name: 'files with a sign of a human', most: 100 }
/** With one challenge: a form that is sent again has another, and a solved one goes before the others. */
const filesOfChallenge = { name: 'files of a challenge', most: 2, minutes: 60 }
/**
 * Answers a form: 303 to its thanks when it was accepted; else the page again with everything that was typed and
 * what is wrong, 422, or 429 when one address sends too many.
 * @param names - of the forms that the page shows
 */
export async function answerForm({ request, context }: FormRequest, names: readonly string[]) {
  const app = appOf(context)
  const keeper = context.get(formKeeperContext)
  const offered = await formsOf(app, keeper, names)
  const { address } = context.get(visitorContext)
  const sent = await readForm(request, offered.some(takesFile), address)
  if (sent === 'busy') return busy(app, context, offered)
  if (sent === 'too-large') return tooLarge(app, context, offered)
  const form = offered.find(({ name }) => name === sent?.texts.get('form'))
  if (!sent || !form) return data(null, { status: 400 })
  const values = readValues(form.fields, sent.texts)
  if (sent.texts.has('look')) return showPreview(context, form, values)
  const step = form.steps?.find(({ name }) => name === sent.texts.get('step'))
  // What was typed for one way is there again when its visitor comes back to it.
  const typed = form.steps ? readTyped(form.fields, sent.texts) : values
  if (step) return showStep(app, context, form, { values, typed }, step)
  const page = new URL(request.url).pathname
  const sign = signOnce(app, form, sent)
  const outcome = await outcomeOf({ app, form, values, sent, sign, address, page, keeper, request })
  return 'to' in outcome ? redirect(outcome.to, 303) : refuse(context, form, typed, outcome)
}

/** The forms of these names, as the agency's settings have them. */
async function formsOf(app: App, keeper: FormKeeper, names: readonly string[]) {
  const titles = await keeper.titlesOf(app)
  const known = names.flatMap((name) => keeper.handlerOf(name)?.form ?? [])
  return known.map((form) => withTitle(form, titles, app.locale))
}

/** Checks the work of a form when it is first asked for, and never twice: that costs more than reading the form. */
function signOnce(app: App, form: FormDefinition, { texts }: SentForm) {
  let sign: ReturnType<typeof readProof> | undefined
  return () => {
    sign ??= readProof(app, form.name, texts)
    return sign
  }
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
function showPreview(context: FormRequest['context'], form: FormDefinition, values: Values, step?: string) {
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
  return showPreview(context, form, typed, step.name)
}

/**
 * Answers a form on the page of a signed link: who has the link needs to show nothing else.
 * @param accept - does what it is for, and returns where its sender goes on, or what only it could see is wrong
 */
export async function answerSignedForm(
  context: FormRequest['context'],
  sent: URLSearchParams,
  form: FormDefinition,
  accept: (values: Values) => Promise<string | Refused>,
) {
  const app = appOf(context)
  const values = readValues(form.fields, sent)
  if (sent.has('look')) return showPreview(context, form, values)
  try {
    const problems = problemsOf(form, values)
    const outcome = problems.length > 0 ? { problems } : await accept(values)
    if (typeof outcome === 'string') return redirect(outcome, 303)
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

/** Nothing was kept of it; its sender sends it again. */
function failed(app: App, form: FormDefinition, error: unknown): Refusal {
  // A refusal that was meant, such as that of a link, is not one of the form.
  if (!(error instanceof Error)) throw error
  app.log.error({ err: error, form: form.name }, 'a form could not be accepted')
  return { answer: { message: failedText(translateTo(app.locale), form) }, status: 503 }
}

/** What nobody is shown again. */
const secretKinds: readonly FieldKind[] = ['password', 'code']

/**
 * Shows a form again that nobody could read or accept, with everything that was typed but passwords and codes.
 * @returns the answer that says so; undefined when there is no form of the name that was sent
 */
export function keepUnsent(context: FormRequest['context'], sent: URLSearchParams): FormAnswer | undefined {
  const keeper = context.get(formKeeperContext)
  const form = keeper.handlerOf(sent.get('form') ?? '')?.form ?? keeper.accountFormOf(sent)
  if (!form) return undefined
  const message = failedText(translateTo(appOf(context).locale), form)
  const shown = form.fields.filter(({ kind }) => !secretKinds.includes(kind))
  const values = readValues(shown, sent)
  const answer: FormAnswer = { form: form.name, values, problems: [], definition: form, message }
  context.set(formAnswerContext, answer)
  return answer
}

/** What the forms of a page need of it beyond their texts, by name. */
export async function formHelpOf(
  { request, context }: FormRequest,
  names: readonly string[],
): Promise<Record<string, FormHelp>> {
  const { searchParams } = new URL(request.url)
  const answer = context.get(formAnswerContext)
  const found = names.map(async (name) => {
    const help = context.get(formKeeperContext).handlerOf(name)?.help
    const sent = answer?.form === name ? answer.values : undefined
    return help ? [[name, await help(appOf(context), searchParams, sent)] as const] : []
  })
  return Object.fromEntries((await Promise.all(found)).flat())
}

type Sending = {
  app: App
  form: FormDefinition
  values: Values
  sent: SentForm
  sign: ReturnType<typeof signOnce>
  address: string
  page: string
  keeper: FormKeeper
  request: Request
}

async function outcomeOf(sending: Sending): Promise<Outcome> {
  const { app, form, sent, keeper } = sending
  try {
    const sender = { address: sending.address, isProven: await isProven(sending) }
    const ofFiles = sender.isProven ? provenFilesOfAddress : filesOfAddress
    const minutes = sent.files.size > 0 ? await overAddress(sending, ofFiles) : undefined
    if (minutes) return limited(app, minutes)
    const { values, problems } = await receiveFile(
      app,
      form,
      sending.values,
      sent.files,
      keeper.storePicture,
      sender,
    )
    const all = inOrder(form, [...problems, ...problemsOf(form, values, brusselsDay(app.clock.now()))])
    const outcome = all.length > 0 ? wrong(app, form, all) : await verifyAndAccept({ ...sending, values })
    return 'to' in outcome ? outcome : { ...outcome, answer: { values, ...outcome.answer } }
  } catch (error) {
    return failed(app, form, error)
  }
}

const inOrder = ({ fields }: FormDefinition, problems: Problem[]) =>
  fields.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? [])

/** Its words are right; whether it may come, and from a human, is another question. */
async function verifyAndAccept(sending: Sending): Promise<Outcome> {
  const { app, form, page, sign, keeper, request, address } = sending
  const values = appliedValues(form.fields, sending.values)
  const solved = app.config.captcha ? await sign() : undefined
  const minutes = await minutesToWait(sending, solved ? provenPerAddress : perAddress)
  if (minutes) return limited(app, minutes)
  const isKnown = solved ? await keeper.knows(app, request, one(values, 'email')) : false
  const submission = { form, values, page, solved, isKnown, networks: networksOf(address) }
  if (app.config.captcha && !solved) return await acceptByMail(sending, submission)
  try {
    return await accept(sending, submission)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
    // Its challenge was used before, so it shows nothing.
    return await acceptByMail(sending, { ...submission, solved: undefined })
  }
}

async function accept(sending: Sending, submission: Submission): Promise<Outcome> {
  const { app, form, keeper } = sending
  const accepted = (await keeper.accept(app, submission)) ?? {
    to: thanksOf(app.locale, form, submission.values),
  }
  if ('wait' in accepted) return limited(app, accepted.wait)
  return 'by' in accepted ? await acceptByMail(sending, submission) : outcomeIn(app, form, accepted)
}

/** Without proof of work the visitor confirms by a mailed link: the form is kept until the link is opened (F3). */
async function acceptByMail(sending: Sending, submission: Submission): Promise<Outcome> {
  const { app, form, keeper, address } = sending
  const email = one(submission.values, 'email').toLowerCase()
  const tooMany = await overLinkLimit(app, { email, address: submission.solved ? '' : address })
  // The link of a form that asks for no address goes to the agency, which then has some that do the same.
  if (tooMany && email === '') return { to: pathTo(app.locale, 'confirm') }
  if (tooMany) return limited(app, tooMany)
  if (form.startsByMail && !submission.solved) return await accept(sending, submission)
  return outcomeIn(app, form, await keeper.askByMail(app, submission))
}

const outcomeIn = (app: App, form: FormDefinition, accepted: { to: string } | Refused): Outcome =>
  'to' in accepted ? accepted : wrong(app, form, accepted.problems)

function wrong({ locale }: App, form: FormDefinition, problems: Problem[]): Refusal {
  const t = translateTo(locale)
  return {
    answer: { problems: problemMessages(t, problems, form), message: t('forms:summary.title') },
    status: 422,
  }
}

/** Counts what was sent; wider networks are never made to wait, but their work gets harder. */
async function minutesToWait(sending: Sending, limit: Limit) {
  await countFrom(sending.app, sending.address)
  return await overAddress(sending, limit)
}

/** Whether a challenge was solved for the file that was sent; one challenge does not serve for many files. */
async function isProven({ app, sent, sign }: Sending): Promise<boolean> {
  const solved = sent.files.size > 0 ? await sign() : undefined
  return solved !== undefined && !(await overLimit(app, filesOfChallenge, solved.id))
}

/** An address that is not known, behind a socket or a proxy that names none, may be everybody's. */
async function overAddress({ app, address }: Sending, limit: Limit) {
  const [network] = networksOf(address)
  return network && (await overLimit(app, limit, network.name))
}

const limited = ({ locale }: App, minutes: number): Refusal => ({
  answer: { message: translateTo(locale)('forms:limited', { minutes }) },
  status: 429,
})
