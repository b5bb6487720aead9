import { accountFormOf } from '~/features/accounts/public.server'
import { demandRegisterHandler } from '~/features/alerts/public.server'
import { bookingHandlers } from '~/features/appointments/public.server'
import { askToConfirm } from '~/features/confirmation/public.server'
import { siteOrLast } from '~/features/content/public.server'
import { documentRequestHandler } from '~/features/documents/public.server'
import { one } from '~/features/forms/public'
import {
  type FormHandler,
  type FormHandlers,
  type FormRefusal,
  isSenderKnown,
  type Submission,
} from '~/features/forms/public.server'
import { friendHandler } from '~/features/friends/public.server'
import { leadHandlers, saveLead } from '~/features/leads/public.server'
import { isConfirmedHere, MailLimitError, selfTestHandler } from '~/features/mail/public.server'
import { storeUnsentPicture } from '~/features/media/public.server'
import { askToSubscribe, signNewsletterHandler } from '~/features/newsletter/public.server'
import { ownerSessionOf } from '~/features/owners/public.server'
import { myDataHandler, usedPictures } from '~/features/privacy/public.server'
import { testimonialHandler } from '~/features/testimonials/public.server'
import { contactDemandHandler } from '~/features/valuation/public.server'
import type { App } from '~/platform/app.server'

/** Each feature's handlers of its forms. */
const handlers: readonly FormHandler[] = [
  ...leadHandlers,
  ...bookingHandlers,
  demandRegisterHandler,
  contactDemandHandler,
  documentRequestHandler(saveLead),
  friendHandler,
  signNewsletterHandler,
  selfTestHandler,
  testimonialHandler,
  myDataHandler,
]

const byName = new Map(handlers.map((handler) => [handler.form.name, handler]))

/** Combines the form handlers of all features for the routes that show them. */
export const formHandlers: FormHandlers = {
  handlerOf: (name) => byName.get(name),
  accountFormOf,
  titlesOf: async ({ db }) => (await siteOrLast(db)).forms,
  accept: (app, submission) => withinMailLimit(() => accept(sentBy(submission, app), submission)),
  askByMail: (app, submission) => withinMailLimit(() => askToConfirm(sentBy(submission, app), submission)),
  storePicture: (app, bytes, isProven) =>
    storeUnsentPicture(app, bytes, { isProven, findUsed: () => usedPictures(app.db) }),
  knows: async (app, request, email) =>
    (await isConfirmedHere(app, request, email)) || (await isOwnerOf(app, request, email)),
}

/** The same for the form of this sender: what it mails is counted as a stranger's, or not (S-02). */
const sentBy = (submission: Submission, app: App): App => ({
  ...app,
  isByStranger: !isSenderKnown(submission),
})

/** Whether an address is that of the owner who is logged in: a session says nothing about other addresses. */
async function isOwnerOf(app: App, request: Request, email: string): Promise<boolean> {
  const session = await ownerSessionOf(app, request)
  return session?.owner.email.toLowerCase() === email.toLowerCase()
}

async function accept(app: App, submission: Submission) {
  const handler = byName.get(submission.form.name)
  if (!handler) throw new Error(`no handler for form ${submission.form.name}`)
  const accepted = await handler.accept(app, submission)
  const isKept = !accepted || ('to' in accepted && !accepted.isWaiting)
  // The challenge is spent already. If this fails, the sender sees an error and submits the form again.
  if (isKept && one(submission.values, 'newsletter') === 'yes')
    await alsoSubscribe(app, { ...submission, solved: undefined })
  return accepted
}

/** Also subscribes to the newsletter. The form itself is saved even if the address may get no more mails today. */
async function alsoSubscribe(app: App, submission: Submission) {
  try {
    await askToSubscribe(app, submission)
  } catch (error) {
    if (!(error instanceof MailLimitError)) throw error
  }
}

/** Refuses a form whose mail exceeds the daily limit of its address; its use case has rolled everything back (S-02). */
async function withinMailLimit<Answer>(task: () => Promise<Answer>): Promise<Answer | FormRefusal> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof MailLimitError) return { problems: [{ field: 'email', problem: 'mailLimit' }] }
    throw error
  }
}
