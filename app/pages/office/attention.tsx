import { Link } from 'react-router'
import { officePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { Badge } from '~/ui/office/badge'
import { OfficeIcon } from '~/ui/office/office-icon'
import { Panel } from '~/ui/office/panel'
import styles from './today.module.css'
import type { CountedList } from './today-lists.server'

type AttentionProps = {
  /** Lists of what has failed. */
  lists: readonly CountedList[]
  lastImport: { id: number; isRefused: boolean; rejected: number } | undefined
  /** The import that waits for approval. */
  heldImport: number | undefined
  problems: number
  warnings: number
}

/** What is wrong, each with the list that says more; if nothing is, a line that says so. */
export function Attention(props: AttentionProps) {
  const { t } = useText()
  const lines = useLines(props)
  return (
    <Panel title={t('office:today.attention.title')}>
      {lines.length === 0 ? (
        <p>
          <Badge tone="good">{t('office:today.attention.none')}</Badge>
        </p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ text, href, tone }) => (
            <li key={text}>
              <Link to={href} className={styles.attention}>
                <span className={tone === 'bad' ? styles.bad : styles.warn}>
                  <OfficeIcon name={tone === 'bad' ? 'failed' : 'alert'} />
                </span>
                {text}
                <OfficeIcon name="forward" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type Line = { text: string; href: string; tone: 'bad' | 'warn' }

function useLines({ lists, lastImport, heldImport, problems, warnings }: AttentionProps): Line[] {
  const { t } = useText()
  const health = officePath('health')
  const all: (Line | false)[] = [
    problems > 0 && {
      text: t('office:today.attention.problems', { count: problems }),
      ...{ href: health, tone: 'bad' },
    },
    ...lists.map(
      ({ name, href, total }): Line | false =>
        total > 0 && { text: t(`office:today.list.${name}`, { count: total }), href, tone: 'bad' },
    ),
    heldImport !== undefined && {
      text: t('office:today.attention.held'),
      ...{ href: officePath('imports.run', { id: heldImport }), tone: 'bad' },
    },
    lastImport !== undefined &&
      (lastImport.isRefused || lastImport.rejected > 0) && {
        text: lastImport.isRefused
          ? t('office:today.attention.refused')
          : t('office:today.attention.rejected', { count: lastImport.rejected }),
        href: officePath('imports.run', { id: lastImport.id }),
        tone: lastImport.isRefused ? 'bad' : 'warn',
      },
    warnings > 0 && {
      text: t('office:today.attention.warnings', { count: warnings }),
      ...{ href: health, tone: 'warn' },
    },
  ]
  return all.filter((line) => line !== false)
}
