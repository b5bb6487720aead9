import { data, Link } from 'react-router'
import { formHandlersContext } from '~/features/forms/public.server'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { withChoices } from '~/kernel/office/form-shape'
import { leadDetailsContext } from '~/platform/office/lead-details.server'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { ActForm } from '~/ui/office/act-form'
import { Badge } from '~/ui/office/badge'
import { buttonClass } from '~/ui/office/button'
import { DataTable } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/lead.route'
import { answerAct, answerAgainAct } from './answer/answer-acts.server'
import { LeadAnswer } from './answer/lead-answer'
import { leadAnswer } from './answer/lead-answer.server'
import { assignAct, correctAct, noteAct, stateAct } from './lead-acts.server'
import { useLeadColumns } from './lead-columns'
import { nobody } from './lead-filter'
import { LeadHistory } from './lead-history'
import { leadPage } from './lead-page.server'
import { LeadStateBadge } from './lead-state-badge'
import styles from './leads.module.css'
import { readerOf } from './reader.server'
import { useFormName } from './use-form-name'
import { useLeadTexts } from './use-lead-texts'

export const action = mayAct(stateAct, assignAct, noteAct, correctAct, answerAct, answerAgainAct)

/** One lead: what was written, where it stands, what was done (B14 to B17). */
export const loader = mayLoad('leads.read', async (loading) => {
  const { app, params, context } = loading
  const findForm = (name: string) => context.get(formHandlersContext).handlerOf(name)?.form
  const detailsOf = context.get(leadDetailsContext)
  const lead = await leadPage(app, params.id, readerOf(loading), { findForm, detailsOf })
  if (!lead) throw data(null, { status: 404 })
  const choices = [nobody, ...lead.agents.map(({ id }) => String(id))]
  return {
    page: { title: lead.name, alternates: {}, noindex: true },
    lead,
    state: shapeOf(stateAct, loading),
    assign: withChoices(shapeOf(assignAct, loading), 'agent', choices),
    note: shapeOf(noteAct, loading),
    correct: shapeOf(correctAct, loading),
    answering: await leadAnswer(loading),
  }
})

export default function Lead({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { t } = useText()
  const { lead, state, assign, note, correct, answering } = loaderData
  const texts = useLeadTexts(lead.agents)
  const columns = useLeadColumns()
  const revision = String(lead.revision)
  const correctable = lead.history.findLast((entry) => entry.isCorrectable)
  return (
    <>
      <PageHead
        title={lead.name}
        up={{ href: officePath('leads'), name: t('office:page.leads') }}
        state={
          <>
            <LeadStateBadge state={lead.state} />
            {lead.isOverdue && <Badge tone="warn">{t('leads-office:overdue.mark')}</Badge>}
          </>
        }
        actions={<Ways lead={lead} />}
      />
      <div className={styles.parts}>
        <div>
          {lead.details.length > 0 && (
            <Panel title={t(`leads-office:details.${lead.isBooking ? 'appointment' : 'documents'}`)}>
              <Facts facts={lead.details.map(({ label, value }) => ({ name: label, value }))} />
            </Panel>
          )}
          <Panel title={t('leads-office:words')}>
            {lead.remark && (
              <p className={styles.remark} lang={lead.language}>
                {lead.remark}
              </p>
            )}
            <Facts facts={lead.words.map(({ label, value }) => ({ name: label, value }))} />
          </Panel>
          {answering && <LeadAnswer shown={answering} answer={answer} />}
          <Panel title={t('leads-office:change.note.title')}>
            <ActForm
              shape={note}
              texts={texts}
              answer={answer}
              send={t('leads-office:change.note.send')}
              values={{ kind: 'note' }}
            />
          </Panel>
          <Panel title={t('leads-office:history.title')}>
            <LeadHistory history={lead.history} mails={answering?.mailStates ?? []} />
          </Panel>
          {correctable && (
            <Panel
              title={t('leads-office:change.correct.title')}
              intro={t('leads-office:change.correct.intro')}
            >
              <ActForm
                shape={correct}
                texts={texts}
                answer={answer}
                send={t('leads-office:change.correct.send')}
                look="usual"
                values={{ entry: String(correctable.id), text: correctable.text ?? '' }}
              />
            </Panel>
          )}
        </div>
        <div>
          <Panel title={t('leads-office:change.state.title')}>
            <ActForm
              shape={state}
              texts={texts}
              answer={answer}
              send={t('leads-office:change.state.send')}
              values={{
                ...{ state: lead.storedState, due: lead.dueDay, revision },
                outcome: lead.outcome ?? undefined,
              }}
            />
          </Panel>
          <Panel title={t('leads-office:change.agent.title')}>
            <ActForm
              shape={assign}
              texts={texts}
              answer={answer}
              send={t('leads-office:change.agent.send')}
              look="usual"
              values={{ agent: lead.staffId ? String(lead.staffId) : nobody, revision }}
            />
          </Panel>
          <Panel title={t('leads-office:column.about')}>
            <Facts facts={useFacts(lead)} />
          </Panel>
        </div>
      </div>
      {lead.others.length > 0 && (
        <Panel title={t('leads-office:others')}>
          <DataTable
            caption={t('leads-office:others')}
            columns={columns}
            rows={lead.others}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => officePath('leads.lead', { id })}
          />
        </Panel>
      )}
    </>
  )
}

