import { useText } from '~/i18n/use-text'
import type { UnitRowView } from './project-units.server'
import styles from './unit-table.module.css'

/** The price list of a project; on a phone each unit is a card of its own. */
export function UnitTable({ units }: { units: UnitRowView[] }) {
  const { t } = useText()
  const columns = ['floor', 'type', 'surface', 'terrace', 'bedrooms', 'price'] as const
  const asks = units.some(({ contactHref, planHref }) => contactHref || planHref)
  return (
    <table className={styles.units}>
      <caption className="visually-hidden">{t('listings:projects.priceList')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('listings:projects.unit')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`listings:projects.${column}`)}
            </th>
          ))}
          <th scope="col">{t('listings:projects.state')}</th>
          {asks && (
            <th scope="col">
              <span className="visually-hidden">{t('listings:projects.ask')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id} data-state={unit.state}>
            <th scope="row" lang={unit.name.lang}>
              {unit.name.text}
            </th>
            {columns.map((column) => (
              <td
                key={column}
                data-column={column}
                data-label={t(`listings:projects.${column}`)}
                data-empty={unit[column].text === '' ? '' : undefined}
                lang={unit[column].lang}
              >
                {unit[column].text}
              </td>
            ))}
            <td data-label={t('listings:projects.state')}>
              <span className={styles.state} data-state={unit.state}>
                {unit.stateText}
              </span>
            </td>
            {asks && (
              <td data-empty={unit.contactHref || unit.planHref ? undefined : ''} data-ask="">
                <UnitLink href={unit.planHref} text={t('listings:projects.plan')} name={unit.name} />
                <UnitLink href={unit.contactHref} text={t('listings:projects.ask')} name={unit.name} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Repeats the unit's name for screen readers. */
function UnitLink({
  href,
  text,
  name,
}: {
  href: string | undefined
  text: string
  name: UnitRowView['name']
}) {
  if (!href) return null
  return (
    <a href={href} className={styles.ask}>
      {text}
      <span className="visually-hidden">
        , <span lang={name.lang}>{name.text}</span>
      </span>
    </a>
  )
}
