import { useText } from '~/i18n/use-text'
import { Fold } from '~/ui/fold/fold'
import styles from './project-units.module.css'
import type { ProjectUnits as Units, UnitType } from './project-units.server'
import { writeUnitCriteria } from './unit-criteria'
import { UnitFilter } from './unit-filter'
import { UnitTable } from './unit-table'

/** The price list of a project: available units by type, a filter, and the units. */
export function ProjectUnits({ list, action, vatNote }: { list: Units; action: string; vatNote?: string }) {
  const { t } = useText()
  if (list.total === 0) return <p>{t('listings:projects.noUnits')}</p>
  return (
    <div className={styles.units}>
      <ul className={styles.types}>
        {list.types.map((type) => (
          <li key={type.slug}>
            <TypeLink type={type} list={list} action={action} />
          </li>
        ))}
      </ul>
      {list.total > 1 && (
        <Fold title={t('listings:projects.filter')} open={list.narrowed}>
          <UnitFilter action={action} criteria={list.criteria} narrowed={list.narrowed} types={list.types} />
        </Fold>
      )}
      {list.narrowed && (
        <p role="status" className={styles.status}>
          {t('listings:projects.shown', { shown: list.units.length, count: list.total })}
        </p>
      )}
      {list.units.length > 0 ? (
        <UnitTable units={list.units} />
      ) : (
        <p>
          {t('listings:projects.noUnits')} <a href={`${action}#price-list`}>{t('listings:filter.reset')}</a>
        </p>
      )}
      {vatNote && <p className={styles.note}>{vatNote}</p>}
    </div>
  )
}

type TypeLinkProps = { type: UnitType; list: Units; action: string }

/** What is left of a type; chosen it narrows the price list to that type, and chosen again no more. */
function TypeLink({ type, list: { criteria, types }, action }: TypeLinkProps) {
  const { t } = useText()
  const isChosen = criteria.type === type.slug
  const words = (
    <>
      <strong lang={type.name.lang}>{type.name.text}</strong>
      <span>{t('listings:projects.freeOfTotal', { free: type.free, count: type.total })}</span>
      {type.from && (
        <span>
          {t('listings:startingFrom')} {type.from}
        </span>
      )}
    </>
  )
  if (types.length < 2) return <div className={styles.type}>{words}</div>
  const query = writeUnitCriteria({ ...criteria, type: isChosen ? undefined : type.slug })
  return (
    <a
      href={`${action}${query}#price-list`}
      className={styles.type}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
    >
      {words}
    </a>
  )
}
