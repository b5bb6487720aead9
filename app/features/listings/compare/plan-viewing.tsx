import { useText } from '~/i18n/use-text'
import { OpenSheet, Sheet } from '~/ui/sheet/sheet'
import { Price } from '../card/price'
import styles from './compare.module.css'
import { PlanViewing } from './compared-parts'
import type { ComparedColumn } from './comparison'

const sheet = 'viewing'

/** The page's one action: a viewing of one of the compared homes that can still be had, which a sheet asks for. */
export function ChooseViewing({ columns }: { columns: readonly ComparedColumn[] }) {
  const { t } = useText()
  const offered = columns.filter(({ viewingHref }) => viewingHref)
  const [only, ...others] = offered
  if (!only) return null
  if (others.length === 0)
    return (
      <div className={styles.bar} data-bottom-actions="phone">
        <PlanViewing column={only} look="button-main" />
      </div>
    )
  return (
    <div className={styles.bar} data-bottom-actions="phone">
      <OpenSheet opens={sheet} className="button button-main">
        {t('listings:compare.viewing.open')}
      </OpenSheet>
      <Sheet id={sheet} labelledBy={`${sheet}-title`}>
        <h2 id={`${sheet}-title`} className={styles.which}>
          {t('listings:compare.viewing.which')}
        </h2>
        <ul className={styles.offered}>
          {offered.map(({ card, name, viewingHref }) => (
            <li key={card.id}>
              <a href={viewingHref}>{card.title}</a>
              <small>
                {name.kind}, {name.detail}
              </small>
              <Price price={card.price} />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
