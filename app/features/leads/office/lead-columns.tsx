import { useText } from '~/i18n/use-text'
import { Badge } from '~/ui/office/badge'
import type { Column } from '~/ui/office/data-table'
import { DateTime } from '~/ui/office/date-time'
import type { ShownLead } from './inbox-page.server'
import { LeadStateBadge } from './lead-state-badge'
import styles from './leads.module.css'
import { useFormName } from './use-form-name'

/** What a list of leads shows of each. */
export function useLeadColumns(): Column<ShownLead>[] {
  const { t } = useText()
  const formName = useFormName()
  return [
    { name: 'name', label: t('leads-office:column.name'), isTitle: true, cell: ({ name }) => name },
    {
      name: 'state',
      label: t('leads-office:column.state'),
      cell: ({ state, due, isOverdue }) => (
        <>
          <LeadStateBadge state={state} />
          {isOverdue && (
            <span className={styles.due}>
              <Badge tone="warn">{t('leads-office:overdue.mark')}</Badge>
            </span>
          )}
          {state === 'waiting' && due && (
            <span className={styles.due}>
              <DateTime time={due} />
            </span>
          )}
        </>
      ),
    },
    {
      name: 'about',
      label: t('leads-office:column.about'),
      cell: ({ form, about }) => (
        <>
          {formName(form)}
          {about && <span className={styles.about}>{about}</span>}
        </>
      ),
    },
    {
      name: 'agent',
      label: t('leads-office:column.agent'),
      isNarrow: true,
      isExtra: true,
      cell: ({ agent }) => agent ?? '–',
    },
    {
      name: 'at',
      label: t('leads-office:column.at'),
      isNarrow: true,
      cell: ({ at, answered }) => (
        <>
          <DateTime time={at} />
          {answered && (
            <span className={styles.about}>{t('leads-office:answeredIn', { time: answered })}</span>
          )}
        </>
      ),
    },
  ]
}
