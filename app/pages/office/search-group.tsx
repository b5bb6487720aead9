import { Link } from 'react-router'
import { isOfficePath } from '~/i18n/office-table'
import { useText } from '~/i18n/use-text'
import { telHref } from '~/kernel/phone'
import type { SearchHit, SearchKind } from '~/platform/office/office-search'
import { Panel } from '~/ui/office/panel'
import styles from './today.module.css'

type SearchGroupProps = {
  kind: SearchKind
  hits: readonly SearchHit[]
  isMore: boolean
  /** Where all of this kind are; undefined when they stand here. */
  moreHref: string | undefined
}

/** What was found of one kind. */
export function SearchGroup({ kind, hits, isMore, moreHref }: SearchGroupProps) {
  const { t } = useText()
  return (
    <Panel title={t(`office:search.kind.${kind}`)}>
      <ul className={styles.lines}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <p>
              <HitTitle {...hit} />
            </p>
            {hit.facts.length > 0 && <p className={styles.facts}>{hit.facts.join(' · ')}</p>}
            <HitWays {...hit} />
          </li>
        ))}
      </ul>
      {isMore && (
        <p className={styles.more}>
          {moreHref ? (
            <Link to={moreHref}>{t(`office:search.more`, { kind: t(`office:search.kind.${kind}`) })}</Link>
          ) : (
            t('office:search.tooMany')
          )}
        </p>
      )}
    </Panel>
  )
}

/** Pages of the site open beside the office. */
function HitTitle({ title, href }: Pick<SearchHit, 'title' | 'href'>) {
  if (!href) return <b>{title}</b>
  if (!isOfficePath(href))
    return (
      <a href={href} target="_blank" rel="noreferrer" data-row="">
        <b>{title}</b>
      </a>
    )
  return (
    <Link to={href} data-row="">
      <b>{title}</b>
    </Link>
  )
}

function HitWays({ email, phone }: Pick<SearchHit, 'email' | 'phone'>) {
  if (!email && !phone) return null
  return (
    <p className={styles.ways}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={telHref(phone)}>{phone}</a>}
    </p>
  )
}
