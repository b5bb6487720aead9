import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { brusselsDay } from '~/kernel/calendar'
import { AppError } from '~/kernel/errors'
import { networksOf } from '~/kernel/network-of'
import type { App } from '~/platform/app.server'
import { type Limit, overLimit } from '~/platform/limits/limit.server'
import { overNetworkLimit } from '~/platform/limits/network-limit.server'
import type { SentForm } from '~/platform/sent-form/read-form.server'
import { appliedValues } from './asked-fields'
import { problemsOf } from './check-values'
import type { FormDefinition } from './define-form'
import { one, type Problem, type Values } from './field'
import type { FormAnswer } from './form-answer'
import type { FormHandlers, FormRefusal, Submission } from './form-handlers.server'
import { failedText, problemMessages } from './form-texts'
import { overLinkLimit } from './link-limits.server'
import { countFrom } from './network-load.server'
import { readProof } from './read-proof.server'
import { receiveFile } from './receive-file.server'
import { thanksOf } from './thanks.server'

export type Refusal = { answer: Partial<FormAnswer>; status: 422 | 429 | 503 }
type Outcome = { to: string } | Refusal

/** For one address, without proof of work: nobody writes more in ten minutes by hand. */
const perAddress = { name: 'forms', most: 20, minutes: 10 }
/**
 * And with one: a whole office or a mobile operator may share an address. Their work gets harder long before this many,
 * which only bounds what a program can fill the agency's mailbox with.
 */
const provenPerAddress = { name: 'forms with a sign of a human', most: 200, minutes: 10 }
/**
 * Files without proof of work, of a network of each width: each costs more than a whole form of words, and is kept for a
 * while even if its form is wrong.
 */
const filesOfNetwork = { name: 'files', minutes: 10, most: { 32: 10, 24: 30, 64: 10, 56: 20, 48: 60 } }
/**
 * And with one, as for forms, of one address: nobody who works waits because of others (S-03). What they all leave behind
 * is bounded by the room for pictures of forms that are never sent.
 */
const provenFilesPerAddress = { name: 'files with a sign of a human', most: 100, minutes: 10 }
/** With one challenge: a form that is sent again has another, and a solved one goes before the others. */
const filesOfChallenge = { name: 'files of a challenge', most: 2, minutes: 60 }

/** Checks the work of a form when it is first asked for, and never twice: that costs more than reading the form. */
export function proofOnce(app: App, form: FormDefinition, { texts }: SentForm) {
  let proof: ReturnType<typeof readProof> | undefined
  return () => {
    proof ??= readProof(app, form.name, texts)
    return proof
  }
}

type Sending = {
  app: App
  form: FormDefinition
  values: Values
  sent: SentForm
  /** Of its work, checked when it is first asked for. */
  proof: ReturnType<typeof proofOnce>
  address: string
  page: string
  handlers: FormHandlers
  request: Request
}

/** What becomes of a form: it is accepted, or what is to be said instead. */
export async function outcomeOf(sending: Sending): Promise<Outcome> {
  const { app, form, sent, handlers } = sending
  try {
    const sender = { address: sending.address, isProven: await isProven(sending) }
    const minutes = sent.files.size > 0 ? await minutesForFile(sending, sender.isProven) : undefined
    if (minutes) return limited(app, minutes)
    const { values, problems } = await receiveFile(
      app,
      form,
      sending.values,
      sent.files,
      handlers.storePicture,
      sender,
    )
    const all = inOrder(form, [...problems, ...problemsOf(form, values, brusselsDay(app.clock.now()))])
    const outcome = all.length > 0 ? wrong(app, form, all) : await verifyAndAccept({ ...sending, values })
    if ('to' in outcome) return outcome
    // A form with steps keeps what was typed for the way that was left, which the page has and `values` have not.
    return form.steps ? outcome : { ...outcome, answer: { values, ...outcome.answer } }
  } catch (error) {
    return failed(app, form, error)
  }
}

