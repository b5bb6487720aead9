import { useText } from '~/i18n/use-text'
import { formatNumber } from '~/kernel/numbers'
import { DateTime } from '~/ui/office/date-time'
import { Facts } from '~/ui/office/facts'
import { Panel } from '~/ui/office/panel'
import type { ShownTime } from '~/ui/office/show-time'

type HealthFiguresProps = {
  version: string
  since: ShownTime | undefined
  oldestJob: ShownTime | undefined
  queuedMails: number | undefined
  failedMails: number | undefined
  lastImport: ShownTime | undefined
  lastBackup: ShownTime | undefined
  disk: { free: string; all: string } | undefined
}

/** What the site has to do, what it did last, and where it runs. */
export function HealthFigures(figures: HealthFiguresProps) {
  const { t, locale } = useText()
  const { oldestJob, queuedMails, failedMails, lastImport, lastBackup, disk, version, since } = figures
  const number = (value: number) => formatNumber(value, locale)
  return (
    <Panel title={t('office:health.figures')}>
      <Facts
        facts={[
          {
            name: t('office:health.figure.oldestJob'),
            value: oldestJob ? <DateTime time={oldestJob} /> : t('office:health.figure.noJob'),
          },
          {
            name: t('office:health.figure.mails'),
            value:
              queuedMails !== undefined && failedMails !== undefined
                ? t('office:health.figure.mailCounts', {
                    queued: number(queuedMails),
                    failed: number(failedMails),
                  })
                : undefined,
          },
          {
            name: t('office:health.figure.lastImport'),
            value: lastImport && <DateTime time={lastImport} isFull />,
          },
          {
            name: t('office:health.figure.lastBackup'),
            value: lastBackup ? <DateTime time={lastBackup} isFull /> : t('office:health.figure.noBackup'),
          },
          { name: t('office:health.figure.disk'), value: disk && t('office:health.figure.diskFree', disk) },
          { name: t('office:health.figure.version'), value: version },
          { name: t('office:health.figure.since'), value: since && <DateTime time={since} isFull /> },
        ]}
      />
    </Panel>
  )
}