type LeadData = Route.ComponentProps['loaderData']['lead']

/** To the telephone, to the member's own mail program, and to all that is known of the person. */
function Ways({ lead: { phone, email, personId } }: { lead: LeadData }) {
  const { t } = useText()
  return (
    <div className={styles.ways}>
      {phone && (
        <a className={buttonClass()} href={phone.href}>
          {t('leads-office:call')}
        </a>
      )}
      {email && (
        <a className={buttonClass()} href={`mailto:${email}`}>
          {t('leads-office:write')}
        </a>
      )}
      {personId && (
        <Link className={buttonClass()} to={officePath('people.person', { id: personId })}>
          {t('people-office:title')}
        </Link>
      )}
    </div>
  )
}

function useFacts(lead: LeadData) {
  const { t } = useText()
  const formName = useFormName()
  const { about, outcome, source, enteredBy, due, answered, answeredIn, waitsFor, storedState } = lead
  return [
    { name: t('leads-office:fact.form'), value: formName(lead.form) },
    {
      name: t('leads-office:fact.about'),
      value: about && (about.href ? <a href={about.href}>{about.title}</a> : about.title),
    },
    { name: t('leads-office:fact.email'), value: lead.email },
    { name: t('leads-office:fact.phone'), value: lead.phone ? lead.phone.text : undefined },
    { name: t('leads-office:fact.language'), value: t(`ui:languages.${lead.language}`) },
    { name: t('leads-office:fact.at'), value: <DateTime time={lead.at} isFull /> },
    { name: t('leads-office:fact.source'), value: t(`leads-office:source.${source ?? 'website'}`) },
    { name: t('leads-office:fact.enteredBy'), value: enteredBy },
    {
      name: t('leads-office:fact.page'),
      value: lead.page && <a href={lead.page}>{lead.page}</a>,
    },
    { name: t('leads-office:fact.agent'), value: lead.agent },
    {
      name: t('leads-office:fact.due'),
      value: storedState === 'waiting' && due ? <DateTime time={due} isFull /> : undefined,
    },
    { name: t('leads-office:fact.outcome'), value: outcome && t(`leads-office:outcome.${outcome}`) },
    { name: t('leads-office:fact.answered'), value: answered && <DateTime time={answered} isFull /> },
    { name: t('leads-office:fact.answeredIn'), value: answeredIn },
    { name: t('leads-office:fact.waitsFor'), value: waitsFor },
  ]
}
