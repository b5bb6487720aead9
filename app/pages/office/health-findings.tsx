import { Link } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { Badge, type Tone } from '~/ui/office/badge'
import { type Column, DataTable } from '~/ui/office/data-table'
import styles from './health.module.css'

type State = 'ok' | 'warning' | 'problem' | 'unknown'

export const healthTones: Record<State, Tone> = {
  ok: 'good',
  warning: 'warn',
  problem: 'bad',
  unknown: 'plain',
}

export type ShownFinding = {
  id: number
  check: string
  state: State
  name: string
  /** What it means for the agency, and what to do. */
  about: string
  advice: string
  /** For the operator, in English. */
  what: string
  todo?: string | undefined
}

/** Where the office shows more of what a check found. */
const pages: Record<string, string> = {
  outbox: officePath('outbox'),
  webhook: officePath('webhook'),
  feed: officePath('imports'),
}

/** Something that is wrong: what it means, what to do, and the operator's own words. */
export function WrongFinding({ check, state, name, about, advice, what, todo }: ShownFinding) {
  const { t } = useText()
  const href = pages[check]
  return (
    <>
      <p className={styles.name}>
        <b>{href ? <Link to={href}>{name}</Link> : name}</b>
        <Badge tone={healthTones[state]}>{t(`office:health.state.${state}`)}</Badge>
      </p>
      <p>{about}</p>
      <p className={styles.todo}>{advice}</p>
      <p className={styles.operator}>
        {t('office:health.operator')}:{' '}
        <span lang="en">
          {what} {todo}
        </span>
      </p>
    </>
  )
}

/** Every check with its state. */
export function AllChecks({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useText()
  const columns: Column<ShownFinding>[] = [
    { name: 'check', label: t('office:health.column.check'), isTitle: true, cell: ({ name }) => name },
    {
      name: 'state',
      label: t('office:health.column.state'),
      isNarrow: true,
      cell: ({ state }) => <Badge tone={healthTones[state]}>{t(`office:health.state.${state}`)}</Badge>,
    },
    {
      name: 'found',
      label: t('office:health.column.found'),
      cell: ({ what }) => <span lang="en">{what}</span>,
    },
  ]
  return (
    <DataTable caption={t('office:health.rest')} columns={columns} rows={findings} keyOf={({ id }) => id} />
  )
}
