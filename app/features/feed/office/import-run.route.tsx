import { data } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { translateTo } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { mayLoad } from '~/platform/office/may-load.server'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { PageHead } from '~/ui/office/page-head'
import { Panel } from '~/ui/office/panel'
import type { Route } from './+types/import-run.route'
import { ChangeLists } from './change-lists'
import { ImportOutcome } from './import-outcome'
import styles from './import-run.module.css'
import { importRun } from './import-run.server'
import { ProblemTable } from './problem-table'

/** The whole report of an import. */
export const loader = mayLoad('imports.read', async ({ app, params }) => {
  const run = await importRun(app, params.id)
  if (!run) throw data(null, { status: 404 })
  const title = translateTo(app.locale)('feed-office:run.title', { at: run.started.absolute })
  return { page: { title, alternates: {}, noindex: true }, title, run }
})

export default function ImportRun({ loaderData: { title, run } }: Route.ComponentProps) {
  const { t } = useText()
  const { rejected, warnings, refusedBecause } = run
  return (
    <>
      <PageHead
        title={title}
        up={{ href: officePath('imports'), name: t('office:page.imports') }}
        state={<ImportOutcome outcome={run.outcome} />}
      />
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
      <ChangeLists changes={run.listings.changes} />
      <ChangeLists changes={run.projects.changes} isOfProjects />
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