const inOrder = ({ fields }: FormDefinition, problems: Problem[]) =>
  fields.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? [])

/** Its words are right; whether it may come, and from a human, is another question. */
async function verifyAndAccept(sending: Sending): Promise<Outcome> {
  const { app, form, page, proof, handlers, request, address } = sending
  const values = appliedValues(form.fields, sending.values)
  const solved = app.config.captcha ? await proof() : undefined
  const minutes = await minutesToWait(sending, solved ? provenPerAddress : perAddress)
  if (minutes) return limited(app, minutes)
  const isKnown = await handlers.knows(app, request, one(values, 'email'))
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
  const { app, form, handlers } = sending
  const accepted = (await handlers.accept(app, submission)) ?? {
    to: thanksOf(app.locale, form, submission.values),
  }
  if ('wait' in accepted) return limited(app, accepted.wait)
  return 'by' in accepted ? await acceptByMail(sending, submission) : outcomeIn(app, form, accepted)
}

/** Without proof of work the visitor confirms by a mailed link: the form is kept until the link is opened (F3). */
async function acceptByMail(sending: Sending, submission: Submission): Promise<Outcome> {
  const { app, form, handlers, address } = sending
  const email = one(submission.values, 'email').toLowerCase()
  const tooMany = await overLinkLimit(app, { email, address: submission.solved ? '' : address })
  // The link of a form that asks for no address goes to the agency, which then has some that do the same.
  if (tooMany && email === '') return { to: pathTo(app.locale, 'confirm') }
  if (tooMany) return limited(app, tooMany)
  if (form.startsByMail && !submission.solved) return await accept(sending, submission)
  return outcomeIn(app, form, await handlers.askByMail(app, submission))
}

const outcomeIn = (app: App, form: FormDefinition, accepted: { to: string } | FormRefusal): Outcome =>
  'to' in accepted ? accepted : wrong(app, form, accepted.problems)

export function wrong({ locale }: App, form: FormDefinition, problems: Problem[]): Refusal {
  const t = translateTo(locale)
  return {
    answer: { problems: problemMessages(t, problems, form), message: t('forms:summary.title') },
    status: 422,
  }
}

/** Counts what was sent, for wider networks too: their work gets harder, and only the narrowest is made to wait. */
async function minutesToWait(sending: Sending, limit: Limit) {
  await countFrom(sending.app, sending.address)
  return await overAddress(sending, limit)
}

/** Whether a challenge was solved for the file that was sent; one challenge does not serve for many files. */
async function isProven({ app, sent, proof }: Sending): Promise<boolean> {
  const solved = sent.files.size > 0 ? await proof() : undefined
  return solved !== undefined && !(await overLimit(app, filesOfChallenge, solved.id))
}

/** Without work for it, a file also counts for the wider networks of its sender. */
const minutesForFile = async (sending: Sending, isProven: boolean) =>
  isProven
    ? await overAddress(sending, provenFilesPerAddress)
    : await overNetworkLimit(sending.app, filesOfNetwork, sending.address)

/** Counts for the narrowest network alone; an address that is not known may be everybody's. */
async function overAddress({ app, address }: Sending, limit: Limit) {
  const [network] = networksOf(address)
  return network && (await overLimit(app, limit, network.name))
}

export const limited = ({ locale }: App, minutes: number): Refusal => ({
  answer: { message: translateTo(locale)('forms:limited', { count: minutes }) },
  status: 429,
})

/** Nothing was kept of it; its sender sends it again. */
export function failed(app: App, form: FormDefinition, error: unknown): Refusal {
  // A refusal that was meant, such as that of a link, is not one of the form.
  if (!(error instanceof Error)) throw error
  app.log.error({ err: error, form: form.name }, 'a form could not be accepted')
  return { answer: { message: failedText(translateTo(app.locale), form) }, status: 503 }
}
