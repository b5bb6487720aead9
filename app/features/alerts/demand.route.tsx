import { createContext, data, redirect } from 'react-router'
import { pathOfOriginal, siteOf } from '~/features/content/public.server'
import { Form, type FormHelp, FormHelpContext, type PreviewAnswer } from '~/features/forms/public'
import { answerSignedForm, formAnswerContext } from '~/features/forms/public.server'
import { saveConfirmedLead } from '~/features/leads/public.server'
import type { MailFact } from '~/features/mail/public.server'
import { pathTo } from '~/i18n/path-to'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { type App, appOf } from '~/platform/app.server'
import { readTexts } from '~/platform/sent-form/read-form.server'
import { serverOnly } from '~/platform/server-only'
import { LinkPage } from '~/ui/page/link-page'
import { addressesOf } from '~/ui/page/page-from-table'
import type { PageInfo } from '~/ui/page/page-info'
import type { Route } from './+types/demand.route'
import { demandFacts } from './alert-texts.server'
import { changeDemand, demandOf, startDemand, stopDemand } from './change-demand.server'
import { valuesOfStored } from './criteria'
import { DemandFacts } from './demand-facts'
import { demandHelp, previewMatches } from './demand-form.server'
import { leadOf } from './demand-lead.server'
import { demandPath, readDemandLink } from './demand-links.server'
import { demandChange } from './demand-register.form'
import type { Demand } from './demands.repo.server'
import { StopDemand } from './stop-demand'

/** States of the page, by its link; `stopped` and `gone` have no button. */
type State = 'confirm' | 'change' | 'stopped' | 'gone'
type Words = State | 'confirmed' | 'changed'

/** A mail program expects a plain answer, not a redirect (RFC 8058). */
const stoppedContext = createContext(false)

/** Handles the page's buttons, and the one-click unsubscribe of mail programs (RFC 8058). */
export async function action(args: Route.ActionArgs) {
  const app = appOf(args.context)
  const found = await demandOf(app, tokenOf(args.request))
  const stopped = () => {
    args.context.set(stoppedContext, true)
    return data(null)
  }
  // A second click finds the alert stopped already.
  if (!found) return readDemandLink(app, tokenOf(args.request)) ? stopped() : data(null, { status: 410 })
  const { demand, does } = found
  const changePath = demandPath(app, app.locale, { id: demand.id, does: 'change' })
  if (does === 'confirm') {
    await startDemand(app, demand.id, (tx, confirmed) => saveConfirmedLead(tx, app, leadOf(app, confirmed)))
    return redirect(`${changePath}&done=confirmed`, 303)
  }
  const sent = await readTexts(args.request)
  if (sent.has('form'))
    return await answerSignedForm(args.context, sent, demandChange, async (values) => {
      await changeDemand(app, demand, values)
      return `${changePath}&done=changed`
    })
  await app.db.transaction(async (tx) => await stopDemand(tx, app, demand))
  return sent.has('stop') ? redirect(`${pathTo(app.locale, 'demand')}?done=stopped`, 303) : stopped()
}

/** The page that alert mails link to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const app = appOf(context)
  const { searchParams } = new URL(request.url)
  const done = searchParams.get('done')
  const found = await demandOf(app, tokenOf(request))
  const isStopped = done === 'stopped' || context.get(stoppedContext)
  const state: State = found ? found.does : isStopped ? 'stopped' : 'gone'
  const summary =
    found && (await summariseDemand(app, found.demand, state, context.get(formAnswerContext)?.values))
  const t = translateTo(app.locale)
  const key: Words = state === 'change' && (done === 'confirmed' || done === 'changed') ? done : state
  const site = await siteOf(app.db)
  const page: PageInfo = {
    title: t(`alerts:${key}.title`),
    alternates: addressesOf(site.locales, (to) =>
      found ? demandPath(app, to, { id: found.demand.id, does: found.does }) : pathTo(to, 'demand'),
    ),
  }
  const againHref = pathOfOriginal(site, '/demand-register/', app.locale)
  return data(serverOnly<LoaderData>({ page, key, state, summary, againHref }), {
    status: state === 'gone' ? 410 : 200,
  })
}

type DemandSummary = {
  facts: MailFact[]
  now: PreviewAnswer
  help?: FormHelp
}
type LoaderData = {
  page: PageInfo
  key: Words
  state: State
  summary?: DemandSummary
  againHref: string | undefined
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Describes an alert; with its form if it can be changed. */
async function summariseDemand(
  app: App,
  demand: Demand,
  state: State,
  sent?: FormHelp['values'],
): Promise<DemandSummary> {
  const fields = valuesOfStored(demand)
  const facts = await demandFacts(app.db, fields, app.locale)
  const now = await previewMatches(app, fields)
  if (state !== 'change') return { facts, now }
  const help = await demandHelp(app, new URLSearchParams(), sent ?? fields)
  return { facts, now, help: { ...help, values: fields } }
}

export default function DemandPage({ loaderData }: Route.ComponentProps) {
  const { t } = useText()
  const { page, key, state, summary, againHref } = loaderData
  return (
    <LinkPage
      title={page.title}
      text={t(`alerts:${key}.text`)}
      button={state === 'confirm' ? t('alerts:confirm.button') : undefined}
    >
      {summary && key !== 'change' && (
        <DemandFacts facts={summary.facts}>
          {summary.now.text} {summary.now.link && <a href={summary.now.link.href}>{summary.now.link.text}</a>}
        </DemandFacts>
      )}
      {summary?.help && (
        <FormHelpContext value={{ 'demand-register': summary.help }}>
          <Form definition={demandChange} send={t('alerts:change.save')} />
        </FormHelpContext>
      )}
      {state === 'change' && <StopDemand />}
      {!summary && againHref && (
        <p>
          <a href={againHref}>{t('alerts:again')}</a>
        </p>
      )}
    </LinkPage>
  )
}
