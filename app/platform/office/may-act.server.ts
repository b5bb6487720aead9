import { type ActionFunctionArgs, data, redirect, redirectDocument } from 'react-router'
import { loginPath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { type ActAnswer, madeRevision } from '~/kernel/office/act-answer'
import { type FormShape, withPassword } from '~/kernel/office/form-shape'
import { appOf } from '../app.server'
import { isDatabaseProblem } from '../database-problem'
import { visitorContext } from '../limits/visitor.server'
import { readForm, type SentForm } from '../sent-form/read-form.server'
import { tooLarge } from '../short-text.server'
import { insertAct } from './audit-log.repo.server'
import type { Act, ActResult } from './define-act.server'
import type { Loading } from './may-load.server'
import { memberContext, passwordContext } from './member.server'
import { isAllowed, type Permission } from './permissions'
import type { FieldInput } from './read-fields.server'

const quarterOfAnHour = 15 * 60_000

/** An action, and the acts that it may do. */
export type GuardedAction = ((args: ActionFunctionArgs) => Promise<unknown>) & { acts: readonly Act[] }

/**
 * Makes the action of a page of the office. The hidden field `act` names the act. It is done in one transaction with its
 * row of the audit log, and answered with a redirect; a refused one with the page, what was typed, and a message at each
 * field.
 */
export function mayAct(...acts: readonly Act[]): GuardedAction {
  const action = async ({ request, url, params, context }: ActionFunctionArgs) => {
    const member = context.get(memberContext)
    if (!member) throw redirect(loginPath, 303)
    const isAsked = acts.some(({ permission }) => isAllowed(member.role, permission))
    if (!isAsked) throw data(null, { status: 403 })
    const loading = { request, url, params, context, member, app: appOf(context) }
    const sent = await readSent(loading, acts)
    if (!sent) return unread(loading, acts)
    const name = sent.texts.get('act') ?? ''
    const act = acts.find((one) => one.name === name)
    if (!act) return refuse({ ...outdated(loading, name, knownIn(sent.texts, acts)), isUnknown: true })
    if (!isAllowed(member.role, act.permission)) throw data(null, { status: 403 })
    return await answer(loading, act, sent)
  }
  return Object.assign(action, { acts })
}

/**
 * Makes the action of a page whose forms have several steps, such as those of one's own account: they read and note
 * themselves what they do.
 */
export function mayAnswer(
  permission: Permission,
  answerForm: (loading: Loading) => Promise<unknown>,
): GuardedAction {
  const action = async ({ request, url, params, context }: ActionFunctionArgs) => {
    const member = context.get(memberContext)
    if (!member) throw redirect(loginPath, 303)
    if (!isAllowed(member.role, permission)) throw data(null, { status: 403 })
    return await answerForm({ request, url, params, context, member, app: appOf(context) })
  }
  return Object.assign(action, { acts: [] })
}

/** The form of an act; it asks for the password when that was given too long ago for this act. */
export function shapeOf({ shape, confirm }: Act, loading: Loading): FormShape {
  const isFresh = !confirm || hasFreshPassword(loading)
  return isFresh ? shape : withPassword(shape)
}

/** @returns undefined when others send so many files that nothing was read */
async function readSent({ request, context }: Loading, acts: readonly Act[]): Promise<SentForm | undefined> {
  const address = context.get(visitorContext).address
  const sent = await readForm(request, acts.some(takesFile), address)
  if (sent === 'too-large') throw tooLarge()
  return sent === 'busy' ? undefined : (sent ?? { texts: new URLSearchParams(), files: new Map() })
}

const takesFile = ({ shape }: Act) => shape.fields.some(({ kind }) => kind === 'file')

/** Nothing of a form with a file could be read, not even which act it is. */
function unread({ app }: Loading, acts: readonly Act[]) {
  const message = translateTo(app.locale)('forms:problem.pictureBusy')
  const act = acts.find(takesFile)?.name ?? ''
  return data({ act, isDone: false, values: {}, problems: {}, message } satisfies ActAnswer, { status: 503 })
}

async function answer(loading: Loading, act: Act, sent: SentForm) {
  const read = act.read(sent)
  if (read.isOutdated) return refuse(outdated(loading, act.name, read.typed))
  try {
    const problems = await problemsOf(loading, act, read, sent.texts)
    if (Object.keys(problems).length > 0) return refuse(answerOf(act, read, { problems }))
    const outcome = await perform(loading, act, read)
    if (!('problems' in outcome)) return lead(loading, outcome as ActResult)
    if (outcome.now) return refuseStale(act, read, { ...outcome, now: outcome.now })
    return refuse(answerOf(act, read, outcome))
  } catch (error) {
    if (isNotFound(error)) {
      const message = translateTo(loading.app.locale)('office:form.gone')
      return data(answerOf(act, read, { problems: {}, message }), { status: 404 })
    }
    if (!isDatabaseProblem(error)) throw error
    loading.app.log.error({ err: error, act: act.name }, 'act failed')
    const message = translateTo(loading.app.locale)('office:form.unavailable')
    return data(answerOf(act, read, { problems: {}, message }), { status: 503 })
  }
}

/** What was to be changed went meanwhile, or became somebody else's: what was typed stays where it can be copied. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'init' in error && statusOf(error.init) === 404

const statusOf = (init: unknown) =>
  typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined

/** Everything that is wrong at once. A password is tried only when nothing else is. */
async function problemsOf(loading: Loading, act: Act, read: FieldInput, sent: URLSearchParams) {
  const problems = act.problemsIn(read, loading.app.locale)
  if (!act.confirm || hasFreshPassword(loading)) return problems
  const typed = sent.get('password') ?? ''
  const isTried = typed !== '' && Object.keys(problems).length === 0
  const isRight = isTried && (await loading.context.get(passwordContext)?.(typed))
  if (isRight) return problems
  const t = translateTo(loading.app.locale)
  const password = t(isTried ? 'office:problem.wrongPassword' : 'office:problem.passwordAgain')
  return { ...problems, password }
}

/** Rolls back the transaction of an act that was refused. */
class Rollback extends Error {}

/** Does the act and notes it, or neither. */
async function perform(loading: Loading, act: Act, read: FieldInput) {
  const { app, member } = loading
  let outcome: Awaited<ReturnType<Act['perform']>> | undefined
  const work = app.db.transaction(async (tx) => {
    outcome = await act.perform({ ...loading, tx }, read)
    if (!('subject' in outcome)) throw new Rollback()
    const { subject, before, after } = outcome
    const noted = { at: app.clock.now(), staffId: member.id, actor: member.name, act: act.name }
    await insertAct(tx, { ...noted, subject, before: before ?? null, after: after ?? null })
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
  if (!outcome) throw new Error(`${act.name} has no outcome`)
  if ('subject' in outcome) await outcome.finish?.()
  return outcome
}

/** Whether the password was given in the last quarter of an hour (B6). */
const hasFreshPassword = ({ app, member }: Pick<Loading, 'app' | 'member'>): boolean =>
  app.clock.now().getTime() - member.session.passwordAt.getTime() <= quarterOfAnHour

/** A page from before an update, or one that was never ours: nothing typed is lost. */
const outdated = ({ app }: Loading, act: string, values: ActAnswer['values']): ActAnswer => ({
  ...{ act, isDone: false, values, problems: {} },
  message: translateTo(app.locale)('office:form.outdated'),
})

/** Of a form that nobody knows: what the forms of this page show again, which are never passwords. */
function knownIn(sent: URLSearchParams, acts: readonly Act[]): ActAnswer['values'] {
  const fields = acts.flatMap(({ shape }) => shape.fields).filter(({ kind }) => kind !== 'password')
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries([...sent].filter(([name]) => names.has(name)))
}

const answerOf = (
  { name }: Act,
  { typed }: FieldInput,
  { problems, message }: Pick<ActAnswer, 'problems' | 'message'>,
): ActAnswer => ({ act: name, isDone: false, values: typed, problems, ...(message && { message }) })

type Stale = Pick<ActAnswer, 'problems' | 'message'> & { now: ActAnswer['values'] }

/** What was typed stays beside what stands now; the hidden fields become those of now, so that the next try is about it. */
function refuseStale(act: Act, read: FieldInput, { now, ...outcome }: Stale) {
  const isHidden = new Set(act.shape.fields.filter(({ kind }) => kind === 'hidden').map(({ name }) => name))
  const of = (values: ActAnswer['values'], hidden: boolean) =>
    Object.entries(values).filter(([name]) => isHidden.has(name) === hidden)
  const typed = Object.fromEntries([...of(read.typed, false), ...of(now, true)])
  const answer = answerOf(act, { ...read, typed }, outcome)
  return data({ ...answer, now: Object.fromEntries(of(now, false)) }, { status: 409 })
}

const refuse = (refused: ActAnswer) => data(refused, { status: 422 })

/** To the page that follows, which says what was done. */
function lead({ url }: Loading, { to = url.pathname, done, revision, isNewDocument }: ActResult): Response {
  const isMade = revision !== undefined && to === url.pathname
  const told = [done && `done=${done}`, isMade && `${madeRevision}=${revision}`].filter(Boolean)
  const address = told.length > 0 ? `${to}${to.includes('?') ? '&' : '?'}${told.join('&')}` : to
  return isNewDocument ? redirectDocument(address, 303) : redirect(address, 303)
}
