import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayAct, shapeOf } from '~/platform/office/may-act.server'
import { mayLoad } from '~/platform/office/may-load.server'
import { isAllowed } from '~/platform/office/permissions'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/import-run.route'
import { ChangeLists } from './change-lists'
import { HeldFeed } from './held-feed'
import { approveFeedAct, declineFeedAct } from './import-acts.server'
import { ImportOutcome } from './import-outcome'
import styles from './import-run.module.css'
import { importRun } from './import-run.server'
import { ProblemTable } from './problem-table'

export const action = mayAct(approveFeedAct, declineFeedAct)

/** The whole report of an import, and the answer to one that waits for a yes. */
export const loader = mayLoad('imports.read', async (loading) => {
  const { app, params, member } = loading
  const run = await importRun(app, params.id)
  if (!run) throw data(null, { status: 404 })
  const title = translateTo(app.locale)('feed-office:run.title', { at: run.started.absolute })
  const shapes = { approve: shapeOf(approveFeedAct, loading), decline: shapeOf(declineFeedAct, loading) }
  return {
    page: { title, alternates: {}, noindex: true },
    ...{ title, run },
    ...(isAllowed(member.role, 'imports.write') && { shapes }),
  }
})

export default function ImportRun({ loaderData, actionData }: Route.ComponentProps) {
  const { title, run, shapes } = loaderData
  const { t } = useText()
  const { rejected, warnings, refusedBecause, held } = run
  return (
    <>
      <PageHead
        title={title}
        up={{ href: officePath('imports'), name: t('office:page.imports') }}
        state={<ImportOutcome outcome={run.outcome} />}
      />
      {held && <HeldFeed held={held} shapes={shapes} answer={actionData} />}
      {refusedBecause && (
        <Panel title={t('feed-office:refused.title')}>
          <p>{refusedBecause}</p>
          <p>{t('feed-office:refused.text')}</p>
        </Panel>
      )}
      <Panel title={t('feed-office:facts')}>
        <Facts
          facts={[
            { name: t('feed-office:fact.source'), value: run.source },
            { name: t('feed-office:fact.started'), value: <DateTime time={run.started} isFull /> },
            { name: t('feed-office:fact.took'), value: run.took },
            { name: t('feed-office:fact.listings'), value: run.listings.counts },
            { name: t('feed-office:fact.projects'), value: run.projects.counts },
          ]}
        />
      </Panel>
      {held && <ChangeLists changes={run.listings.changes} />}
      {held && <ChangeLists changes={run.projects.changes} isOfProjects />}
      <Panel
        title={t('feed-office:rejected.title', { count: rejected.count })}
        intro={t(rejected.count > 0 ? 'feed-office:rejected.intro' : 'feed-office:rejected.none')}
      >
        <ProblemTable {...rejected} caption={t('feed-office:column.rejected')} />
      </Panel>
      {warnings.count > 0 && (
        <Panel
          title={t('feed-office:warnings.title', { count: warnings.count })}
          intro={t('feed-office:warnings.intro')}
        >
          <ProblemTable {...warnings} caption={t('feed-office:column.warnings')} />
        </Panel>
      )}
      {!held && <ChangeLists changes={run.listings.changes} />}
      {!held && <ChangeLists changes={run.projects.changes} isOfProjects />}
      {run.unknownFields.length > 0 && (
        <Panel title={t('feed-office:unknown.title')} intro={t('feed-office:unknown.intro')}>
          <ul className={styles.records}>
            {run.unknownFields.map(({ name, count }) => (
              <li key={name}>
                <code>{name}</code> ({count})
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
