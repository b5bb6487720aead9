import { useText } from '~/i18n/use-text'
import { PhoneFold } from '~/ui/fold/phone-fold'
import styles from './project-units.module.css'
import type { ProjectUnits as Units } from './project-units.server'
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
            <strong lang={type.name.lang}>{type.name.text}</strong>
            <span>{t('listings:projects.freeOfTotal', { free: type.free, count: type.total })}</span>
            {type.from && (
              <span>
                {t('listings:startingFrom')} {type.from}
              </span>
            )}
          </li>
        ))}
      </ul>
      {list.total > 1 && (
        <PhoneFold title={t('listings:projects.filter')} heading="h3" quiet open={list.narrowed}>
          <UnitFilter action={action} criteria={list.criteria} narrowed={list.narrowed} types={list.types} />
        </PhoneFold>
      )}
      <p role="status" className={styles.status}>
        {t('listings:projects.shown', { shown: list.units.length, count: list.total })}
      </p>
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
